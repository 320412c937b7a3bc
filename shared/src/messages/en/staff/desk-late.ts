import type { DeskView } from '../../../desk/desk-schema.ts';

/** In place of rows. */
const empty: Readonly<Record<DeskView, string>> = {
  mine: 'Nothing is due for you today.',
  unassigned: 'Nothing is waiting. Every enquiry has somebody who answers it.',
  overdue: 'Nothing is overdue.',
  new: 'Nothing has come in since your last visit.',
  appointments: 'No appointments today.',
  waiting: 'Nothing is waiting for a later time.',
  open: 'Every enquiry is closed.',
  closed: 'Nothing has been closed yet.',
  before: 'Everything from before the desk has been sorted.',
};

/** Texts of an empty list of the desk. */
export const emptyTexts = {
  empty,
  /** A way on from an empty list. */
  goUnassigned: (count: string) => `${count} unassigned`,
  /** Beside the number of those that are unassigned. */
  nobodyOnDuty: 'Nobody is on duty',
  nothingFound: 'Nothing was found.',
  nothingMatches: 'Nothing in this list matches the filters.',
};

/** Texts of what narrows a list of the desk down. */
export const filterTexts = {
  kind: 'Kind',
  allKinds: 'All kinds',
  anyStatus: 'Any status',
  anyone: 'Anyone',
  /** Of any kind. */
  done: 'Sold or done',
  clearFilters: 'Clear filters',
};
