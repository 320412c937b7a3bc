import * as z from 'zod/mini';

export const auditRowSchema = z.strictObject({
  id: z.number(),
  /** `''`: nobody we know, such as a login with a user id that no account has. */
  user_id: z.string(),
  action: z.string(),
  /** What it was done to. */
  what: z.string(),
  /** Whether it was done to enquiries whose references a call of its own tells. */
  has_references: z.boolean(),
  created_date: z.string(),
  created_time: z.string(),
});

export type AuditRow = z.infer<typeof auditRowSchema>;
