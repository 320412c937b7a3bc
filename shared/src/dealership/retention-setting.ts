import * as z from 'zod/mini';
import { passwordAgainSchema } from '../auth/second-factor.ts';
import { settingHistorySchema } from './settings.ts';
import { erasureAnswerSchema, retentionSchema } from '../enquiries/erasure.ts';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { coded } from '../errors/problem.ts';

/** How long enquiries are kept, and what that erases today. */
export const retentionSettingSchema = z.strictObject({
  /** Kinds that are absent are kept until somebody erases them. */
  months: z.partialRecord(enquiryKindSchema, z.number()),
  /** Of the setting; goes back with a change. */
  version: z.number(),
  /** The environment variable that sets it in place of the setting, which cannot be changed then. */
  fixed_by: z.optional(z.string()),
  ...retentionSchema.shape,
  /** The last ones, the latest first. */
  changes: settingHistorySchema.shape.changes,
});

export type RetentionSetting = z.infer<typeof retentionSettingSchema>;

/** What would be erased if it were so; what is wrong is told of the place, such as `retention.sales`. */
export const retentionProposalSchema = z.object({ months: z.unknown() });

/** A change, from the version that was looked at. */
export const retentionChangeSchema = z.object({
  ...retentionProposalSchema.shape,
  version: z.int(coded('not_version')),
  ...passwordAgainSchema.shape,
});

/** The owner's word that what is due may go, though the day or the number looked wrong to the server. */
export const retentionAnswerSchema = z.object({
  /** Today, typed by somebody who has looked at another clock. */
  day: z.string(coded('not_date')),
  /** What was looked at: 409 `changed_meanwhile` when another retention is in force. */
  ...retentionProposalSchema.shape,
  ...passwordAgainSchema.shape,
});

/** What a part of the erasure has erased. */
export const retentionErasedSchema = z.strictObject({
  total: z.number(),
  /** `false`: more is due, which the same call erases. */
  done: z.boolean(),
  pending: erasureAnswerSchema.shape.pending,
});
