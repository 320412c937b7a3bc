import type { Database } from '../../../db/open-database.ts';

export interface StoredTicket {
  hash: string;
  sessionId: string;
  /** Path of the report, or of its PDF. */
  report: string;
  filters: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export async function insertTicket(
  db: Database,
  { sessionId, expiresAt, ...ticket }: StoredTicket,
): Promise<void> {
  await db
    .insertInto('export_tickets')
    .values({ ...ticket, session_id: sessionId, expires_at: expiresAt })
    .execute();
}

/**
 * Deletes a ticket, so that it can be used once only.
 * @returns its filters; `undefined` when there is no such ticket, or another request was faster
 */
export async function takeTicket(
  db: Database,
  { hash, sessionId, report }: Pick<StoredTicket, 'hash' | 'sessionId' | 'report'>,
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
