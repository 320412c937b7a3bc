import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import {
  leftOutReasons,
  messageChannelNames,
  messageFailures,
  messageKinds,
  messageLimits,
  wholeChannels,
} from './outbox.ts';

const channel = z.enum(messageChannelNames);
const wholeChannel = z.enum(wholeChannels);
const failure = z.enum(messageFailures);

/** `GET /api/messages`: the channels, and messages that could not be sent. Times are epoch milliseconds. */
export const outboxSchema = z.strictObject({
  /** The demo sends nothing: no channel can be set up. */
  is_demo: z.boolean(),
  channels: z.array(
    z.strictObject({
      channel: wholeChannel,
      /** Environment variables that it lacks; none: it is set up. */
      missing: z.array(z.string()),
    }),
  ),
  waiting: z.array(
    z.strictObject({
      channel,
      /** Failure of the last try; `null`: there was none. */
      failure: z.nullable(failure),
      count: z.number(),
      /** Since when the oldest of them waits. */
      since: z.number(),
    }),
  ),
  /** Confirmations of the last seven days that were not sent because they were over a limit. */
  left_out: z.array(
    z.strictObject({
      reason: z.enum(leftOutReasons),
      count: z.number(),
      /** When the newest of them was left out. */
      last: z.number(),
    }),
  ),
  /** The days that a restore has lost, until an owner has checked them; `null`: there are none. Epoch ms. */
  restored: z.nullable(z.strictObject({ from: z.number(), until: z.number() })),
  given_up: z.strictObject({
    count: z.number(),
    /** Failures that are not caused by an address that a visitor has typed. */
    of_channels: z.number(),
    /** The newest. */
    messages: z.array(
      z.strictObject({
        id: z.number(),
        channel,
        kind: z.enum(messageKinds),
        /** Reference of its enquiry; `null`: it has none. */
        reference: z.nullable(z.string()),
        failure,
        at: z.number(),
      }),
    ),
  }),
});

export type Outbox = z.infer<typeof outboxSchema>;

export const messageTestSchema = z.strictObject({ channel: wholeChannel });

/** `null`: the receiver has accepted it. */
export const messageTestedSchema = z.strictObject({ failure: z.nullable(failure) });

export const messageTriesSchema = z.strictObject({
  ids: z.array(z.int()).check(z.minLength(1), z.maxLength(messageLimits.listed)),
});

const done = z.literal(true, coded('value_missing'));

/** An owner's answer after a restore. */
export const restoreCheckSchema = z.object({
  /** The backup's time, as the screen showed it. */
  from: z.int(coded('invalid')),
  stops: done,
  accounts: done,
  erasures: done,
});
