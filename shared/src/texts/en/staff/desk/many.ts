import type { ManyDone, ManyUndone, Match } from '../../../../desk/many.ts';
import type { ManyStep } from '../../../../desk/steps.ts';
import { leftTexts } from '../../../parts/many-left.ts';
import { enquiriesText, grouped } from '../../common/counts.ts';

/** `12 were closed already.` */
function were(one: string, more: string) {
  return (count: number) => (count === 1 ? `1 ${one}.` : `${grouped.format(count)} ${more}.`);
}

const left = {
  closed: were('was already closed', 'were already closed'),
  same: were('already set', 'already set'),
  kind: were('skipped: not their type', 'skipped: not their type'),
  changed: were('had just been changed', 'had just been changed'),
  gone: were('no longer exists', 'no longer exist'),
};

const changedSince = were(
  'has changed since and was skipped',
  'have changed since and were skipped',
);

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
  done: (step: ManyStep['do'], result: Pick<ManyDone, 'done' | 'left'>) =>
    [doneTexts[step](grouped.format(result.done)), ...leftTexts(result.left, left)].join(' '),
  undone: (result: ManyUndone) =>
    [
      `${grouped.format(result.done)} undone.`,
      ...(result.left === 0 ? [] : [changedSince(result.left)]),
    ].join(' '),
};
