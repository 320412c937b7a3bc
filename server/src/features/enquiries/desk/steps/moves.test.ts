import { describe, expect, it } from 'vitest';
import { instantOf, type AppointmentState } from '@dealership/shared';
import { move } from './moves.ts';
import type { StateOnDesk } from '../rows/state-on-desk.ts';

const NOON = '2026-11-21T12:00';
const LATER = '2026-11-23T11:00';
const day = [{ opens: '10:00', closes: '19:00' }];
const settings = {
  hours: { week: [day, day, day, day, day, day, []], special: [] },
  lostReasons: [],
};

function take(state: StateOnDesk, step: Parameters<typeof move>[1], at = NOON): StateOnDesk {
  return move(state, step, { userId: 'rina', now: instantOf(at), settings });
}

const arrived: StateOnDesk = {
  status: 'new',
  standing: 'open',
  dealer_id: 1,
  assignee: null,
  stage: 'promised',
  next_at: instantOf(NOON),
  due_at: instantOf(NOON),
  critical_at: null,
  check_at: instantOf(NOON),
  attempted_at: null,
  tries: 0,
  appointment_day: null,
  appointment_time: null,
  appointment_state: null,
  closed_at: null,
  lost_reason: null,
  answer_minutes: null,
  reached_at: null,
  appointed_at: null,
  missed_at: null,
};

/** An enquiry with an appointment on the day of `NOON`. */
function fixed(time: string | null, how: AppointmentState = 'confirmed'): StateOnDesk {
  const appointment = { appointment_day: '2026-11-21', appointment_time: time };
  return { ...arrived, status: 'fixed', ...appointment, appointment_state: how };
}

describe('tries in a row', () => {
  it('are counted while nobody answers, and begin anew with whoever was reached', () => {
    const tried = take(take(arrived, { do: 'no-answer' }), { do: 'switched-off' });
    expect(tried.tries).toBe(2);
    expect(take(tried, { do: 'call-later', at: LATER }).tries).toBe(0);
    expect(take(tried, { do: 'spoke', then: { to: 'next', at: LATER } }).tries).toBe(0);
    expect(take(tried, { do: 'next', at: LATER }).tries).toBe(2);
    const asked = { ...fixed(null), tries: 2 };
    expect(take(asked, { do: 'came', then: { to: 'done' } }).tries).toBe(0);
    expect(take(asked, { do: 'missed', then: { to: 'next', at: LATER } }).tries).toBe(2);
  });
});

describe('what came of an appointment', () => {
  const end = (state: StateOnDesk, how: 'came' | 'missed', at: string) =>
    take(state, { do: how, then: { to: 'next', at: '2026-11-25T11:00' } }, at).appointment_state;
  const toCome = 'still to come';
  const none = 'no open appointment';

  it('is recorded from its day on, and that nobody came from its time on', () => {
    for (const how of ['asked', 'confirmed'] as const) {
      const state = fixed('15:30', how);
      expect(() => end(state, 'came', '2026-11-20T23:59')).toThrow(toCome);
      expect(end(state, 'came', '2026-11-21T00:00')).toBe('came');
      expect(() => end(state, 'missed', '2026-11-21T15:29')).toThrow(toCome);
      expect(end(state, 'missed', '2026-11-21T15:30')).toBe('missed');
      expect(() => end(fixed(null, how), 'missed', '2026-11-20T23:59')).toThrow(toCome);
      expect(end(fixed(null, how), 'missed', '2026-11-21T00:00')).toBe('missed');
    }
  });

  it('is recorded once, and only where there is one', () => {
    for (const how of ['came', 'missed'] as const) {
      expect(() => end(fixed('11:00', how), 'came', NOON)).toThrow(none);
      expect(() => end(fixed('11:00', how), 'missed', NOON)).toThrow(none);
      expect(() => end(arrived, how, NOON)).toThrow(none);
    }
  });
});
