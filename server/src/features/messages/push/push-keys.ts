import { generateKeyPairSync } from 'node:crypto';
import type { Needs } from '../../../needs.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Encrypter } from '../../../http/calls/encrypted.ts';
import { findKeys, replaceKeys } from './push-repository.ts';

/** The key pair that identifies this dealership to push services (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

interface Deps extends Needs<'db' | 'clock'> {
  encrypter: Encrypter;
}

/**
 * The key pair, made at its first use, or when it can no longer be decrypted: then no device can be reached any more,
 * and all are forgotten (rules: push-keys).
 */
export async function readPushKeys({ db, clock, encrypter }: Deps): Promise<PushKeys> {
  const read = async () => {
    const found = await findKeys(db);
    const privateKey = found && encrypter.decrypt(found.sealed);
    const keys = privateKey !== undefined && { publicKey: found?.public_key ?? '', privateKey };
    return { found, keys };
  };
  const { found, keys } = await read();
  if (keys) return keys;
  const { publicKey, privateKey } = makeKeys();
  const next = {
    public_key: publicKey,
    sealed: encrypter.encrypt(privateKey),
    created_at: clock(),
  };
  await inTransaction(db, (transaction) =>
    replaceKeys(transaction, { expected: found?.sealed, next }),
  );
  // Two that ask at once both get the pair that was stored.
  const stored = await read();
  if (!stored.keys) throw new Error('Another server seals with another JWT_SECRET.');
  return stored.keys;
}

function makeKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}
