/** Lengths are in code points. */
export const deskLimits = {
  note: 2000,
  /** Detail of a reason, such as a brand. */
  detail: 200,
  /** How many days ahead a next step and an appointment may be. */
  daysAhead: 365,
  page: 50,
  /** Larger numbers are shown as *and more*. */
  counted: 1000,
  /** Events of an enquiry in one answer, the latest first. */
  events: 50,
  /** Enquiries in one step for many. */
  many: 2000,
  /** How long an outcome can be undone, in ms. */
  undoMs: 60_000,
  /** How long an enquiry counts as open on a person's screen after the last sign of it, in ms. */
  openMs: 20_000,
} as const;

export const savedViewLimits = {
  /** Code points. */
  name: 40,
  /** Saved views of one person, and shared ones in all. */
  count: 20,
} as const;
