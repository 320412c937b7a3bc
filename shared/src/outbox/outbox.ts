/** Ways by which the server tells people and programs something, and the variables of the environment that each needs. */
export const messageChannels = {
  mail: ['SMTP_URL', 'MAIL_FROM'],
  webhook: ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  push: [],
} as const;

export type MessageChannel = keyof typeof messageChannels;

export const messageChannelNames = Object.keys(messageChannels) as [
  MessageChannel,
  ...MessageChannel[],
];

/**
 * What is told: to the sender of an enquiry that it has come, to a program that there is one, to staff what waits for them
 * (at once, in the morning, of the last week), to the owner that it works, to a customer what staff answer.
 */
export const messageKinds = [
  'confirmation',
  'new-enquiry',
  'alert',
  'digest',
  'weekly',
  'test',
  'reply',
] as const;

export type MessageKind = (typeof messageKinds)[number];

/** Why a message could not be delivered. */
export const messageFailures = [
  /** The address of the recipient, or a device that is gone: nothing is wrong with the channel. */
  'address',
  /** An offer, to somebody who has not agreed to it, or not any more: nothing is wrong either. */
  'no-consent',
  /** For good, for another reason. */
  'refused',
  'later',
  'login',
  'certificate',
  'unreachable',
  'timeout',
  'private-address',
  'redirect',
  /** By a webhook, with another status than a success. */
  'status',
  'unknown',
] as const;

export type MessageFailure = (typeof messageFailures)[number];

/** Why a confirmation is not sent (rules: confirmation-limits). */
export const leftOutReasons = ['mailbox-limit', 'network-limit', 'hour-limit'] as const;

export type LeftOutReason = (typeof leftOutReasons)[number];

export const messageLimits = {
  /** Confirmations to one mailbox in a day, and those that one network has caused in an hour. */
  toMailbox: 3,
  fromNetwork: 20,
  /** To everybody in an hour, until the dealership says otherwise, and the most that it can say. */
  usualInAnHour: 200,
  mostInAnHour: 10_000,
  /** Messages that have been given up, the newest, as the screen lists them and tries them again. */
  listed: 50,
  /** Days until a message that was delivered or left out is forgotten, and any. */
  deliveredDays: 7,
  keptDays: 30,
} as const;
