import type {
  LeftOutReason,
  MessageChannel,
  MessageFailure,
  MessageKind,
  messageLimits,
  WholeChannel,
} from '../../../outbox/outbox.ts';

type Limits = Pick<typeof messageLimits, 'toMailbox' | 'fromNetwork'>;

function messages(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`;
}

export const outboxTexts = {
  title: 'Email delivery',
  intro: 'Emails, alerts and webhooks that the site sends. Everything else works without them.',
  notLoaded: 'Failed to load the messages. Please try again.',
  channels: {
    mail: 'Email',
    webhook: 'Another program (webhook)',
    push: 'Alerts on devices',
    hook: 'Other programs',
  } satisfies Record<MessageChannel, string>,
  about: {
    mail: 'Customers who give an email address with an enquiry get a confirmation with its reference. Replies are sent by email from the desk, and staff get the alerts that they have chosen.',
    webhook: 'A program of yours, such as a CRM, receives every enquiry from the website.',
    push: 'Phones and computers of your staff show what waits for them, where they have switched it on. It needs a site with https, and goes through the servers of Google, Mozilla, Microsoft or Apple, encrypted and without a word about a customer.',
  } satisfies Record<WholeChannel, string>,
  ready: 'Set up',
  off: 'Not set up',
  inDemo: 'The demo sends nothing.',
  missing: (names: readonly string[]) =>
    `The person who runs the server has to set ${names.join(' and ')}.`,
  test: 'Send a test',
  testOf: (channel: string) => `Send a test: ${channel}`,
  testing: 'Sending...',
  tested: {
    mail: 'The test was sent to the email address of your profile.',
    webhook: 'The program has accepted the test.',
    push: 'The test was sent to your own devices.',
  } satisfies Record<WholeChannel, string>,
  notTested: (why: string) => `The test failed. ${why}`,
  kinds: {
    confirmation: 'Confirmation',
    'new-enquiry': 'New enquiry',
    alert: 'Alert to staff',
    digest: 'Morning summary',
    weekly: 'Weekly figures',
    test: 'Test',
    reply: 'Reply to a customer',
    event: 'Event for a program',
  } satisfies Record<MessageKind, string>,
  /** Failures in plain words, with what to do about them. */
  failures: {
    'no-consent': 'The customer had stopped offers before it left. It was not sent.',
    address:
      'The address does not exist or does not accept mail, or the device no longer shows alerts.',
    refused: 'The receiver refused it for good.',
    later: 'The receiver could not take it for now.',
    login: 'The user name or password in SMTP_URL is wrong.',
    certificate:
      'The receiver could not prove who it is: its certificate is wrong, or it has none.',
    unreachable: 'The receiver could not be reached, or cut the line.',
    timeout: 'The receiver took too long.',
    'private-address': 'The address leads into a private network, which is not allowed.',
    redirect: 'The address leads on to another one. With WEBHOOK_URL, set that one.',
    status: 'The program answered that it could not take it.',
    secret: 'The server’s secret was changed: remove the address and add it again.',
    unknown: 'It failed for another reason; the server’s log says more.',
  } satisfies Record<MessageFailure, string>,
  waiting: 'Queued',
  nothingWaits: 'Nothing is queued.',
  waits: (count: number, since: string) => `${messages(count)}, since ${since}`,
  notTriedYet: 'Not tried yet.',
  confirmations: 'Confirmations not sent',
  aboutConfirmations:
    'Anyone can type a stranger’s email address into a form. So only a few confirmations go to one mailbox, from one network, and out altogether. Every enquiry is stored as usual.',
  nothingLeftOut: 'None was left out in the last seven days.',
  /** Left out in the last seven days. */
  leftOut: (count: number, last: string) => `${count} in the last seven days, the last one ${last}`,
  leftOutReasons: {
    'mailbox-limit': ({ toMailbox }) => `More than ${toMailbox} to the same mailbox in a day`,
    'network-limit': ({ fromNetwork }) =>
      `More than ${fromNetwork} from the same network in an hour`,
    'hour-limit': () => 'More in an hour than the limit below allows',
  } satisfies Record<LeftOutReason, (limits: Limits) => string>,
  /** After a restore: the two times are those of the backup and of the restore. */
  restore: {
    title: 'Check the restored database',
    about: (from: string, until: string) =>
      `This database was restored from a backup of ${from}. What happened from then until ${until} is lost. No offers are sent until you have gone through the three points below.`,
    stops: 'Everyone who stopped messages in that time is stopped again, on the page for opt-ins',
    accounts: 'Every account that was deactivated in that time is deactivated again, under Staff',
    erasures: 'Everyone who was erased in that time is erased again, under Erase a Person',
    /** Links to the screens for each step. */
    ways: {
      stops: 'Open the page for opt-ins',
      accounts: 'Open Staff',
      erasures: 'Open Erase a Person',
    },
    how: 'Where the database of before can still be read, npm run restore with --before lists all three.',
    action: 'Allow offers again',
    busy: 'Saving…',
    missing: 'Go through all three points and select them first.',
    notice: 'This database was restored. No offers are sent until you have checked it.',
    way: 'Check it',
  },
  limit: 'Limit of all confirmations',
  limitCount: 'Confirmations in an hour, at most',
  limitHint: (usual: number) => `Usually ${usual}. With 0 none are sent.`,
  limitSaved: 'Saved',
  limitNotLoaded: 'Failed to load the limit. Please try again.',
  givenUp: 'Failed',
  nothingGivenUp: 'No failed messages.',
  aboutGivenUp: (listed: number, count: number) =>
    listed === count
      ? `${messages(count)}, tried for a day or refused for good.`
      : `${messages(count)}, tried for a day or refused for good. The newest ${listed}:`,
  tryAgain: 'Try again',
  tryAgainOf: (what: string) => `Try again: ${what}`,
  tryAll: (count: number) => `Try ${messages(count)} again`,
  /** The line on the dashboard. */
  notice: (count: number) => `${messages(count)} could not be delivered.`,
  delayed: (count: number) => `${messages(count)} could not be delivered yet.`,
  way: 'See why',
};
