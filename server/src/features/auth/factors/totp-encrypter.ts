import { createEncrypter, type Encrypter } from '../../../http/calls/encrypted.ts';

/** Encrypts the secrets of authenticator apps: the database alone is not enough to make codes. */
export function createTotpEncrypter({ jwtSecret }: { jwtSecret: string }): Encrypter {
  return createEncrypter(jwtSecret, 'totp-secrets');
}
