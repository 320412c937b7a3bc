import { Router, type Request } from 'express';
import { loginSchema } from '@dealership/shared';
import type { Logger } from 'pino';
import type { Database } from '../../db/open-database.ts';
import { jsonBody } from '../../http/json-body.ts';
import { clientNetwork } from '../../http/rate-limit.ts';
import { sessionOf } from '../../http/require-session.ts';
import { validate } from '../../http/validate.ts';
import { authenticate, type Session } from './authenticate.ts';
import { logIn } from './log-in.ts';
import type { SessionCookie } from './session-cookie.ts';
import { deleteSession } from './session-repository.ts';
import type { SessionTokens } from './session-token.ts';

interface Needs {
  db: Database;
  clock: () => number;
  log: Logger;
  config: { rateLimits: boolean };
  cookie: SessionCookie;
  tokens: SessionTokens;
}

/** Login and logout, which need no session. */
export function authRoutes(needs: Needs): Router {
  const { db, cookie, tokens } = needs;
  const router = Router();
  router.post('/api/login', jsonBody, async (request, response) => {
    const credentials = validate(loginSchema, request.body);
    const sessionId = await logIn(needs, credentials, { address: clientNetwork(request) });
    const earlier = readSessionId(needs, request);
    if (earlier !== undefined) await deleteSession(db, earlier);
    cookie.set(response, tokens.sign(sessionId));
    // A marker for the browser's route guard; the credential is the cookie alone (contract P16).
    response.json({ token: crypto.randomUUID() });
  });
  router.post('/api/logout', async (request, response) => {
    const sessionId = readSessionId(needs, request);
    cookie.clear(response);
    if (sessionId !== undefined) await deleteSession(db, sessionId);
    response.json({ message: 'You are logged out.' });
  });
  return router;
}

/** What a signed-in staff member can ask about themself. */
export function accountRoutes(): Router {
  const router = Router();
  router.get('/api/me', (_request, response) => {
    response.json(sessionOf<Session>(response).user);
  });
  return router;
}

/** The live session of a request, by its cookie. */
export async function sessionOfRequest(
  needs: Needs,
  request: Request,
): Promise<Session | undefined> {
  const sessionId = readSessionId(needs, request);
  return sessionId === undefined ? undefined : authenticate(needs, sessionId);
}

function readSessionId({ cookie, tokens }: Needs, request: Request): string | undefined {
  const token = cookie.read(request);
  return token === undefined ? undefined : tokens.read(token);
}
