import * as z from 'zod/mini';
import { daySchema, minuteSchema } from '../text/day-schema.ts';
import { requiredTextSchema, textSchema } from '../text/text-schema.ts';
import { deskLimits } from './desk-limits.ts';
import { replyLimits } from './reply-limits.ts';
import { coded } from '../errors/problem.ts';
import { matching, requestKeySchema } from '../values/value-schemas.ts';

/** Identifies a template in events, even after it is renamed. */
export const replyKeySchema = matching(/^[a-z0-9-]{1,20}$/, coded('invalid'));

const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, coded('not_time'));

const note = z.optional(textSchema({ max: deskLimits.note, multiline: true }));

const next = z.strictObject({ to: z.literal('next'), at: minuteSchema });
const appointment = z.strictObject({
  to: z.literal('appointment'),
  day: daySchema,
  /** `HH:MM`; absent: at any time of the day. */
  time: z.optional(time),
});
const done = z.strictObject({ to: z.literal('done') });
const lost = z.strictObject({
  to: z.literal('lost'),
  /** Key of a reason. */
  reason: z.string(coded('reason_missing')),
  /** Detail that the reason asks for, such as a brand. */
  detail: z.optional(textSchema({ max: deskLimits.detail })),
});

/** The result of a conversation. */
const thenSchema = z.discriminatedUnion('to', [next, appointment, done, lost], coded('not_next'));
export type Then = z.infer<typeof thenSchema>;

export const messageWays = ['whatsapp', 'sms', 'mail'] as const;

/** `null`: nobody; it waits in the queue of its kind. */
const assignStep = z.strictObject({
  do: z.literal('assign'),
  to: z.nullable(z.string(coded('not_user_id'))),
});
const nextStep = z.strictObject({ do: z.literal('next'), at: minuteSchema, note });
const closeStep = z.strictObject({
  do: z.literal('close'),
  then: z.discriminatedUnion('to', [done, lost]),
  note,
});

export const manyStepSchema = z.discriminatedUnion(
  'do',
  [assignStep, nextStep, closeStep],
  coded('not_step'),
);
export type ManyStep = z.infer<typeof manyStepSchema>;

/**
 * Steps of staff for an enquiry. Each is stored as an event of its timeline, in the transaction that changes the
 * enquiry's state.
 */
export const stepSchema = z.discriminatedUnion(
  'do',
  [
    z.strictObject({
      do: z.enum(['spoke', 'wrong-number', 'came', 'missed']),
      then: thenSchema,
      note,
    }),
    z.strictObject({ do: z.enum(['no-answer', 'switched-off']), note }),
    z.strictObject({ do: z.enum(['call-later', 'reopen']), at: minuteSchema, note }),
    z.strictObject({
      do: z.literal('message'),
      by: z.enum(messageWays, coded('invalid')),
      template: z.optional(
        z.strictObject({ key: replyKeySchema, version: z.int(coded('not_version')) }),
      ),
      /** The text as it was handed over to be sent. */
      text: z.optional(textSchema({ max: replyLimits.sent, multiline: true })),
      /** Of a mail by a template that the server is to send; absent: it was handed over. */
      subject: z.optional(requiredTextSchema({ max: replyLimits.sentSubject })),
    }),
    z.strictObject({
      do: z.literal('note'),
      text: requiredTextSchema({ max: deskLimits.note, multiline: true }),
    }),
    assignStep,
    nextStep,
    z.strictObject({
      do: z.literal('appointment'),
      day: daySchema,
      time: z.optional(time),
      /** Whether the customer knows about it. */
      isConfirmed: z.boolean(coded('not_boolean')),
      note,
    }),
    closeStep,
    /** Hands it over to another branch (rules: hand-over). */
    z.strictObject({ do: z.literal('branch'), to: z.int(coded('not_branch')), note }),
    /** A duplicate: the customer had sent it before, and the earlier enquiry, still open, is answered instead. */
    z.strictObject({
      do: z.literal('double'),
      /** Reference of the earlier enquiry. */
      of: z.string(coded('not_earlier')),
      note,
    }),
    /** Undoes one's own last step, within `undoMs`. */
    z.strictObject({ do: z.literal('undo'), event: z.int(coded('invalid')) }),
  ],
  coded('not_step'),
);
export type Step = z.infer<typeof stepSchema>;

export const sentStepSchema = z.object({
  key: requestKeySchema,
  /** The version of the enquiry that the sender has seen. Notes and messages are accepted with any version. */
  version: z.int(coded('not_version')),
  step: stepSchema,
  /** How long it has waited for a connection, in ms by the sender's clock: only shown beside the event. */
  waited: z.optional(z.int(coded('invalid')).check(z.nonnegative(coded('invalid')))),
});
