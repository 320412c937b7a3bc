import { expect, it } from 'vitest';
import { mailboxOf } from './write-messages.ts';

it.each([
  ['Victim+17@Example.com', 'victim@example.com'],
  ['victim+a+b@example.com', 'victim@example.com'],
  ['v.ic.tim+x@gmail.com', 'victim@gmail.com'],
  ['V.ictim@GoogleMail.com', 'victim@gmail.com'],
  ['a.b@example.com', 'a.b@example.com'],
  ['a.b@gmail.com.example', 'a.b@gmail.com.example'],
  ['+only@example.com', '+only@example.com'],
])('%s is counted as %s', (typed, counted) => {
  expect(mailboxOf(typed)).toBe(counted);
});
