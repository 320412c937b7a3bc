import type { Database } from '../../../db/open-database.ts';
import type { DeskNoticesTable } from '../../../db/schema.ts';

/** Tells people of an enquiry. */
export async function insertNotices(
  db: Database,
  people: readonly string[],
  { id, why, now }: { id: number; why: DeskNoticesTable['why']; now: number },
): Promise<void> {
  if (people.length === 0) return;
  const notice = { enquiry_id: id, why, at: now, seen_at: null };
  await db
    .insertInto('desk_notices')
    .values(people.map((userId) => ({ user_id: userId, ...notice })))
    .execute();
}

/** How many notices somebody has not seen yet. */
export async function countNotices(db: Database, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('desk_notices')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** Until when somebody takes enquiries (epoch ms). */
export async function findDutyEnd(db: Database, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('admin_users')
    .select('on_duty_until')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.on_duty_until ?? null;
}
