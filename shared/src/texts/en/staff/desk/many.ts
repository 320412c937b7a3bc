import type { ManyDone, ManyUndone, Match } from '../../../../desk/many.ts';
import type { ManyStep } from '../../../../desk/steps.ts';
import { enquiriesText, grouped } from '../../common/counts.ts';

/** `12 were closed already.` */
function were(count: number, one: string, more: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? `1 ${one}.` : `${grouped.format(count)} ${more}.`];
}

const doneTexts: Readonly<Record<ManyStep['do'], (count: string) => string>> = {
  assign: (count) => `${count} assigned.`,
  next: (count) => `Due time changed for ${count}.`,
  close: (count) => `${count} closed.`,
};

export const manyTexts = {
  bar: 'Selected enquiries',
  chosen: (count: number) => `${grouped.format(count)} selected`,
  /** Button that also chooses rows that are not loaded. */
  all: ({ count, has_more: hasMore }: Pick<Match, 'count' | 'has_more'>) =>
    hasMore
      ? `The first ${grouped.format(count)} that match`
      : `All ${grouped.format(count)} that match`,
  assign: 'Assign',
  due: 'Change due time',
  close: 'Close enquiries…',
  stop: 'Done',
  titles: {
    assign: (count: number) => `Assign ${enquiriesText(count)}`,
    next: (count: number) => `Change the due time of ${enquiriesText(count)}`,
    close: (count: number) => `Close ${enquiriesText(count)}`,
  },
  take: 'Take them',
  toQueue: 'Unassign them',
  /** Notes about enquiries that the step does not fit. */
  hints: {
    assign: 'Closed enquiries, and types that the colleague does not handle, are skipped.',
    next: 'Closed enquiries are skipped. Assignments do not change.',
    close: 'Closed enquiries are skipped.',
  },
  /** More enquiries match than one step can take. */
  only: (count: number) =>
    `More than ${grouped.format(count)} match. These are the first ${grouped.format(count)} of the list.`,
  /** The answer was lost. */
  inPart: 'Some of them may be done already. Trying again does the rest.',
  /** Status `done` for all kinds. */
  isDone: 'Done (sold, serviced, answered …)',
  done: (step: ManyStep['do'], { done, left }: Pick<ManyDone, 'done' | 'left'>) =>
    [
      doneTexts[step](grouped.format(done)),
      ...were(left.closed, 'was already closed', 'were already closed'),
      ...were(left.same, 'already set', 'already set'),
      ...were(left.kind, 'skipped: not their type', 'skipped: not their type'),
      ...were(left.changed, 'had just been changed', 'had just been changed'),
      ...were(left.gone, 'no longer exists', 'no longer exist'),
    ].join(' '),
  undone: ({ done, left }: ManyUndone) =>
    [
      `${grouped.format(done)} undone.`,
      ...were(left, 'has changed since and was skipped', 'have changed since and were skipped'),
    ].join(' '),
};
