import type { EventContent } from '@dealership/shared';
import { expect, test } from 'vitest';
import { toEventRow, toStoredEvent } from './rows/desk-repository.ts';

const row = { id: 1, enquiry_id: 2, at: 3, user_id: 'rina', reason: null, request_key: null };

test.each<[kind: string, detail: object, sent: object, kept?: object]>([
  [
    'assign',
    { to: 'rina', why: 'customer', kinds: ['sales'] },
    { to: 'rina', why: 'customer' },
    { kinds: ['sales'] },
  ],
  [
    'close',
    { then: { to: 'done' }, before: { status: 'new' }, batch: 4 },
    { then: { to: 'done' } },
    { before: { status: 'new' }, batch: 4 },
  ],
  ['added', { origin: 'phone', digest: 'ab' }, { origin: 'phone' }, { digest: 'ab' }],
  ['undo', { before: {} }, {}, { before: {} }],
  ['blocked', { before: {} }, {}, { before: {} }],
  // As earlier versions stored them.
  ['assign', { to: 'rina' }, { to: 'rina' }],
  ['joined', {}, {}],
  ['message', { by: 'sms' }, { by: 'sms' }],
])('of what is stored of %s, %j, only the server has the rest', (kind, detail, sent, kept) => {
  const event = toStoredEvent({ ...row, kind, detail: JSON.stringify(detail) });
  expect(event).toEqual({
    id: 1,
    at: 3,
    userId: 'rina',
    requestKey: null,
    kind,
    detail: sent,
    kept,
  });
});

test.each<EventContent>([
  { kind: 'due', detail: { from: null } },
  { kind: 'close', detail: { then: { to: 'lost', reason: 'price' }, note: 'Too much' } },
])('%j is read as it is stored', (content) => {
  const kept = { before: { tries: 1 } };
  const stored = toEventRow({ id: 2, at: 3, userId: 'rina', ...content, kept });
  expect(toStoredEvent({ ...stored, id: 1 })).toMatchObject({
    id: 1,
    at: 3,
    userId: 'rina',
    ...content,
    kept,
  });
  expect(stored.reason).toBe(content.kind === 'close' ? 'price' : null);
});
