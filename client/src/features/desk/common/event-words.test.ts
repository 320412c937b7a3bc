import type { EventContent } from '@dealership/shared';
import { expect, test } from 'vitest';
import { deskRow } from '../../../../test/desk-row.ts';
import { eventText } from './event-words.ts';

const person = (id: string) => ({
  user_id: id,
  user_name: id === 'rina' ? 'Rina Das' : 'Suman Das',
});
const choices = {
  reasons: [],
  colleagues: ['rina', 'suman'].map((id) => ({
    ...person(id),
    kinds: [],
    branches: null,
    is_on_duty: true,
  })),
  branches: [{ id: 2, name: 'Matigara' }],
};

const people = { rina: person('rina'), suman: person('suman'), desk: null };

/** The text that Rina reads. */
function read(by: keyof typeof people, content: EventContent): string {
  const event = { ...content, person: people[by] };
  return eventText(event, { enquiry: deskRow(), choices, ownUserId: 'rina', now: 0 });
}

test.each([
  ['rina', { to: 'rina' }, 'You took it.'],
  ['rina', { to: 'suman' }, 'You assigned it to Suman Das.'],
  ['rina', { to: null }, 'You unassigned it.'],
  ['suman', { to: 'suman' }, 'Suman Das took it.'],
  ['suman', { to: 'rina' }, 'Suman Das assigned it to you.'],
  ['suman', { to: null }, 'Suman Das unassigned it.'],
  ['desk', { to: 'rina', why: 'turn' }, 'It went to you in turn.'],
  [
    'desk',
    { to: 'suman', why: 'customer' },
    'It went to Suman Das, with the customer’s other open enquiry.',
  ],
  ['desk', { from: 'suman', to: 'rina' }, 'It went to you.'],
  ['desk', { from: 'suman', to: null }, 'It became unassigned.'],
] as const)('who answers it, as %j says with %j', (by, detail, text) => {
  expect(read(by, { kind: 'assign', detail })).toBe(text);
});

test.each<[keyof typeof people, EventContent, string]>([
  ['rina', { kind: 'seen', detail: {} }, 'You were the first to open it.'],
  ['suman', { kind: 'seen', detail: {} }, 'Suman Das was the first to open it.'],
  [
    'desk',
    { kind: 'due', detail: { from: 'suman' } },
    'It was not answered in time and became unassigned.',
  ],
  ['desk', { kind: 'due', detail: { from: null } }, 'It was not answered in time.'],
  ['desk', { kind: 'blocked', detail: {} }, 'The number is blocked, so it was closed unseen.'],
  ['suman', { kind: 'blocked', detail: {} }, 'Suman Das blocked the number, which closed it.'],
  ['suman', { kind: 'joined', detail: {} }, 'Suman Das linked the customer with another one.'],
  [
    'rina',
    { kind: 'appointment', detail: { day: '1970-01-02', isConfirmed: true } },
    'You set an appointment: tomorrow at any time.',
  ],
  [
    'rina',
    { kind: 'appointment', detail: { day: '1970-01-02', isConfirmed: false } },
    'You set an appointment, not confirmed yet: tomorrow at any time.',
  ],
])('what %j did: %j', (by, content, text) => {
  expect(read(by, content)).toBe(text);
});
