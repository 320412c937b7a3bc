import type { Database } from '../../db/open-database.ts';

/** Whether an enquiry has been closed with a reason, also one that was opened again. */
export async function isReasonUsed(db: Database, key: string): Promise<boolean> {
  const used = await db
    .selectFrom('desk_events')
    .select('id')
    .where('reason', '=', key)
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}
