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
  ...(['confirmation', 'new-enquiry', 'alert', 'digest', 'weekly', 'test'] as const),
  ...(['reply'] as const),
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

export const messageLimits = {
  /** Messages that have been given up, the newest, as the screen lists them and tries them again. */
  listed: 50,
  /** Days until a delivered message is forgotten, and any. */
  deliveredDays: 7,
  keptDays: 30,
} as const;
