/** What devices show by themselves; whatever tells of enquiries has its own texts. */
export const pushTexts = {
  test: 'A test: alerts reach this device.',
  /** Something came that could not be read. */
  unread: 'Something waits for you on the desk.',
};
