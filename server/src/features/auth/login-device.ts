import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../db/open-database.ts';
import { listDeviceUsers } from './login-device-repository.ts';

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
  const userIds = await listDeviceUsers(db, hash, { since: clock() - DEVICE_LIFE_MS });
  return userIds.length > 0 ? { secret, hash, userIds } : undefined;
}

export function createDevice(): LoginDevice {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOfDevice(secret), userIds: [] };
}
