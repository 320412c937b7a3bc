/** Texts of the audit log. */
export const auditTexts = {
  title: 'Audit Log',
  list: 'Events',
  intro: 'Who did what, when.',
  from: 'From Date',
  to: 'To Date',
  who: 'Who',
  everybody: 'Everybody',
  action: 'Action',
  anyAction: 'All actions',
  search: 'Search',
  searchHint: 'What it was done to',
  submit: 'SEARCH',
  loading: 'Loading...',
  header: ['Date', 'Time', 'Who', 'Action', 'What'],
  /** Nobody we know, such as a login with a user id that no account has. */
  nobody: 'unknown',
  empty: 'No events found',
  correct: 'Please correct the marked filters.',
};
