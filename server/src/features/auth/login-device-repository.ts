import { createHash, randomBytes } from 'node:crypto';
import { findRow, insertIfNew, updateRows } from '../../db/rows.ts';
import type { Database } from '../../db/open-database.ts';

/** Browsers of one account; beyond that, the least recently used are forgotten. */
const MAX_DEVICES = 20;

export async function storeDevice(
  db: Database,
  { hash, userId, usedAt }: { hash: string; userId: string; usedAt: number },
): Promise<void> {
  const equal = { hash, user_id: userId };
  if (!(await insertIfNew(db, 'login_devices', { ...equal, used_at: usedAt }))) {
    await updateRows(db, 'login_devices', { equal, set: { used_at: usedAt } });
  }
  // Read first: MySQL cannot delete with a subquery on the same table.
  const kept = await db
    .selectFrom('login_devices')
    .select('hash')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('hash')
    .limit(MAX_DEVICES + 1)
    .execute();
  const dropped = kept.slice(MAX_DEVICES).map((row) => row.hash);
  if (dropped.length === 0) return;
  await db
    .deleteFrom('login_devices')
    .where('user_id', '=', userId)
    .where('hash', 'in', dropped)
    .execute();
}

/**
 * Forgets an account's browsers.
 * @param but the hash of one that stays known
 */
export async function deleteDevicesOf(
  db: Database,
  userId: string,
  { but }: { but?: string | undefined } = {},
): Promise<void> {
  const all = db.deleteFrom('login_devices').where('user_id', '=', userId);
  await (but === undefined ? all : all.where('hash', '!=', but)).execute();
}

/** A browser together with the account whose it is. */
export interface OwnBrowser {
  hash: string;
  userId: string;
}

/** `undefined`: the browser is not known for the account. */
export async function findBrowser(db: Database, { hash, userId }: OwnBrowser) {
  return findRow(db, 'login_devices', { hash, user_id: userId });
}

/** Since when a browser is a person's own phone (epoch ms); `null`: it is not, or is not known. */
export async function findOwnSince(db: Database, browser: OwnBrowser): Promise<number | null> {
  return (await findBrowser(db, browser))?.own_since ?? null;
}

/**
 * A browser is known for this long after a login: after a year without one it is a stranger like any other. Browsers
 * keep a cookie for 400 days at most.
 */
export const DEVICE_LIFE_MS = 365 * 24 * 60 * 60_000;

/** A browser that a person has signed in with. It is not a credential. */
export interface LoginDevice {
  /** Value of its cookie; only the hash is stored. */
  secret: string;
  hash: string;
  /** The accounts that have signed in with it: several may share a browser. */
  userIds: readonly string[];
}

export function hashOfDevice(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export async function findDevice(
  { db, clock }: { db: Database; clock: () => number },
  secret: string | undefined,
): Promise<LoginDevice | undefined> {
  if (secret === undefined) return undefined;
  const hash = hashOfDevice(secret);
  const rows = await db
    .selectFrom('login_devices')
    .select('user_id')
    .where('hash', '=', hash)
    .where('used_at', '>', clock() - DEVICE_LIFE_MS)
    .execute();
  const userIds = rows.map(({ user_id }) => user_id);
  return userIds.length > 0 ? { secret, hash, userIds } : undefined;
}

export function createDevice(): LoginDevice {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOfDevice(secret), userIds: [] };
}
