import { createHmac } from 'node:crypto';

/** Seconds of a time step. */
export const STEP_SECONDS = 30;

/**
 * A code of RFC 6238 at an instant, written from the RFC and not from the server.
 * @param now epoch ms
 */
export function totpOf(
  key: Buffer,
  now: number,
  { digits = 6, algorithm = 'sha1' }: { digits?: number; algorithm?: string } = {},
): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / STEP_SECONDS)));
  const mac = createHmac(algorithm, key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The key behind a secret in base32. */
export function keyOf(base32: string): Buffer {
  const bits = [...base32.toUpperCase().replace(/[\s=-]/g, '')]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an authenticator app shows. */
export function codeOf(secret: string, now: number): string {
  return totpOf(keyOf(secret), now);
}

/** A code that differs from all codes around an instant. */
export function wrongCode(secret: string, now: number): string {
  const near = [-3, -2, -1, 0, 1, 2, 3].map((step) => codeOf(secret, now + step * 30_000));
  return ['000000', '111111', '222222'].find((code) => !near.includes(code)) ?? '333333';
}
