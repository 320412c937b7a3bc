import type { DeskRow } from '@dealership/shared';
import { dueTexts } from '@dealership/shared/texts/staff/desk/desk.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';

/** How close the next step is to being due. */
export type DueLevel = 'none' | 'later' | 'soon' | 'overdue' | 'critical';

export interface Due {
  level: DueLevel;
  /** The level in a word; `''`: there is enough time, or `relative` has it. */
  word: string;
  /** Relative to now: `in 12 min`, `2 days overdue`. */
  relative: string;
  /** `today 2:00 pm` */
  absolute: string;
}

/** When the next step is due, seen from an instant (epoch ms). */
export function dueOf(row: DeskRow, now: number): Due {
  const { standing, next_at: nextAt, closed_at: closedAt } = row;
  if (standing === 'closed') {
    const absolute = closedAt === null ? '' : timeTexts.at(closedAt, now);
    return { level: 'none', word: dueTexts.closed, relative: '', absolute };
  }
  if (nextAt === null) {
    const word = standing === 'before' ? dueTexts.before : dueTexts.none;
    return { level: 'none', word, relative: '', absolute: '' };
  }
  const level = levelOf(row, nextAt, now);
  const isLate = level === 'overdue' || level === 'critical';
  return {
    level,
    word: level === 'later' || level === 'overdue' ? '' : dueTexts[level],
    relative: isLate ? timeTexts.overdue(now - nextAt) : timeTexts.ahead(nextAt - now),
    absolute: timeTexts.at(nextAt, now),
  };
}

function levelOf(row: DeskRow, nextAt: number, now: number): Exclude<DueLevel, 'none'> {
  const { attempted_at: attemptedAt, critical_at: criticalAt, soon_at: soonAt } = row;
  const isCritical = attemptedAt === null && criticalAt !== null && criticalAt <= now;
  if (isCritical && nextAt <= now) return 'critical';
  if (nextAt <= now) return 'overdue';
  return soonAt !== null && soonAt <= now ? 'soon' : 'later';
}
