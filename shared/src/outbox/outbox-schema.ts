import * as z from 'zod/mini';
import { messageChannelNames, messageFailures, messageKinds, messageLimits } from './outbox.ts';

const channel = z.enum(messageChannelNames);
const failure = z.enum(messageFailures);

/** `GET /api/messages`: which channels there are, and what could not be told. Times are epoch milliseconds. */
export const outboxSchema = z.strictObject({
  channels: z.array(
    z.strictObject({
      channel,
      /** Variables of the environment that it lacks; none: it is there. */
      missing: z.array(z.string()),
    }),
  ),
  waiting: z.array(
    z.strictObject({
      channel,
      /** Of the last try; `null`: there was none. */
      failure: z.nullable(failure),
      count: z.number(),
      /** Since when the oldest of them waits. */
      since: z.number(),
    }),
  ),
  given_up: z.strictObject({
    count: z.number(),
    /** Those that are not the fault of an address that a visitor has typed. */
    of_channels: z.number(),
    /** The newest. */
    messages: z.array(
      z.strictObject({
        id: z.number(),
        channel,
        kind: z.enum(messageKinds),
        /** Of the enquiry that it is about; `null`: of none. */
        reference: z.nullable(z.string()),
        failure,
        at: z.number(),
      }),
    ),
  }),
});

export type Outbox = z.infer<typeof outboxSchema>;

export const messageTestSchema = z.strictObject({ channel });

/** `null`: the receiver has taken it. */
export const messageTestedSchema = z.strictObject({ failure: z.nullable(failure) });

export const messageTriesSchema = z.strictObject({
  ids: z.array(z.int()).check(z.minLength(1), z.maxLength(messageLimits.listed)),
});
