import * as z from 'zod/mini';
import { quotationChangeSchema, quotationDeeds } from '../quotations/quotation-schema.ts';
import { messageWays } from './steps.ts';
import { origins } from './status.ts';

/*
 * Every kind of event, as it is stored and sent. A step has its keys here without the limits of steps.ts: what was stored
 * under other limits can still be read.
 */

/** `YYYY-MM-DDTHH:MM` */
const minute = z.string();
/** `YYYY-MM-DD` and `HH:MM`; no time: at any time of the day. */
const appointment = { day: z.string(), time: z.optional(z.string()) };
const done = z.object({ to: z.literal('done') });
const lost = z.object({
  to: z.literal('lost'),
  reason: z.string(),
  detail: z.optional(z.string()),
});
const then = z.discriminatedUnion('to', [
  z.object({ to: z.literal('next'), at: minute }),
  z.object({ to: z.literal('appointment'), ...appointment }),
  done,
  lost,
]);

const note = z.optional(z.string());

function content<const Kinds extends readonly string[], Detail extends z.core.$ZodShape>(
  kinds: Kinds,
  detail: Detail,
) {
  return z.strictObject({
    kind: z.enum(kinds),
    detail: z.object({
      ...detail,
      /** How long the step has waited for a line, in ms by the sender's clock. */
      waited: z.optional(z.number()),
    }),
  });
}

export const eventContentSchema = z.discriminatedUnion('kind', [
  content(['spoke', 'wrong-number', 'came', 'missed'], { then, note }),
  content(['no-answer', 'switched-off'], { note }),
  content(['call-later', 'next', 'reopen'], { at: minute, note }),
  content(['message'], {
    by: z.enum(messageWays),
    template: z.optional(z.object({ key: z.string(), version: z.number() })),
    text: z.optional(z.string()),
    subject: z.optional(z.string()),
  }),
  content(['note'], { text: z.string() }),
  content(['assign'], {
    to: z.nullable(z.string()),
    /** Who had it, where it was handed over. */
    from: z.optional(z.string()),
    /** The rule by which the desk has assigned it. */
    why: z.optional(z.enum(['turn', 'customer'])),
  }),
  content(['appointment'], { ...appointment, isConfirmed: z.boolean(), note }),
  content(['close'], { then: z.discriminatedUnion('to', [done, lost]), note }),
  /** The number of the branch that it was handed over to. */
  content(['branch'], { to: z.number(), note }),
  content(['double'], { of: z.string(), note }),
  /** `event`: the number of what was undone; absent: it was a step for many. */
  content(['undo'], { event: z.optional(z.number()) }),
  /** The assignee before; `null`: none. */
  content(['due'], { from: z.nullable(z.string()) }),
  /** `from`: the name of the key that a lead came with. */
  content(['added'], { origin: z.enum(origins), from: z.optional(z.string()), note }),
  content(['quotation'], {
    did: z.enum(quotationDeeds),
    number: z.string(),
    version: z.number(),
    /** Paise, of a version that was made. */
    total: z.optional(z.number()),
    changes: z.optional(z.array(quotationChangeSchema)),
  }),
  content(['seen', 'critical', 'blocked', 'joined', 'separated'], {}),
]);
export type EventContent = z.infer<typeof eventContentSchema>;
