import { createEncrypter, type Encrypter } from '../../../http/calls/encrypted.ts';

/** Keeps the secrets of authenticator apps: whoever reads the database alone makes no codes from it. */
export function createTotpEncrypter({ jwtSecret }: { jwtSecret: string }): Encrypter {
  return createEncrypter(jwtSecret, 'totp-secrets');
}
