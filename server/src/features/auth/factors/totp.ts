import { createEncrypter, type Encrypter } from '../../../http/calls/encrypted.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with the defaults of every authenticator app: SHA-1, six digits, 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps by which the phone's clock may be wrong, before and after. */
const WINDOW = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as Base32 (RFC 4648), without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The code of a time step (RFC 4226, section 5.3). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step that this code belongs to, near an instant (epoch ms); `undefined`: none. */
export function stepOfCode(secret: Uint8Array, code: string, now: number): number | undefined {
  const current = Math.floor(now / STEP_MS);
  const near = Array.from({ length: 2 * WINDOW + 1 }, (_, index) => current - WINDOW + index);
  return near.find((step) => isSame(totpCode(secret, step), code));
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The address in the QR code for an authenticator app (github.com/google/google-authenticator/wiki/Key-Uri-Format). */
export function totpUri(
  secret: Uint8Array,
  { issuer, userId }: { issuer: string; userId: string },
) {
  const label = [issuer, userId].map(encodeURIComponent).join(':');
  const text = toBase32(secret);
  return `otpauth://totp/${label}?secret=${text}&issuer=${encodeURIComponent(issuer)}`;
}

/** Encrypts the secrets of authenticator apps: the database alone is not enough to make codes. */
export function createTotpEncrypter({ jwtSecret }: { jwtSecret: string }): Encrypter {
  return createEncrypter(jwtSecret, 'totp-secrets');
}
