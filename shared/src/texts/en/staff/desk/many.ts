import type { ManyDone, ManyUndone, Match } from '../../../../desk/many.ts';
import type { ManyStep } from '../../../../desk/steps.ts';
import { enquiriesText, grouped } from '../../common/counts.ts';

/** `12 were closed already.` */
function were(count: number, one: string, more: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? `1 ${one}.` : `${grouped.format(count)} ${more}.`];
}

const doneWords: Readonly<Record<ManyStep['do'], string>> = {
  assign: 'assigned',
  next: 'set due',
  close: 'closed',
};

export const manyTexts = {
  bar: 'Chosen enquiries',
  chosen: (count: number) => `${grouped.format(count)} chosen`,
  /** Button that also chooses rows that are not loaded. */
  all: ({ count, has_more: hasMore }: Pick<Match, 'count' | 'has_more'>) =>
    hasMore
      ? `The first ${grouped.format(count)} that match`
      : `All ${grouped.format(count)} that match`,
  assign: 'Assign',
  due: 'Set due',
  close: 'Close',
  stop: 'Done choosing',
  titles: {
    assign: (count: number) => `Assign ${enquiriesText(count)}`,
    next: (count: number) => `Set ${enquiriesText(count)} due`,
    close: (count: number) => `Close ${enquiriesText(count)}`,
  },
  take: 'Take them',
  toQueue: 'Put them back in the queue',
  /** Notes about enquiries that the step does not fit. */
  hints: {
    assign: 'Closed ones stay as they are, and so do kinds that somebody does not handle.',
    next: 'Closed ones stay as they are. Who answers them does not change.',
    close: 'Closed ones stay as they are.',
  },
  /** More enquiries match than one step can take. */
  only: (count: number) =>
    `More than ${grouped.format(count)} match. These are the first ${grouped.format(count)} of the list.`,
  /** The answer was lost. */
  inPart: 'Some of them may be done already. Trying again does the rest.',
  /** Status `done` for all kinds. */
  isDone: 'Done (sold, serviced, answered …)',
  closeThem: (count: number) => `Close ${enquiriesText(count)}`,
  done: (step: ManyStep['do'], { done, left }: Pick<ManyDone, 'done' | 'left'>) =>
    [
      `${grouped.format(done)} ${doneWords[step]}.`,
      ...were(left.closed, 'was closed already', 'were closed already'),
      ...were(left.same, 'stood so already', 'stood so already'),
      ...were(left.kind, 'is of a kind they do not handle', 'are of kinds they do not handle'),
      ...were(left.changed, 'had just been changed', 'had just been changed'),
      ...were(left.gone, 'is not there any more', 'are not there any more'),
    ].join(' '),
  undone: ({ done, left }: ManyUndone) =>
    [
      `${grouped.format(done)} undone.`,
      ...were(left, 'has changed since and stays', 'have changed since and stay'),
    ].join(' '),
};
