/** Texts of the toasts' corner. */
export const toastTexts = {
  /** Read out with the key that moves the focus there. */
  region: 'Messages, Alt+T',
};
