import { randomBytes } from 'node:crypto';
import type { Database } from '../../../db/open-database.ts';
import { untilUnlocked } from '../../../db/transaction.ts';
import type { Encrypter } from '../../../http/calls/encrypted.ts';
import type { OwnBrowser } from './own-phone-repository.ts';
import { findOfflineKey, replaceOfflineKey } from '../login-device-repository.ts';

const KEY_BYTES = 32;

/**
 * The key of an account in a browser, made at its first use, or when it can no longer be decrypted.
 * @returns `undefined` when the browser is not known for the account
 */
export async function readOfflineKey(
  { db, encrypter }: { db: Database; encrypter: Encrypter },
  browser: OwnBrowser,
): Promise<string | undefined> {
  const opened = (found: { sealed: string | null } | undefined) =>
    typeof found?.sealed === 'string' ? encrypter.decrypt(found.sealed) : undefined;
  const found = await findOfflineKey(db, browser);
  const key = opened(found);
  if (!found || key !== undefined) return key;
  const next = encrypter.encrypt(randomBytes(KEY_BYTES).toString('base64url'));
  await untilUnlocked(() => replaceOfflineKey(db, browser, { expected: found.sealed, next }));
  // Two that ask at once both get the key that was stored.
  return opened(await findOfflineKey(db, browser));
}
