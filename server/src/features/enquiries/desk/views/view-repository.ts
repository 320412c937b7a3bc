import type { ViewFilter } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';

export type StoredView = Awaited<ReturnType<typeof listViewsOf>>[number];

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
