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
