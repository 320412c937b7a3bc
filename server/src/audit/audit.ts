import type { AuditedAction } from '@dealership/shared';
import type { Database } from '../db/open-database.ts';

/** The user id of events from the server's command line; no account can have it. */
export const OPERATOR = '(operator)';

/** The user id of events of the server's own background jobs. */
export const SERVER = '(server)';

/** The user id of what a program did with a key; no account can have it. */
export function keyActor(name: string): string {
  return `(key) ${name}`;
}

export interface AuditEvent {
  /** User id of the person who did it; `''`: unknown, such as a login with a user id that no account has. */
  userId: string;
  action: AuditedAction;
  /** The object of the event, without personal data: it goes to the log too. */
  what?: string;
  /** All enquiries that the event is about; they do not go to the log. */
  references?: readonly string[];
}

/**
 * Stores an event in the transaction of the change that it records: both are stored, or neither. Before something that
 * cannot be undone (sending an answer) the event is stored on its own.
 * @throws every error of the database: without its record a change is not made
 */
export type Audit = (event: AuditEvent, transaction: Database) => Promise<void>;
