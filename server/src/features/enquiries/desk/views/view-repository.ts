import type { ViewFilter } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';

/** `userId` is `null` for a shared view. */
export type StoredView = Awaited<ReturnType<typeof listViewsOf>>[number];

/** The views of one user, or the shared ones (`null`), in their order. */
export async function listViewsOf(db: Database, userId: string | null) {
  const query = db.selectFrom('desk_views').select(['id', 'user_id as userId', 'name', 'filter']);
  const rows = await (
    userId === null ? query.where('user_id', 'is', null) : query.where('user_id', '=', userId)
  )
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, filter: JSON.parse(row.filter) as ViewFilter }));
}

export async function insertView(
  db: Database,
  { userId, name, filter, ...row }: Omit<StoredView, 'id'> & { position: number; now: number },
): Promise<number> {
  const { insertId } = await db
    .insertInto('desk_views')
    .values({
      user_id: userId,
      name,
      filter: JSON.stringify(filter),
      position: row.position,
      created_at: row.now,
    })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

export async function updateView(
  db: Database,
  id: number,
  { userId, name, filter }: Omit<StoredView, 'id'>,
): Promise<void> {
  await db
    .updateTable('desk_views')
    .set({ user_id: userId, name, filter: JSON.stringify(filter) })
    .where('id', '=', id)
    .execute();
}

export async function deleteStoredView(db: Database, id: number): Promise<void> {
  await db.deleteFrom('desk_views').where('id', '=', id).execute();
}
