import cookieParser from 'cookie-parser';
import type { Request } from 'express';
import { UNATTENDED_HEADER } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Audit } from '../../audit/audit.ts';
import type { NamedHandlers } from '../../http/add-calls.ts';
import { answersTo } from '../../http/locale-of.ts';
import { createAuthentication, type Session } from './authenticate.ts';
import { logIn } from './log-in.ts';
import { loginNetwork, type LimitLogin } from './login-limit.ts';
import type { PrivateCookie } from './session-cookie.ts';
import { deleteSession, findSession } from './session-repository.ts';
import type { SessionTokens } from './session-token.ts';

interface Deps {
  db: Database;
  clock: () => number;
  audit: Audit;
  limitLogin: LimitLogin;
  cookie: PrivateCookie;
  deviceCookie: PrivateCookie;
  tokens: SessionTokens;
}

/** Login and logout, which need no session. */
export function authHandlers(deps: Deps) {
  const { db, audit, cookie, deviceCookie, tokens } = deps;
  return {
    'POST /api/login': {
      before: [cookieParser()],
      handle: async ({ request, response, body }) => {
        const { sessionId, deviceSecret } = await logIn(deps, body, {
          network: loginNetwork(request),
          deviceSecret: deviceCookie.read(request),
          userAgent: request.get('User-Agent'),
          earlierSessionId: readSessionId(deps, request),
        });
        cookie.set(response, tokens.sign(sessionId));
        deviceCookie.set(response, deviceSecret);
        // A marker for the browser's route guard; the credential is the cookie alone.
        return { token: crypto.randomUUID() };
      },
    },
    'POST /api/logout': {
      before: [cookieParser()],
      handle: async ({ request, response }) => {
        const sessionId = readSessionId(deps, request);
        cookie.clear(response);
        const session = sessionId === undefined ? undefined : await findSession(db, sessionId);
        if (session) {
          await inTransaction(db, async (transaction) => {
            await deleteSession(transaction, session.id);
            await audit({ userId: session.userId, action: 'logout' }, transaction);
          });
        }
        return { message: answersTo(request).loggedOut };
      },
    },
  } satisfies Partial<NamedHandlers>;
}

/** Finds the live session of a request, by its cookie. */
export function createRequestAuthentication(
  deps: Deps,
): (request: Request) => Promise<Session | undefined> {
  const authenticate = createAuthentication(deps);
  return async (request) => {
    const sessionId = readSessionId(deps, request);
    if (sessionId === undefined) return undefined;
    return authenticate(sessionId, { isUse: request.get(UNATTENDED_HEADER) === undefined });
  };
}

function readSessionId(
  { cookie, tokens }: Pick<Deps, 'cookie' | 'tokens'>,
  request: Request,
): string | undefined {
  const token = cookie.read(request);
  return token === undefined ? undefined : tokens.read(token);
}
