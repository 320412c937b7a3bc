import type { DeskView } from '../../../../desk/desk-address.ts';

/** Texts of an empty list. An enquiry in *From before the desk*, even if it was closed since, is in no other list. */
const empty: Readonly<Record<DeskView, string>> = {
  mine: 'Nothing is due for you today.',
  unassigned: 'No enquiry is waiting to be assigned.',
  overdue: 'Nothing is overdue.',
  new: 'No new open enquiries since your last visit.',
  appointments: 'No appointments today.',
  week: 'Nothing else is due this week.',
  waiting: 'No next steps are planned for later.',
  open: 'No open enquiries.',
  closed: 'No closed enquiries.',
  before: 'No enquiries from before the desk are left to sort.',
};

export const emptyTexts = {
  empty,
  /** Links from an empty list. */
  ways: {
    mine: (count: string) => `${count} due for you`,
    overdue: (count: string) => `${count} overdue`,
    unassigned: (count: string) => `${count} unassigned`,
  },
  /** Next to the number of unassigned enquiries. */
  nobodyOnDuty: 'Nobody is on duty',
  nothingFound: 'Nothing was found.',
  nothingMatches: 'Nothing in this list matches the filters.',
};

export const filterTexts = {
  kind: 'Type',
  allKinds: 'All types',
  anyStatus: 'Any status',
  anyone: 'Anyone',
  /** Status `done` for all kinds. */
  done: 'Sold or done',
  clearFilters: 'Clear filters',
  /** When the enquiries of a search arrived. */
  arrived: 'Arrived between …',
  arrivedHint: 'With a time, the text is looked for in messages, too.',
  arrivedEnds: { from: 'From', until: 'Until' },
  anyTime: 'At any time',
};
