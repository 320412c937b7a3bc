import { enquiryKinds, type EnquiryKind } from '../../enquiries/registry.ts';

/** What a file of leads may have; `rows` without its headings. */
export const leadLimits = {
  bytes: 5 * 1024 * 1024,
  rows: 10_000,
  /** What lies further right is not looked at. */
  columns: 100,
  /** Of a heading, in UTF-16 units: what is longer is cut. */
  heading: 200,
  /** Of all that a row says and its form does not ask for. Code points. */
  note: 8000,
  /** Rows that are told one by one; all are counted. */
  told: 100,
} as const;

/** The kinds that leads are imported as; what somebody has agreed to they say themselves. */
export const leadKinds: readonly EnquiryKind[] = enquiryKinds.filter((kind) => kind !== 'opt-in');

/** Columns that become answers of the kind's form, where it asks for them. */
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

/** What a column of a file of leads is about. */
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
