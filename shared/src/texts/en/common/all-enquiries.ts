export const allEnquiriesTexts = {
  title: 'All Enquiries',
  /** For a kind of enquiry by which no offer may be sent. */
  noOffers: (kind: string) => `${kind} (no offers)`,
  emptyMessage: 'No records found',
};
