import type { Database } from '../../../db/open-database.ts';
import type { DeskNoticesTable } from '../../../db/schema.ts';

/** Tells somebody of an enquiry, once (instants are epoch ms). */
export async function addNotice(
  db: Database,
  { userId, id, why, at }: { userId: string; id: number; why: DeskNoticesTable['why']; at: number },
): Promise<void> {
  await db
    .insertInto('desk_notices')
    .values({ user_id: userId, enquiry_id: id, why, at, seen_at: null })
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
