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
 * Writes an event down, in the transaction that does what it tells: both are stored, or neither. Before
 * what cannot be taken back (an answer that is on its way) it goes to the database by itself.
 *
 * @throws whatever the database throws: what cannot be written down is not done
 */
export type Audit = (event: AuditEvent, transaction: Database) => Promise<void>;
