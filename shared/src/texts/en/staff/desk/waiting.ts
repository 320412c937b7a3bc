/** Texts of steps that were entered without a connection, and wait on the phone. */
export const waitingTexts = {
  title: (count: number) => (count === 1 ? 'Not sent yet' : `Not sent yet: ${count}`),
  /** Button that opens their list. */
  open: (count: number, blocked: number) =>
    [
      count === 1 ? '1 entry not sent yet' : `${count} entries not sent yet`,
      ...(blocked > 0 ? [`${blocked} need${blocked === 1 ? 's' : ''} a decision`] : []),
    ].join(', '),
  /** After the outcome. */
  kept: (saved: string) => `${saved} Kept on this device until there is a connection.`,
  keptNote: 'Note kept on this device until there is a connection.',
  takeBack: 'Take back',
  nothing: 'Everything has been sent.',
  alreadySent: 'It is being sent, or has been already.',
  why: 'These are kept on this device, encrypted, and are sent as soon as there is a connection.',
  enteredAt: (when: string) => `Entered ${when}`,
  refused: (why: string) => `It could not be saved: ${why}`,
  discard: 'Discard',
  sendNow: 'Send now',
  sending: 'Sending…',
  allSent: (count: number) =>
    count === 1 ? 'Your entry has been sent.' : `Your ${count} entries have been sent.`,
  lost: (count: number) =>
    `${count === 1 ? 'An entry' : `${count} entries`} on this device can no longer be read: this browser was signed out from elsewhere. Please enter ${count === 1 ? 'it' : 'them'} again.`,
  leave: {
    title: 'Sign out with unsent entries?',
    text: (count: number) =>
      count === 1
        ? 'What you entered for an enquiry has not been sent yet.'
        : `What you entered for enquiries, ${count} times, has not been sent yet.`,
    send: 'Send, then sign out',
    notSent: 'Not everything could be sent. Without a connection it can be kept.',
    keep: 'Keep and sign out',
    keepHint: 'They stay on this device, encrypted, and are sent when you sign in here again.',
    discard: 'Discard and sign out',
    stay: 'Stay signed in',
  },
  /** When the back office is opened without a connection. */
  away: {
    title: 'No connection',
    text: 'You are offline. This page reloads when the connection is back. Unsent entries are kept on this device.',
  },
};
