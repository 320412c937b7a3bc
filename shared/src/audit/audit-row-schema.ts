import * as z from 'zod/mini';

export const auditRowSchema = z.strictObject({
  id: z.number(),
  /** `''`: unknown, such as a login with a user id that no account has. */
  user_id: z.string(),
  action: z.string(),
  /** The object of the action. */
  what: z.string(),
  /** Whether the action was done to enquiries whose references another call returns. */
  has_references: z.boolean(),
  created_date: z.string(),
  created_time: z.string(),
});

export type AuditRow = z.infer<typeof auditRowSchema>;
