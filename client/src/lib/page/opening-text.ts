import {
  dayOf,
  hoursOn,
  isRoundTheClock,
  openingStateAt,
  type OpeningHours,
} from '@dealership/shared';
import { hoursTexts } from '@dealership/shared/texts/common/hours.ts';
import { openingTexts } from '@dealership/shared/texts/public/opening.ts';
import { dealership } from './dealership.ts';

/** Whether the showroom is open at an instant (epoch milliseconds), in a few words. */
export function openingText(
  now: number,
  hours: OpeningHours = dealership().hours,
): { isOpen: boolean; text: string } {
  const { intervals } = hoursOn(hours, dayOf(now));
  if (isRoundTheClock(intervals)) return { isOpen: true, text: openingTexts.allDay };
  const state = openingStateAt(hours, now);
  if (state.isOpen) return { isOpen: true, text: openingTexts.open(hoursTexts.time(state.until)) };
  const next = state.opens && hoursTexts.next(state.opens);
  return { isOpen: false, text: closedText(state.closedToday, next) };
}

function closedText(reason: string | undefined, next: string | undefined): string {
  if (reason !== undefined) {
    return next === undefined
      ? openingTexts.closedToday(reason)
      : openingTexts.closedTodayUntil(reason, next);
  }
  return next === undefined ? openingTexts.closed : openingTexts.opensAt(next);
}
