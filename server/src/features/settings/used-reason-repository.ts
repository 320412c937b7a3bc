import type { Database } from '../../db/open-database.ts';

/** Whether an enquiry has been closed with a reason, also one that was opened again. */
export async function isReasonUsed(db: Database, key: string): Promise<boolean> {
  const now = await db
    .selectFrom('desk')
    .select('enquiry_id')
    .where('lost_reason', '=', key)
    .limit(1)
    .executeTakeFirst();
  if (now) return true;
  const earlier = await db
    .selectFrom('desk_events')
    .select('id')
    // Keys have no sign that means something else here (`lostReasonsSchema`).
    .where('detail', 'like', `%"reason":"${key}"%`)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}
