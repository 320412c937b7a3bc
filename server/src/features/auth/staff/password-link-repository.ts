import type { Database } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';

export async function replaceLink(db: Database, link: Tables['password_links']): Promise<void> {
  await db.replaceInto('password_links').values(link).execute();
}

export async function listLinks(db: Database): Promise<Map<string, number>> {
  const rows = await db.selectFrom('password_links').select(['user_id', 'expires_at']).execute();
  return new Map(rows.map(({ user_id, expires_at }) => [user_id, expires_at]));
}
