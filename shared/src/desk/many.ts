import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { instantSchema } from '../text/day-schema.ts';
import { deskLimits } from './desk-limits.ts';
import { deskQueryShape } from './desk-schema.ts';
import { requestKeySchema } from '../values/value-schemas.ts';
import { manyStepSchema } from './steps.ts';

/** A list of the desk, or a search, whose enquiries are all meant. */
export const matchQuerySchema = z.object(deskQueryShape);

export const matchSchema = z.strictObject({
  /** Up to `deskLimits.many`. */
  count: z.number(),
  has_more: z.boolean(),
  /** When they were counted, epoch ms. Sent back with the step, which leaves later arrivals and changes alone. */
  as_of: z.number(),
});
export type Match = z.infer<typeof matchSchema>;

const rows = z
  .array(
    z.strictObject({
      reference: z.string(coded('invalid')),
      /** The version that the sender has seen. */
      version: z.int(coded('not_version')),
    }),
    coded('invalid'),
  )
  .check(
    z.minLength(1, coded('invalid')),
    z.maxLength(deskLimits.many, coded('too_many_values', { max: deskLimits.many })),
  );

/** A step for many enquiries: for chosen rows, or for all that match. */
export const sentManySchema = z.object({
  key: requestKeySchema,
  step: manyStepSchema,
  which: z.discriminatedUnion(
    'by',
    [
      z.strictObject({ by: z.literal('rows'), rows }),
      z.strictObject({
        by: z.literal('query'),
        query: matchQuerySchema,
        asOf: instantSchema,
      }),
    ],
    coded('invalid'),
  ),
});
export type SentMany = z.infer<typeof sentManySchema>;

export const manyDoneSchema = z.strictObject({
  /** To undo it. */
  id: z.number(),
  done: z.number(),
  /** Enquiries that were left unchanged, by reason. */
  left: z.strictObject({
    closed: z.number(),
    /** They were in that state already. */
    same: z.number(),
    /** The new person does not handle their kind. */
    kind: z.number(),
    changed: z.number(),
    /** They were erased, or the person may not read them. */
    gone: z.number(),
  }),
});
export type ManyDone = z.infer<typeof manyDoneSchema>;

export const manyUndoneSchema = z.strictObject({
  done: z.number(),
  /** They have changed since. */
  left: z.number(),
});
export type ManyUndone = z.infer<typeof manyUndoneSchema>;
