import type { Handed } from '@dealership/shared';
import { leaveTexts as texts } from '@dealership/shared/texts/staff/desk/duty.ts';

/** Who takes which open enquiries, and which wait in their queues; empty: there are none. */
export function handedLines(
  handed: readonly Handed[],
  nameOf: (userId: string) => string,
): string[] {
  const takers = [...new Set(handed.map(({ to }) => to))];
  return takers.map((to) => {
    const theirs = handed.filter((each) => each.to === to);
    return to === null ? texts.waits(theirs) : texts.takes(nameOf(to), theirs);
  });
}
