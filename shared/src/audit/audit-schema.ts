import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { hasUnprintable } from '../text/text.ts';
import { ALL_BUT_SIGN_INS, auditedActions } from './audit-event.ts';

export const auditRowSchema = z.strictObject({
  id: z.number(),
  /** `''`: unknown, such as a login with a user id that no account has. */
  user_id: z.string(),
  /** Now; `''` without an account. */
  user_name: z.string(),
  action: z.string(),
  /** The object of the action. */
  what: z.string(),
  /** Whether the action was done to enquiries whose references another call returns. */
  has_references: z.boolean(),
  created_date: z.string(),
  created_time: z.string(),
});

/** Someone who may be in the audit log; without an account the name is empty. */
export const auditUserSchema = z.strictObject({ user_id: z.string(), user_name: z.string() });

export type AuditRow = z.infer<typeof auditRowSchema>;

const MAX_USER_ID_LENGTH = 64;

const userId = z
  .string(coded('user_id_not_text'))
  .check(
    z.refine(
      (value) => value.length <= MAX_USER_ID_LENGTH && !hasUnprintable(value),
      coded('user_id_unusable', { max: MAX_USER_ID_LENGTH }),
    ),
  );

const action = z.enum(['', ALL_BUT_SIGN_INS, ...auditedActions], coded('not_action'));

/** The filters that only the audit log's call has; empty or absent means no limit. */
export const auditSelectionSchema = z.pipe(
  z.object({ userId: z.nullish(userId), action: z.nullish(action) }),
  z.transform((keys) => ({
    ...(keys.userId && { userId: keys.userId }),
    ...(keys.action && { action: keys.action }),
  })),
);

export type AuditSelection = z.infer<typeof auditSelectionSchema>;
