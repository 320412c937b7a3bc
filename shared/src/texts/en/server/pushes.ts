/** Notifications that devices show without data from the server; alerts about enquiries have their own texts. */
export const pushTexts = {
  test: 'A test: alerts reach this device.',
  /** A push message could not be read. */
  unread: 'Something waits for you on the desk.',
};
