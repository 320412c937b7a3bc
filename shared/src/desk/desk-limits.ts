/** Lengths are in code points. */
export const deskLimits = {
  note: 2000,
  /** Which brand, or what else is said with a reason. */
  detail: 200,
  /** How far ahead a next step and an appointment may be. */
  daysAhead: 365,
  /** Rows of a page. */
  page: 50,
  /** More are counted as *and more*. */
  counted: 1000,
  /** Events of an enquiry that are sent at once, the latest first. */
  events: 50,
  /** Enquiries of one step for many. */
  many: 2000,
  /** How long an outcome can be undone, in ms. */
  undoMs: 60_000,
  /** How long somebody counts as looking at an enquiry after the last sign of it, in ms. */
  openMs: 20_000,
} as const;

export const savedViewLimits = {
  /** Code points. */
  name: 40,
  /** Of one person, and of all that are shared. */
  count: 20,
} as const;
