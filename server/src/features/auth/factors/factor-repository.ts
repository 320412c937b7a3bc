import type { Factor } from '@dealership/shared';
import type { Selectable } from 'kysely';
import { countRows, deleteRows, findRow, insertIfNew, updateRows } from '../../../db/rows.ts';
import type { Database } from '../../../db/open-database.ts';
import type { PasskeysTable } from '../../../db/schema.ts';

export type Passkey = Selectable<PasskeysTable>;
export type NewPasskey = Omit<Passkey, 'id' | 'last_used_at'>;

/** An account's passkeys, the oldest first. */
export async function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** @param credentialHash SHA-256 of the credential's id */
export async function findPasskey(db: Database, credentialHash: string) {
  return findRow(db, 'passkeys', { credential_hash: credentialHash });
}

/** @returns whether it was not there yet */
export async function insertPasskey(db: Database, passkey: NewPasskey): Promise<boolean> {
  return insertIfNew(db, 'passkeys', { ...passkey, last_used_at: null });
}

/**
 * Records that a passkey was used.
 * @param use.counted its counter before; if that has changed meanwhile nothing is recorded
 * @returns whether it was recorded: no longer when it has been removed
 */
export async function recordPasskeyUse(
  db: Database,
  id: number,
  { counted, counter, at }: { counted: number; counter: number; at: number },
): Promise<boolean> {
  const set = { counter, last_used_at: at };
  return (await updateRows(db, 'passkeys', { equal: { id, counter: counted }, set })) > 0;
}

export async function deletePasskey(db: Database, userId: string, id: number): Promise<boolean> {
  return (await deleteRows(db, 'passkeys', { user_id: userId, id })) > 0;
}

/** Marks a passkey challenge as answered; resolves to false when it was marked before. */
export async function spendChallenge(
  db: Database,
  { hash, expiresAt }: { hash: string; expiresAt: number },
): Promise<boolean> {
  return insertIfNew(db, 'spent_challenges', { hash, expires_at: expiresAt });
}

/** The encrypted secret of an account's authenticator app, and the last time step whose code was accepted. */
export async function findTotp(db: Database, userId: string) {
  return db
    .selectFrom('authenticator_apps')
    .select(['secret', 'last_step as lastStep'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
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

export async function deleteTotp(db: Database, userId: string): Promise<boolean> {
  return (await deleteRows(db, 'authenticator_apps', { user_id: userId })) > 0;
}

/** @param hashes SHA-256 of each code */
export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRows(db, 'recovery_codes', { user_id: userId });
  const rows = hashes.map((hash) => ({ hash, user_id: userId }));
  if (rows.length > 0) await db.insertInto('recovery_codes').values(rows).execute();
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  return countRows(db.selectFrom('recovery_codes').where('user_id', '=', userId));
}

/** Uses up a recovery code; false when the account has no such code (any more). */
export async function spendRecoveryCode(db: Database, userId: string, hash: string) {
  return (await deleteRows(db, 'recovery_codes', { user_id: userId, hash })) > 0;
}

/** The second factors of one account, or of all. */
export async function listFactors(db: Database, { of }: { of?: string } = {}) {
  let passkeys = db.selectFrom('passkeys').select('user_id').distinct();
  let totps = db.selectFrom('authenticator_apps').select('user_id');
  if (of !== undefined) {
    passkeys = passkeys.where('user_id', '=', of);
    totps = totps.where('user_id', '=', of);
  }
  const found = new Map<string, Factor[]>();
  const note = (factor: Factor) => {
    return ({ user_id: userId }: { user_id: string }) => {
      found.set(userId, [...(found.get(userId) ?? []), factor]);
    };
  };
  (await passkeys.execute()).forEach(note('passkey'));
  (await totps.execute()).forEach(note('totp'));
  return found;
}

export async function factorsOf(db: Database, userId: string): Promise<Factor[]> {
  return (await listFactors(db, { of: userId })).get(userId) ?? [];
}

export async function deleteFactors(db: Database, userId: string): Promise<void> {
  for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes'] as const) {
    await deleteRows(db, table, { user_id: userId });
  }
}
