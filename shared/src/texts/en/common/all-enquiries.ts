import { screenTitles } from '../../parts/english/screen-titles.ts';

export const allEnquiriesTexts = {
  title: screenTitles.enquiries,
  /** For a kind of enquiry by which no offer may be sent. */
  noOffers: (kind: string) => `${kind} (no offers)`,
  emptyMessage: 'No records found',
};
