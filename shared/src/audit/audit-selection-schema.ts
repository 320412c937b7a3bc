import * as z from 'zod/mini';
import { hasUnprintable } from '../text/text.ts';
import { auditedActions, type AuditedAction, type AuditSelection } from './audit-event.ts';

const MAX_USER_ID_LENGTH = 64;

function isAuditedAction(text: string): text is AuditedAction {
  return (auditedActions as readonly string[]).includes(text);
}

const userId = z
  .string('Enter the user ID as text')
  .check(
    z.refine(
      (value) => value.length <= MAX_USER_ID_LENGTH && !hasUnprintable(value),
      `A user ID has at most ${MAX_USER_ID_LENGTH} characters`,
    ),
  );

const action = z
  .string('Choose an action')
  .check(z.refine((value) => value === '' || isAuditedAction(value), 'Choose an action'));

/** The keys of the audit log's call that are its own; empty or absent means no limit. */
export const auditSelectionSchema = z.pipe(
  z.object({
    userId: z.optional(z.nullable(userId)),
    action: z.optional(z.nullable(action)),
  }),
  z.transform((keys): AuditSelection => ({
    ...(keys.userId && { userId: keys.userId }),
    ...(keys.action && isAuditedAction(keys.action) && { action: keys.action }),
  })),
);
