/** Texts of calls that failed without an answer of the server. */
export const failureTexts = {
  notLoggedIn: 'Please log in.',
};
