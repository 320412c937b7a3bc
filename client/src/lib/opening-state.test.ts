import { expect, test } from 'vitest';
import { openingStateAt } from './opening-state.ts';

const open = (closes: string) => ({ isOpen: true, closes });
const closed = (opens: string, isToday: boolean) => ({ isOpen: false, opens, isToday });

// 2026-11-21 is a Saturday. The instants are UTC: five and a half hours less than in Siliguri.
test.each([
  ['Saturday 09:59:59', '2026-11-21T04:29:59Z', closed('10:00 AM', true)],
  ['Saturday 10:00', '2026-11-21T04:30:00Z', open('07:00 PM')],
  ['Saturday 18:59:59', '2026-11-21T13:29:59Z', open('07:00 PM')],
  ['Saturday 19:00', '2026-11-21T13:30:00Z', closed('11:00 AM', false)],
  ['Sunday 00:30', '2026-11-21T19:00:00Z', closed('11:00 AM', true)],
  ['Sunday 11:00', '2026-11-22T05:30:00Z', open('05:00 PM')],
  ['Sunday 17:00', '2026-11-22T11:30:00Z', closed('10:00 AM', false)],
  ['Friday 20:00', '2026-11-20T14:30:00Z', closed('10:00 AM', false)],
])('on %s in Siliguri', (_name, instant, state) => {
  expect(openingStateAt(Date.parse(instant))).toEqual(state);
});
