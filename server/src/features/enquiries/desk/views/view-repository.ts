import type { ViewFilter } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';

/** `user_id` is `null` for a shared view. */
export type StoredView = Awaited<ReturnType<typeof listViewsOf>>[number];

/** The views of one user, or the shared ones (`null`), in their order. */
export async function listViewsOf(db: Database, userId: string | null) {
  const rows = await db
    .selectFrom('desk_views')
    .select(['id', 'user_id', 'name', 'filter'])
    .where('user_id', userId === null ? 'is' : '=', userId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, filter: JSON.parse(row.filter) as ViewFilter }));
}

export async function insertView(
  db: Database,
  { filter, ...view }: Omit<StoredView, 'id'> & { position: number; created_at: number },
) {
  const { insertId } = await db
    .insertInto('desk_views')
    .values({ ...view, filter: JSON.stringify(filter) })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

export async function updateView(db: Database, { id, filter, ...view }: StoredView) {
  await db
    .updateTable('desk_views')
    .set({ ...view, filter: JSON.stringify(filter) })
    .where('id', '=', id)
    .execute();
}

export async function deleteStoredView(db: Database, id: number): Promise<void> {
  await db.deleteFrom('desk_views').where('id', '=', id).execute();
}
