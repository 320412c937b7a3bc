import { FIRST_BRANCH } from '../dealership/setting-values.ts';
import type { OpeningHours } from '../opening/hours.ts';
import type { LocalText } from '../text/local-text.ts';
import type { AnsweringSettings } from './answering/usual-answering.ts';

/** The opening hours of a branch; of the first one in place of a deleted branch, or of none (`null`). */
export function hoursOf(
  { branches }: Pick<AnsweringSettings, 'branches'>,
  branch: number | null = FIRST_BRANCH,
): OpeningHours<LocalText> {
  const idOf = (wanted: number | null) => branches.find(({ id }) => id === wanted);
  return (idOf(branch) ?? idOf(FIRST_BRANCH))?.hours ?? { week: [], special: [] };
}

/** The branch that a visitor has chosen; the first one in place of any that is not shown, or that is no number. */
export function branchSent(
  { branches }: Pick<AnsweringSettings, 'branches'>,
  sent: unknown,
): number {
  return branches.find(({ id, isShown }) => isShown && id === Number(sent))?.id ?? FIRST_BRANCH;
}
