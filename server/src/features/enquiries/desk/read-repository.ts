import { deskLimits } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';

/**
 * Notes that somebody looks at an enquiry, or has closed it.
 * @returns whether nobody had looked at it before
 */
export async function noteLook(
  db: Database,
  { userId, id, now, isOpen }: { userId: string; id: number; now: number; isOpen: boolean },
): Promise<boolean> {
  const seen = await db
    .selectFrom('desk_reads')
    .select('user_id')
    .where('enquiry_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  const look = { read_at: now, open_until: isOpen ? now + deskLimits.openMs : now };
  const { numUpdatedRows } = await db
    .updateTable('desk_reads')
    .set(look)
    .where('user_id', '=', userId)
    .where('enquiry_id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    await db
      .insertInto('desk_reads')
      .values({ user_id: userId, enquiry_id: id, ...look })
      .ignore()
      .execute();
  }
  return !seen;
}

/** User ids of others who have an enquiry open. */
export async function listLookers(
  db: Database,
  { userId, id, now }: { userId: string; id: number; now: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('desk_reads')
    .select('user_id')
    .where('enquiry_id', '=', id)
    .where('open_until', '>', now)
    .where('user_id', '!=', userId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id: other }) => other);
}
