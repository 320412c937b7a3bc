export const toastTexts = {
  /** Read out by screen readers, with the key that moves the focus there. */
  region: 'Messages, Alt+T',
};
