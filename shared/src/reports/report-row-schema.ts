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

/** A row of a report with the report's own row names (`columns` of its kind), plus `reference`. */
export const reportRowSchema = z.intersection(
  z.object({ reference: z.string() }),
  z.record(z.string(), wireValueSchema),
);

export type ReportRow = z.infer<typeof reportRowSchema>;

export const allEnquiriesRowSchema = z.strictObject({
  reference: z.string(),
  kind: enquiryKindSchema,
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** As it was sent. */
  model: z.string(),
  /** The name of the model, if it differs from the sent text. */
  modelName: z.optional(z.string()),
  /** The title of the offer with the id in `details.offerId`, as far as the offer is stored. */
  offerTitle: z.optional(z.string()),
  message: z.string(),
  /** Every other field of the kind, by its wire name. */
  details: z.record(z.string(), wireValueSchema),
  /** For an opt-in: the channels on which its number may get offers now. */
  counts: z.optional(z.array(z.enum(channels))),
  created_date: z.string(),
  created_time: z.string(),
});

export type AllEnquiriesRow = z.infer<typeof allEnquiriesRowSchema>;
