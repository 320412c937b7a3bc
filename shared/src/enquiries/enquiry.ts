import type { EnquiryValues } from './fields.ts';
import type { EnquiryKind } from './registry.ts';
import type { Locale } from '../languages/locale.ts';
import type { EnquiryCard } from '../price-card/stored-card.ts';
import type { SiteVisit } from './visit.ts';

/** An enquiry as the product stores it. */
export interface Enquiry {
  id: number;
  /** Short, easy to read aloud, not counting upward; visitors and staff name the enquiry by it. */
  reference: string;
  kind: EnquiryKind;
  /** When it was stored, epoch milliseconds. */
  createdAt: number;
  values: Partial<EnquiryValues>;
  noticeVersion?: string;
  /** The language of its form; absent where staff have added it. */
  language?: Locale;
}

/** An enquiry without its database id, with values that are stored beside it and are in no report. */
export interface NewEnquiry extends Omit<Enquiry, 'id'> {
  visit?: SiteVisit;
  /** Number of the branch that is to answer it; absent: the first. */
  branch?: number;
  priceCard?: EnquiryCard;
}

/** Visitors take at least this long before they send a form; quicker senders are robots (rules: robots). */
export const MINIMUM_FORM_AGE_MS = 1500;

/** The body key that people never see and so never fill in (rules: robots). */
export const HONEYPOT_KEY = 'website';

/** Header with the milliseconds since the form was first shown. */
export const FORM_AGE_HEADER = 'X-Form-Age';

/** Header that makes a repeated submission harmless (rules: sent-twice). */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
