import { deleteRows, findRow } from '../../../db/rows.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';

export async function replaceLink(db: Database, link: Tables['password_links']): Promise<void> {
  await db.replaceInto('password_links').values(link).execute();
}

/** @param hash SHA-256 of the token */
export async function findLink(db: Database, hash: string) {
  return findRow(db, 'password_links', { hash });
}

export async function listLinks(db: Database): Promise<Map<string, number>> {
  const rows = await db.selectFrom('password_links').select(['user_id', 'expires_at']).execute();
  return new Map(rows.map(({ user_id, expires_at }) => [user_id, expires_at]));
}

/** Uses up a link; false when it was used, replaced or deleted meanwhile. */
export async function takeLink(db: Database, hash: string): Promise<boolean> {
  return (await deleteRows(db, 'password_links', { hash })) > 0;
}

export async function deleteLinkOf(db: Database, userId: string): Promise<void> {
  await deleteRows(db, 'password_links', { user_id: userId });
}
