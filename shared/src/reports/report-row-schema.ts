import * as z from 'zod/mini';
import { channels } from '../enquiries/fields.ts';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';

const wireValueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.record(z.string(), z.boolean()),
]);

export type WireValue = z.infer<typeof wireValueSchema>;

/** A row of a report under the report's own row names (`columns` of its kind), plus `reference`. */
export const reportRowSchema = z.intersection(
  z.object({ reference: z.string() }),
  z.record(z.string(), wireValueSchema),
);

export type ReportRow = z.infer<typeof reportRowSchema>;

/** A row of the list of all enquiries. */
export const allEnquiriesRowSchema = z.strictObject({
  reference: z.string(),
  kind: enquiryKindSchema,
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** As it was sent. */
  model: z.string(),
  /** What the model is called, where that is not what was sent. */
  modelName: z.optional(z.string()),
  message: z.string(),
  /** Every other field of the kind, by its wire name. */
  details: z.record(z.string(), wireValueSchema),
  /** Of an opt-in: on which channels offers may be sent to its number now; none: on no one. */
  counts: z.optional(z.array(z.enum(channels))),
  created_date: z.string(),
  created_time: z.string(),
});

export type AllEnquiriesRow = z.infer<typeof allEnquiriesRowSchema>;
