import { enquiryKinds, type EnquiryKind } from '../../enquiries/registry.ts';

/** Limits for a file of leads; `rows` does not count its headings. */
export const leadLimits = {
  bytes: 5 * 1024 * 1024,
  rows: 10_000,
  /** Columns further right are ignored. */
  columns: 100,
  /** Length of a heading, in UTF-16 units: a longer one is cut. */
  heading: 200,
  /** All text of a row that the kind's form has no field for. Code points. */
  note: 8000,
  /** Rows that are listed one by one; all are counted. */
  listed: 100,
} as const;

/** The kinds that leads are imported as; people can only give consent themselves. */
export const leadKinds: readonly EnquiryKind[] = enquiryKinds.filter((kind) => kind !== 'opt-in');

/** Columns that become answers of the kind's form, if it has such a field. */
export const leadFields = [
  'name',
  'mobile',
  'email',
  'model',
  'variant',
  'colour',
  'message',
  'pinCode',
  'registrationNumber',
  'purchaseYear',
  'loanAmount',
] as const;

/** The meanings of a column in a file of leads. */
export const leadColumns = [
  ...leadFields,
  'firstName',
  'lastName',
  'city',
  'day',
  'source',
  'campaign',
  'ad',
  'leadId',
] as const;

export type LeadColumn = (typeof leadColumns)[number];
