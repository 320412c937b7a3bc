import type { Insertable } from 'kysely';
import type { Database } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';

export type StoredTicket = Insertable<Tables['export_tickets']>;

export async function insertTicket(db: Database, ticket: StoredTicket): Promise<void> {
  await db.insertInto('export_tickets').values(ticket).execute();
}

/**
 * Deletes a ticket, so that it can be used once only.
 * @returns its filters; `undefined` when there is no such ticket, or another request was faster
 */
export async function takeTicket(
  db: Database,
  { hash, session_id: sessionId, report }: Pick<StoredTicket, 'hash' | 'session_id' | 'report'>,
  now: number,
): Promise<string | undefined> {
  const ticket = await db
    .selectFrom('export_tickets')
    .select('filters')
    .where('hash', '=', hash)
    .where('session_id', '=', sessionId)
    .where('report', '=', report)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!ticket) return undefined;
  const { numDeletedRows } = await db
    .deleteFrom('export_tickets')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n ? ticket.filters : undefined;
}

export async function deleteTicketsUpTo(db: Database, now: number): Promise<void> {
  await db.deleteFrom('export_tickets').where('expires_at', '<=', now).execute();
}
