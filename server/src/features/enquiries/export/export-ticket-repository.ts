import type { Database } from '../../../db/open-database.ts';

export async function deleteTicketsUpTo(db: Database, now: number): Promise<void> {
  await db.deleteFrom('export_tickets').where('expires_at', '<=', now).execute();
}
