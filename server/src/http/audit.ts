import type { AuditedAction } from '@dealership/shared';
import type { Database } from '../db/open-database.ts';

/** Who is written down for what was done on the server's command line; no user id looks like this. */
export const OPERATOR = '(operator)';

/** Who is written down for what the server does by itself. */
export const SERVER = '(server)';

export interface AuditEvent {
  /** Who did it; `''`: nobody we know, such as a login with a user id that no account has. */
  userId: string;
  action: AuditedAction;
  /** What it was done to, without personal data: it goes to the log too. */
  what?: string;
}

/**
 * Writes an event down. What has been done stays done: a failure to write is logged, not thrown. Inside
 * a transaction the event and what it tells are stored together or not at all, and a failure is thrown.
 */
export type Audit = (event: AuditEvent, transaction?: Database) => Promise<void>;
