/** Texts of the list of all enquiries. */
export const allEnquiriesTexts = {
  title: 'All Enquiries',
  emptyMessage: 'No records found',
};
