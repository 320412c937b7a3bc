import type { QuotationState } from '../../../../quotations/quotation-limits.ts';
import type { QuotationChange } from '../../../../quotations/quotation-schema.ts';
import { formatRupees } from '../../../../money/money.ts';
import { dateOfYear } from '../time/moment-words.ts';

const changes: Readonly<Record<Exclude<QuotationChange['what'], 'line'>, string>> = {
  vehicle: 'Model or variant',
  place: 'Place of registration',
  loan: 'Loan',
  booking: 'Booking amount',
  validity: 'Valid until',
};

const states: Readonly<Record<QuotationState, string>> = {
  open: 'Open',
  accepted: 'Accepted',
  expired: 'No longer valid',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced by a newer version',
};

/** Of the public page and the paper. */
export const quotationTexts = {
  title: 'Quotation',
  numberOf: (number: string, version: number) =>
    version === 1 ? number : `${number}, version ${version}`,
  total: 'You pay',
  validUntil: (last: string) => `Valid until ${dateOfYear(last)}`,
  made: (day: string, name: string) => `Made on ${dateOfYear(day)} by ${name}`,
  booking: (amount: number) => `Booking amount: ${formatRupees(amount)}`,
  pay: 'Pay the booking amount by UPI',
  refund: (rule: string) => `If you do not buy: ${rule}`,
  check: (address: string) =>
    `To check that this paper is from us, open ${address}: it shows the same number and the same sum.`,
  loan: 'Loan',
  changed: 'What has changed',
  change: (name: string, before: string, after: string) => `${name}: ${before}, now ${after}`,
  nothing: 'not there',
  changes,
  states,
  loading: 'The quotation is being loaded…',
  none: 'There is no quotation at this address. Please ask us for a new one.',
  says: {
    accepted: 'You have accepted this quotation.',
    expired: 'This quotation is no longer valid. Please ask us for a new one.',
    withdrawn: 'We have withdrawn this quotation. Please ask us for a new one.',
    replaced: 'We have sent you a newer version of this quotation, which counts in its place.',
  },
  want: 'I want this',
  wanted: 'Thank you. We know that you want this, and will call you.',
  notSent: 'It could not be sent. Please try again.',
  pdf: 'Quotation as PDF',
  picture: 'Quotation as a picture',
  paper: (vehicle: string, number: string) => `Quotation ${number}: ${vehicle}`,
};
