/** Texts of calls that failed before the server could say why. */
export const failureTexts = {
  notLoggedIn: 'Please log in.',
};
