import type { DeskEvent } from '@dealership/shared';
import { expect, test } from 'vitest';
import { deskRow } from '../../../../test/desk-row.ts';
import { eventText } from './event-words.ts';

const person = (id: string) => ({
  user_id: id,
  user_name: id === 'rina' ? 'Rina Das' : 'Suman Das',
});
const choices = {
  reasons: [],
  colleagues: ['rina', 'suman'].map((id) => ({ ...person(id), kinds: [], is_on_duty: true })),
};

/** As Rina reads it. */
function read(by: string, kind: DeskEvent['kind'], detail: object = {}): string {
  const event = { kind, person: by === '' ? null : person(by), detail: { ...detail } };
  return eventText(event, { enquiry: deskRow(), choices, ownUserId: 'rina', now: 0 });
}

test.each([
  ['rina', { to: 'rina' }, 'You took it.'],
  ['rina', { to: 'suman' }, 'You assigned it to Suman Das.'],
  ['rina', { to: null }, 'You put it back in the queue.'],
  ['suman', { to: 'suman' }, 'Suman Das took it.'],
  ['suman', { to: 'rina' }, 'Suman Das assigned it to you.'],
  ['suman', { to: null }, 'Suman Das put it back in the queue.'],
  ['', { to: 'rina', why: 'turn' }, 'It went to you in turn.'],
  [
    '',
    { to: 'suman', why: 'customer' },
    'It went to Suman Das, with the customer’s other open enquiry.',
  ],
  ['', { from: 'suman', to: 'rina' }, 'It went to you.'],
  ['', { from: 'suman', to: null }, 'It went back to the queue.'],
] as const)('who answers it, as %j says with %j', (by, detail, text) => {
  expect(read(by, 'assign', detail)).toBe(text);
});

test.each([
  ['rina', 'seen', {}, 'You were the first to open it.'],
  ['suman', 'seen', {}, 'Suman Das was the first to open it.'],
  ['', 'due', { from: 'suman' }, 'It was not answered in time and went back to the queue.'],
  ['', 'due', { from: null }, 'It was not answered in time.'],
  ['', 'blocked', {}, 'The number is blocked, so it was closed unseen.'],
  ['suman', 'blocked', {}, 'Suman Das blocked the number, which closed it.'],
  ['suman', 'joined', {}, 'Suman Das joined the customer with another one.'],
  [
    'rina',
    'appointment',
    { day: '1970-01-02', isConfirmed: true },
    'You set an appointment: tomorrow at any time.',
  ],
  [
    'rina',
    'appointment',
    { day: '1970-01-02', isConfirmed: false },
    'You set an appointment, not confirmed yet: tomorrow at any time.',
  ],
] as const)('what %j did: %s %j', (by, kind, detail, text) => {
  expect(read(by, kind, detail)).toBe(text);
});
