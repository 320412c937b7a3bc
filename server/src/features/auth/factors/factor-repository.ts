import { factors, type Factor } from '@dealership/shared';
import type { Selectable } from 'kysely';
import { countRows, deleteRows, findRow } from '../../../db/rows.ts';
import type { Database } from '../../../db/open-database.ts';
import type { PasskeysTable } from '../../../db/schema.ts';

export type Passkey = Selectable<PasskeysTable>;

/** An account's passkeys, the oldest first. */
export async function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export async function replaceTotp(
  db: Database,
  userId: string,
  { secret, lastStep }: { secret: string; lastStep: number },
): Promise<void> {
  await db
    .replaceInto('authenticator_apps')
    .values({ user_id: userId, secret, last_step: lastStep })
    .execute();
}

/**
 * Marks a time step as used.
 * @param totp.secret the secret that the code was compared with
 * @returns false when it was used before, or the app was replaced meanwhile
 */
export async function spendTotpStep(
  db: Database,
  userId: string,
  { secret, step }: { secret: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** @param hashes SHA-256 of each code */
export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRows(db, 'recovery_codes', { user_id: userId });
  const rows = hashes.map((hash) => ({ hash, user_id: userId }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  return countRows(db.selectFrom('recovery_codes').where('user_id', '=', userId));
}

const tables = { passkey: 'passkeys', totp: 'authenticator_apps' } as const;

/** The second factors of each account that has some. */
export async function listFactors(db: Database): Promise<Map<string, Factor[]>> {
  const found = new Map<string, Factor[]>();
  for (const factor of factors) {
    const rows = db
      .selectFrom(tables[factor] as 'passkeys')
      .select('user_id')
      .distinct();
    for (const { user_id: userId } of await rows.execute()) {
      found.set(userId, [...(found.get(userId) ?? []), factor]);
    }
  }
  return found;
}

export async function factorsOf(db: Database, userId: string): Promise<Factor[]> {
  const found: Factor[] = [];
  for (const factor of factors) {
    if (await findRow(db, tables[factor], { user_id: userId })) found.push(factor);
  }
  return found;
}
