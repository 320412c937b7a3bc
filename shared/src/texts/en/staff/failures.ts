/** Texts of failures without an answer that explains them. */
export const staffFailureTexts = {
  unreachable: 'The server cannot be reached. Please check the connection and try again.',
  unknown: 'Something went wrong. Please try again.',
  page: 'This page could not be shown. Please reload it.',
};
