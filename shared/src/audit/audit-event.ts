import * as z from 'zod/mini';
import { hasUnprintable } from '../text/text.ts';

/** What leaves a trace of its own (design part 6). */
export const auditedActions = [
  'login',
  'login failed',
  'logout',
  'sessions ended',
  'export',
  'price changed',
  'accessory price changed',
  'vehicle status changed',
  'offer added',
  'notification added',
  'gallery images added',
  'offer deleted',
  'notification deleted',
  'gallery image deleted',
  'profile changed',
  'password changed',
  'account added',
  'account activated',
  'account deactivated',
  'account expiry set',
] as const;

export type AuditedAction = (typeof auditedActions)[number];

/** One row of the audit log. */
export interface AuditRow {
  id: number;
  /** `''`: nobody we know, such as a login with a user id that no account has. */
  user_id: string;
  action: string;
  /** What it was done to. */
  what: string;
  created_date: string;
  created_time: string;
}

/** Which events are wanted, beside dates and search; absent means all. */
export interface AuditSelection {
  userId?: string;
  action?: AuditedAction;
}

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
