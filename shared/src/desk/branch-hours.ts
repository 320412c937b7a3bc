import type * as z from 'zod/mini';
import type { openingHoursSchema } from '../dealership/dealership-schema.ts';
import { FIRST_BRANCH } from '../dealership/setting-values.ts';
import type { Locale } from '../languages/locale.ts';
import type { OpeningHours } from '../opening/hours.ts';
import { textIn, type LocalText } from '../text/local-text.ts';
import type { AnsweringSettings } from './answering/usual-answering.ts';

/** The opening hours of a branch; of the first one in place of a deleted branch, or of none (`null`). */
export function hoursOf(
  { branches }: Pick<AnsweringSettings, 'branches'>,
  branch: number | null = FIRST_BRANCH,
): OpeningHours<LocalText> {
  const idOf = (wanted: number | null) => branches.find(({ id }) => id === wanted);
  return (idOf(branch) ?? idOf(FIRST_BRANCH))?.hours ?? { week: [], special: [] };
}

/** The hours from a day (`YYYY-MM-DD`) on, in one language. */
export function comingHours(
  { week, special }: OpeningHours<LocalText>,
  { today, locale }: { today: string; locale: Locale },
): z.infer<typeof openingHoursSchema> {
  return {
    week: week.map((intervals) => [...intervals]),
    special: special
      .filter(({ lastDay }) => today <= lastDay)
      .map((days) => ({
        ...days,
        intervals: [...days.intervals],
        reason: textIn(days.reason, locale),
      })),
  };
}

/** The branch that a visitor has chosen; the first one in place of any that is not shown, or that is no number. */
export function branchSent(
  { branches }: Pick<AnsweringSettings, 'branches'>,
  sent: unknown,
): number {
  return branches.find(({ id, isShown }) => isShown && id === Number(sent))?.id ?? FIRST_BRANCH;
}
