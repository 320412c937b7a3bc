import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { MAX_AGE_MS } from './authenticate.ts';

const ALGORITHM = 'HS256';

export type SessionTokens = ReturnType<typeof createSessionTokens>;

/**
 * Signs and reads the session cookie's value: a JWT that names a row of `sessions`, and expires at the session's latest
 * end.
 */
export function createSessionTokens(secret: string) {
  // One key object: from a string, jsonwebtoken creates one at each call, which is 50 times as slow.
  const key = createSecretKey(Buffer.from(secret));
  return {
    sign: (sessionId: string) =>
      jwt.sign({}, key, { algorithm: ALGORITHM, jwtid: sessionId, expiresIn: MAX_AGE_MS / 1000 }),
    /** The session id, or `undefined` for anything without a valid signature. */
    read: (token: string) => {
      try {
        const claims = jwt.verify(token, key, { algorithms: [ALGORITHM] });
        return typeof claims === 'object' ? claims.jti : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
