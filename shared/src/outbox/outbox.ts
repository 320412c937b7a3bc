/** Channels of messages to people and programs, and the environment variables that each needs. */
export const messageChannels = {
  mail: ['SMTP_URL', 'MAIL_FROM'],
  webhook: ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  push: [],
  /** The addresses of programs that are in the settings (`webhookTopics`). */
  hook: [],
} as const;

export type MessageChannel = keyof typeof messageChannels;

export const messageChannelNames = Object.keys(messageChannels) as [
  MessageChannel,
  ...MessageChannel[],
];

/** The channels with one recipient each, which is tested as a whole. */
export const wholeChannels = ['mail', 'webhook', 'push'] as const satisfies MessageChannel[];
export type WholeChannel = (typeof wholeChannels)[number];

/**
 * Kinds of messages: a confirmation to the sender of an enquiry, its arrival to a program, alerts to staff (at once,
 * in the morning, for the last week), a test to the owner, a reply of staff to a customer, an event to a program.
 */
export const messageKinds = [
  'confirmation',
  'new-enquiry',
  'alert',
  'digest',
  'weekly',
  'test',
  'reply',
  'event',
] as const;

export type MessageKind = (typeof messageKinds)[number];

export const messageFailures = [
  /** The recipient's address is wrong, or a device is gone: the channel itself works. */
  'address',
  /** An offer to a person without consent, or with a withdrawn one: the channel works too. */
  'no-consent',
  /** Refused for good, for another reason. */
  'refused',
  'later',
  'login',
  'certificate',
  'unreachable',
  'timeout',
  'private-address',
  'redirect',
  /** A webhook answered with another status than a success. */
  'status',
  /** What signs for the program can no longer be read: `JWT_SECRET` was changed. */
  'secret',
  'unknown',
] as const;

export type MessageFailure = (typeof messageFailures)[number];

/** Why a confirmation is not sent (rules: confirmation-limits). */
export const leftOutReasons = ['mailbox-limit', 'network-limit', 'hour-limit'] as const;

export type LeftOutReason = (typeof leftOutReasons)[number];

export const messageLimits = {
  /** Confirmations to one mailbox in a day, and from one network in an hour. */
  toMailbox: 3,
  fromNetwork: 20,
  /** Confirmations to everybody in an hour: the default, and the most that the dealership can set. */
  usualInAnHour: 200,
  mostInAnHour: 10_000,
  /** Given-up messages on the screen, the newest, which it can also try again. */
  listed: 50,
  /** Days until a delivered or left-out message is deleted, and until any message is. */
  deliveredDays: 7,
  keptDays: 30,
} as const;
