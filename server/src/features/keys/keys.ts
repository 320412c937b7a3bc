import { hash, randomBytes } from 'node:crypto';
import {
  dayOf,
  enquiryKinds,
  keyLimits,
  keyRights,
  problem,
  type KeyRow,
  type newKeySchema,
} from '@dealership/shared';
import type { core } from 'zod/mini';
import type { Needs } from '../../needs.ts';
import { isDuplicate } from '../../db/dialect.ts';
import { findRow, insertRow } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidInput, notFound } from '../../errors/app-error.ts';
import type { FindKey } from '../../http/calls/require-key.ts';
import {
  countWorking,
  findKey,
  findKeyByHash,
  noteUse,
  revoke,
  toKeyRow,
} from './key-repository.ts';

/** 256 bits: nobody guesses one, so a plain hash is enough, and compares in no time. */
const SECRET_BYTES = 32;
const MARK = 'dk_';
const SHAPE = /^dk_[\w-]{43}$/;

/** Enough to tell keys apart, far from enough to guess the rest. */
const SHOWN = MARK.length + 6;

type Deps = Needs<'db' | 'clock' | 'audit'>;

/**
 * Makes a key. Its secret is in the answer and nowhere else.
 * @throws {AppError} `invalid_input` when the name is or was another key's, the last day is past, there is no such
 *   branch, or there are as many keys as there may be
 */
export async function makeKey(
  { db, clock, audit }: Deps,
  { name, rights, kinds, branch = null, expireDate }: core.output<typeof newKeySchema>,
  by: string,
): Promise<KeyRow & { key: string }> {
  const now = clock();
  const lastDay = expireDate || null;
  if (lastDay !== null && lastDay < dayOf(now))
    throw invalidInput({ expireDate: problem('expiry_past') });
  const secret = MARK + randomBytes(SECRET_BYTES).toString('base64url');
  const row = {
    name,
    rights: keyRights.filter((right) => rights.includes(right)).join(','),
    kinds: enquiryKinds.filter((kind) => kinds.includes(kind)).join(','),
    dealer_id: branch,
    expire_date: lastDay,
    hash: hash('sha256', secret),
    begins: secret.slice(0, SHOWN),
    made_by: by,
    made_at: now,
    used_at: null,
    revoked_at: null,
  };
  try {
    const id = await inTransaction(db, async (transaction) => {
      if (branch !== null) {
        const found = await findRow(transaction, 'dealers', { id: branch });
        if (!found || found.deleted_at !== null)
          throw invalidInput({ branch: problem('not_branch') });
      }
      if ((await countWorking(transaction)) >= keyLimits.keys)
        throw invalidInput({ name: problem('too_many_values', { max: keyLimits.keys }) });
      const what = `${name}: ${row.rights}`;
      const added = await insertRow(transaction, 'api_keys', row);
      await audit({ userId: by, action: 'key made', what }, transaction);
      return added;
    });
    return { ...toKeyRow({ ...row, id }), key: secret };
  } catch (error) {
    if (isDuplicate(error)) throw invalidInput({ name: problem('key_name_taken') });
    throw error;
  }
}

/** Revokes a key at once, on all servers. @throws {AppError} `not_found` when there is none, or it was revoked */
export async function revokeKey(
  { db, clock, audit }: Deps,
  { id, by }: { id: number; by: string },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const key = await findKey(transaction, id);
    if (!key || !(await revoke(transaction, id, clock()))) throw notFound('key');
    await audit({ userId: by, action: 'key revoked', what: key.name }, transaction);
  });
}

/** Finds the key that works now, and notes that it was used. */
export function createKeyFinder({ db, clock }: Pick<Deps, 'db' | 'clock'>): FindKey {
  return async (secret) => {
    if (!SHAPE.test(secret)) return undefined;
    const row = await findKeyByHash(db, hash('sha256', secret));
    const now = clock();
    if (!row || (row.expire_date !== null && row.expire_date < dayOf(now))) return undefined;
    await noteUse(db, row, now);
    return toKeyRow(row);
  };
}
