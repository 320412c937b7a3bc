import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/**
 * The code of an authenticator app (RFC 6238: SHA-1, 6 digits, 30 s).
 * @param secret base32, blanks do not matter
 * @param at epoch milliseconds
 */
export function totpCode(secret: string, at: number): string {
  const bits = [...secret.replace(/\s/g, '')]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g)?.map((byte) => parseInt(byte, 2)) ?? [];
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const hash = createHmac('sha1', Buffer.from(bytes)).update(step).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/**
 * The previous code, which is accepted too: so the present one stays unused. Near its end the present one is waited for
 * to be over: the code would be two steps old when it arrives.
 */
export async function earlierTotpCode(secret: string): Promise<string> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < STEP_MS / 3) await setTimeout(left);
  return totpCode(secret, Date.now() - STEP_MS);
}
