import * as z from 'zod/mini';
import { passwordAgainSchema } from '../auth/second-factor.ts';
import { settingHistorySchema } from './settings.ts';
import { erasureAnswerSchema, retentionSchema } from '../enquiries/erasure.ts';
import { enquiryKindSchema } from '../enquiries/kind-schema.ts';
import { coded } from '../errors/problem.ts';

/** How long enquiries are kept, and what that erases today. */
export const retentionSettingSchema = z.strictObject({
  /** Enquiries of absent kinds are kept until staff erase them. */
  months: z.partialRecord(enquiryKindSchema, z.number()),
  /** Of the setting; sent back with a change. */
  version: z.number(),
  /** The environment variable that sets it in place of the setting, which then cannot be changed. */
  fixed_by: z.optional(z.string()),
  ...retentionSchema.shape,
  /** The last changes, the latest first. */
  changes: settingHistorySchema.shape.changes,
});

export type RetentionSetting = z.infer<typeof retentionSettingSchema>;

/** Asks what another retention would erase; a problem names its place, such as `retention.sales`. */
export const retentionProposalSchema = z.object({ months: z.unknown() });

export const retentionChangeSchema = z.object({
  ...retentionProposalSchema.shape,
  version: z.int(coded('not_version')),
  ...passwordAgainSchema.shape,
});

/** The owner confirms that due enquiries are erased, though the server doubted the day or the number. */
export const retentionAnswerSchema = z.object({
  /** Today's date, typed by a person who has checked another clock. */
  day: z.string(coded('not_date')),
  /** The retention that the owner has seen: 409 `changed_meanwhile` when another one is in force. */
  ...retentionProposalSchema.shape,
  ...passwordAgainSchema.shape,
});

/** What one round of the erasure has erased. */
export const retentionErasedSchema = z.strictObject({
  total: z.number(),
  /** `false`: more is due; the same call, made again, erases it. */
  done: z.boolean(),
  pending: erasureAnswerSchema.shape.pending,
});
