import type { Database } from '../../../db/open-database.ts';

export interface OwnBrowser {
  hash: string;
  userId: string;
}

/** Since when a browser is a person's own phone (epoch ms); `null`: it is not, or is not known. */
export async function findOwnSince(db: Database, { hash, userId }: OwnBrowser) {
  const row = await db
    .selectFrom('login_devices')
    .select('own_since')
    .where('hash', '=', hash)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.own_since ?? null;
}

/** Stores since when it is their own; resolves to false when the browser is not known for the account. */
export async function updateOwnSince(
  db: Database,
  { hash, userId }: OwnBrowser,
  since: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_devices')
    .set({ own_since: since })
    .where('hash', '=', hash)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Makes every browser of an account an ordinary one again. Work that waits to be sent can still be read. */
export async function forgetOwnPhones(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('login_devices')
    .set({ own_since: null })
    .where('user_id', '=', userId)
    .execute();
  await db.updateTable('sessions').set({ own_phone: 0 }).where('user_id', '=', userId).execute();
}
