import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { MAX_AGE_MS } from './authenticate.ts';

const ALGORITHM = 'HS256';

/** Cached verified tokens; a few times as many as staff who work at once. */
const MAX_KNOWN = 500;

/**
 * Signs and reads the session cookie's value: a JWT that names a row of `sessions`, and expires at the session's latest
 * end.
 */
export interface SessionTokens {
  sign: (sessionId: string) => string;
  /** The session id, or `undefined` for anything without a valid signature. */
  read: (token: string) => string | undefined;
}

export function createSessionTokens(secret: string): SessionTokens {
  // One key object: from a string, jsonwebtoken creates one at each call, which is 50 times as slow.
  const key: KeyObject = createSecretKey(Buffer.from(secret));
  // Safe to cache: a valid signature stays valid. Whether the session is alive is read from the database each time.
  const known = new Map<string, string>();
  return {
    sign: (sessionId) =>
      jwt.sign({}, key, { algorithm: ALGORITHM, jwtid: sessionId, expiresIn: MAX_AGE_MS / 1000 }),
    read: (token) => {
      const sessionId = known.get(token) ?? verify(token, key);
      if (known.size >= MAX_KNOWN) known.clear();
      if (sessionId !== undefined) known.set(token, sessionId);
      return sessionId;
    },
  };
}

function verify(token: string, key: KeyObject): string | undefined {
  try {
    const claims = jwt.verify(token, key, { algorithms: [ALGORITHM] });
    return typeof claims === 'object' ? claims.jti : undefined;
  } catch {
    return undefined;
  }
}
