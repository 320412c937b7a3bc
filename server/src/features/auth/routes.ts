import { type IRouter, type Request } from 'express';
import { loginSchema, UNATTENDED_HEADER } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Audit } from '../../http/audit.ts';
import { jsonBody } from '../../http/json-body.ts';
import { validate } from '../../http/validate.ts';
import { createAuthentication, type Session } from './authenticate.ts';
import { logIn } from './log-in.ts';
import { loginNetwork, type LimitLogin } from './login-limit.ts';
import type { PrivateCookie } from './session-cookie.ts';
import { deleteSession, findSession } from './session-repository.ts';
import type { SessionTokens } from './session-token.ts';

interface Needs {
  db: Database;
  clock: () => number;
  audit: Audit;
  limitLogin: LimitLogin;
  cookie: PrivateCookie;
  deviceCookie: PrivateCookie;
  tokens: SessionTokens;
}

/** Login and logout, which need no session. */
export function addAuthRoutes(router: IRouter, needs: Needs): void {
  const { db, audit, cookie, deviceCookie, tokens } = needs;
  router.post('/api/login', jsonBody, async (request, response) => {
    const credentials = validate(loginSchema, request.body);
    const { sessionId, deviceSecret } = await logIn(needs, credentials, {
      network: loginNetwork(request),
      deviceSecret: deviceCookie.read(request),
      userAgent: request.get('User-Agent'),
      earlierSessionId: readSessionId(needs, request),
    });
    cookie.set(response, tokens.sign(sessionId));
    deviceCookie.set(response, deviceSecret);
    // A marker for the browser's route guard; the credential is the cookie alone (contract P16).
    response.json({ token: crypto.randomUUID() });
  });
  router.post('/api/logout', async (request, response) => {
    const sessionId = readSessionId(needs, request);
    cookie.clear(response);
    const session = sessionId === undefined ? undefined : await findSession(db, sessionId);
    if (session) {
      await inTransaction(db, async (transaction) => {
        await deleteSession(transaction, session.id);
        await audit({ userId: session.userId, action: 'logout' }, transaction);
      });
    }
    response.json({ message: 'You are logged out.' });
  });
}

/** Finds the live session of a request, by its cookie. */
export function createRequestAuthentication(
  needs: Needs,
): (request: Request) => Promise<Session | undefined> {
  const authenticate = createAuthentication(needs);
  return async (request) => {
    const sessionId = readSessionId(needs, request);
    if (sessionId === undefined) return undefined;
    return authenticate(sessionId, { isUse: request.get(UNATTENDED_HEADER) === undefined });
  };
}

function readSessionId(
  { cookie, tokens }: Pick<Needs, 'cookie' | 'tokens'>,
  request: Request,
): string | undefined {
  const token = cookie.read(request);
  return token === undefined ? undefined : tokens.read(token);
}
