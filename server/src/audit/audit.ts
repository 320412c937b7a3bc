import type { AuditedAction } from '@dealership/shared';
import type { Database } from '../db/open-database.ts';

/** The user id of events from the server's command line; no account can have it. */
export const OPERATOR = '(operator)';

/** The user id of events from what the server does by itself. */
export const SERVER = '(server)';

export interface AuditEvent {
  /** Who did it; `''`: nobody we know, such as a login with a user id that no account has. */
  userId: string;
  action: AuditedAction;
  /** What it was done to, without personal data: it goes to the log too. */
  what?: string;
}

/**
 * Stores an event in the transaction of the change that it tells of: both are stored, or neither. Before
 * what cannot be taken back (an answer that is on its way) the event is stored on its own.
 *
 * @throws whatever the database throws: what cannot be written down is not done
 */
export type Audit = (event: AuditEvent, transaction: Database) => Promise<void>;
