import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import { replaceRecoveryCodes } from './factor-repository.ts';
import { toBase32 } from './totp.ts';

/** 80 bits: too many to guess, and too many to find by their hash. */
const CODE_BYTES = 10;

/** SHA-256 of a code, as it is compared; `code` in lower case, without hyphens. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(`recovery ${code}`).digest('hex');
}

/**
 * Gives an account ten new recovery codes in place of its earlier ones.
 * @returns the codes, to be shown once: `abcd-efgh-ijkl-mnop`
 */
export async function makeRecoveryCodes(db: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    toBase32(randomBytes(CODE_BYTES)).toLowerCase(),
  );
  await replaceRecoveryCodes(db, userId, codes.map(hashOfCode));
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
}
