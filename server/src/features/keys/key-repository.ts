import { isEnquiryKind, isKeyRight, keyLimits, type KeyRow } from '@dealership/shared';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { countRows, findRow } from '../../db/rows.ts';
import type { ApiKeysTable } from '../../db/schema.ts';
import { untilUnlocked } from '../../db/transaction.ts';

/** The keys, the newest first; of the revoked ones as many as may work. */
export async function listKeys(db: Database): Promise<KeyRow[]> {
  const all = db.selectFrom('api_keys').selectAll().orderBy('id', 'desc');
  const [working, revoked] = await Promise.all([
    all.where('revoked_at', 'is', null).execute(),
    all.where('revoked_at', 'is not', null).limit(keyLimits.keys).execute(),
  ]);
  return [...working, ...revoked].map(toKeyRow);
}

export function countWorking(db: Database): Promise<number> {
  return countRows(db.selectFrom('api_keys').where('revoked_at', 'is', null));
}

/** The key with this hash that is not revoked. */
export function findKeyByHash(db: Database, hash: string) {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

export async function findKey(db: Database, id: number): Promise<KeyRow | undefined> {
  const row = await findRow(db, 'api_keys', { id });
  return row && toKeyRow(row);
}

/** Revokes a key; resolves to whether it was not revoked yet. */
export async function revoke(db: Database, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A key may be used a hundred times a minute: its last use is noted once. */
const NOTED_EVERY_MS = 60_000;

export async function noteUse(
  db: Database,
  { id, used_at: usedAt }: Pick<Selectable<ApiKeysTable>, 'id' | 'used_at'>,
  now: number,
): Promise<void> {
  if (usedAt !== null && now - usedAt < NOTED_EVERY_MS) return;
  const query = db.updateTable('api_keys').set({ used_at: now }).where('id', '=', id);
  await untilUnlocked(() => query.execute());
}

export function toKeyRow(row: Selectable<ApiKeysTable>): KeyRow {
  return {
    id: row.id,
    name: row.name,
    rights: row.rights.split(',').filter(isKeyRight),
    kinds: row.kinds.split(',').filter(isEnquiryKind),
    branch: row.dealer_id,
    expire_date: row.expire_date ?? '',
    begins: row.begins,
    made_by: row.made_by,
    made_at: row.made_at,
    used_at: row.used_at,
    revoked_at: row.revoked_at,
  };
}
