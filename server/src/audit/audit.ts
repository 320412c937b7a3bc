import type { AuditedAction } from '@dealership/shared';
import type { Database } from '../db/open-database.ts';

/** The user id of events from the server's command line; no account can have it. */
export const OPERATOR = '(operator)';

/** The user id of events of the server's own background jobs. */
export const SERVER = '(server)';

export interface AuditEvent {
  /** Who did it; `''`: unknown, such as a login with a user id that no account has. */
  userId: string;
  action: AuditedAction;
  /** What it was done to, without personal data: it goes to the log too. */
  what?: string;
  /** The enquiries that it was done to, all at once; they do not go to the log. */
  references?: readonly string[];
}

/**
 * Stores an event in the transaction of the change that it records: both are stored, or neither. Before
 * something that cannot be undone (an answer being sent) the event is stored on its own.
 *
 * @throws whatever the database throws: what cannot be recorded is not done
 */
export type Audit = (event: AuditEvent, transaction: Database) => Promise<void>;
