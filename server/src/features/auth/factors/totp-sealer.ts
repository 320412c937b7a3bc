import { createSealer, type Sealer } from '../../../http/calls/sealed.ts';

/** Keeps the secrets of authenticator apps: whoever reads the database alone makes no codes from it. */
export function createTotpSealer({ jwtSecret }: { jwtSecret: string }): Sealer {
  return createSealer(jwtSecret, 'totp-secrets');
}
