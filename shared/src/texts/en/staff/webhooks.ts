import type { WebhookTopic } from '../../../outbox/webhook.ts';
import type { deliveryStates } from '../../../outbox/webhook.ts';
import { screenTitles } from '../../parts/english/screen-titles.ts';

export const webhookTexts = {
  title: screenTitles.webhooks,
  intro:
    'Your own programs, such as a CRM, get a message when something happens to an enquiry: each at its own address, about the topics that you choose. How a program checks a message is described in docs/api.md.',
  notLoaded: 'Failed to load the addresses. Please try again.',
  none: 'No program gets messages yet.',
  add: 'Add an address',
  adding: 'Adding…',
  topics: {
    'enquiry.new': 'A new enquiry',
    'enquiry.changed': 'An enquiry has changed',
    'quotation.accepted': 'A quotation was accepted',
  } satisfies Record<WebhookTopic, string>,
  fields: {
    address: 'Address of the program',
    topics: 'Topics',
    isPersonal: 'Send the customer’s name and number',
  },
  addressHint: 'It begins with https:// and is on the internet.',
  people: 'With names and numbers',
  noPeople: 'Without names and numbers',
  /** Once, in a dialog. */
  shown: {
    title: 'Secret of the address',
    intro:
      'Copy the secret into the program now: it checks with it that a message is yours. You will not see it again.',
    secret: 'Secret',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'The browser does not let us copy. The secret is selected: copy it yourself.',
    done: 'Done',
  },
  waiting: (count: number) => `${count} queued`,
  failed: (count: number) => `${count} failed`,
  test: 'Send a test',
  testOf: (address: string) => `Send a test: ${address}`,
  testing: 'Sending...',
  tested: 'The program has accepted the test.',
  deliveries: 'What was sent',
  deliveriesOf: (address: string) => `What was sent: ${address}`,
  nothingSent: 'Nothing was sent yet.',
  states: {
    waiting: 'Queued',
    sent: 'Sent',
    'given-up': 'Failed',
  } satisfies Record<(typeof deliveryStates)[number], string>,
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  again: 'Send again',
  againOf: (what: string) => `Send again: ${what}`,
  remove: 'Remove',
  removeOf: (address: string) => `Remove: ${address}`,
  confirm: {
    title: 'Remove this address?',
    text: (address: string) =>
      `${address} gets no more messages. What is queued for it is not sent, and the list of what was sent is deleted.`,
    action: { text: 'Remove', busy: 'Removing…' },
  },
};
