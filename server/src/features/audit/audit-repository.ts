import type { Database } from '../../db/open-database.ts';

export interface StoredEvent {
  userId: string;
  action: string;
  what: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

export async function insertEvent(db: Database, event: StoredEvent): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({
      user_id: event.userId,
      action: event.action,
      what: event.what,
      created_at: event.createdAt,
    })
    .execute();
}
