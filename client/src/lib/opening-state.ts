import { dayOf, dealership, timeOf } from '@dealership/shared';

/** Whether the showroom is open, and when that changes (in the words of the dealership's hours). */
export type OpeningState =
  { isOpen: true; closes: string } | { isOpen: false; opens: string; isToday: boolean };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The state at an instant (epoch milliseconds), in the showroom's time zone. */
export function openingStateAt(now: number): OpeningState {
  const { opens, closes } = hoursOf(now);
  const time = timeOf(now);
  if (time < toClock(opens)) return { isOpen: false, opens, isToday: true };
  if (time < toClock(closes)) return { isOpen: true, closes };
  return { isOpen: false, opens: hoursOf(now + DAY_MS).opens, isToday: false };
}

function hoursOf(now: number) {
  const { weekdays, sunday } = dealership.openingHours;
  const isSunday = new Date(`${dayOf(now)}T00:00:00Z`).getUTCDay() === 0;
  return isSunday ? sunday : weekdays;
}

/** `07:00 PM` -> `19:00:00`. */
function toClock(time: string): string {
  const [hour = '', minute = '', half = ''] = time.split(/[: ]/);
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}:00`;
}
