import cookieParser from 'cookie-parser';
import type { Request, Response } from 'express';
import { SECOND_STEP_MINUTES, UNATTENDED_HEADER } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import { deleteRows, findRow } from '../../../db/rows.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { NamedHandlers } from '../../../http/calls/add-calls.ts';
import { createAuthentication, type Session } from '../authenticate.ts';
import { authenticationOptions, type PasskeySite } from '../factors/passkeys.ts';
import { loginNetwork } from '../limits/login-limit.ts';
import { createTickets } from '../../../http/calls/encrypted.ts';
import { browserOf, keepLanguage, type createCookies } from '../session-cookie.ts';
import type { SessionTokens } from '../session-token.ts';
import { endDuty } from '../staff-repository.ts';
import type { Login, LoginDeps, LoginOrigin } from './begin-session.ts';
import { logIn, type HalfLogin } from './log-in.ts';
import { logInWithPasskey } from './passkey-login.ts';
import { stepOver, takeSecondStep } from './second-step.ts';

interface Deps extends LoginDeps, ReturnType<typeof createCookies> {
  config: { jwtSecret: string };
  passkeySite: PasskeySite;
  tokens: SessionTokens;
  /** Stops a person's alerts in the browser that they sign out in, in its transaction. */
  leaveBrowser: (transaction: Database, left: { userId: string; browser: string }) => Promise<void>;
}

/** With a password and, if the account has a second factor, a code; or with a passkey alone. */
export function authHandlers(deps: Deps) {
  const { db, audit, cookie, deviceCookie, secondStepCookie, passkeyCookie, passkeySite } = deps;
  const halves = createTickets<HalfLogin>(deps, {
    purpose: 'second-step',
    minutes: SECOND_STEP_MINUTES,
  });
  const challenges = createTickets<{ challenge: string }>(deps, {
    purpose: 'passkey-sign-in',
    minutes: SECOND_STEP_MINUTES,
  });
  return {
    'POST /api/login': {
      before: [cookieParser()],
      handle: async ({ request, response, body }) => {
        const login = await logIn(deps, body, originOf(deps, request));
        if ('sessionId' in login) return sendSession(deps, response, login);
        secondStepCookie.set(response, halves.issue(login.half));
        return { secondFactor: login.secondSteps };
      },
    },
    'POST /api/login/second-step': {
      before: [cookieParser()],
      handle: async ({ request, response, body: step }) => {
        const half = halves.read(secondStepCookie.read(request));
        if (!half) throw stepOver();
        const login = await takeSecondStep(deps, { half, step }, originOf(deps, request));
        secondStepCookie.clear(response);
        return sendSession(deps, response, login);
      },
    },
    'POST /api/login/passkey-options': async ({ response }) => {
      if (!passkeySite.host) throw new AppError('forbidden', (texts) => texts.passkeysOff);
      const options = await authenticationOptions(passkeySite);
      passkeyCookie.set(response, challenges.issue({ challenge: options.challenge }));
      return { options: { ...options } };
    },
    'POST /api/login/passkey': {
      before: [cookieParser()],
      handle: async ({ request, response, body: { credential } }) => {
        const asked = challenges.read(passkeyCookie.read(request));
        if (!asked) throw stepOver();
        passkeyCookie.clear(response);
        const sent = { request, credential, challenge: asked.challenge };
        const login = await logInWithPasskey(deps, sent, originOf(deps, request));
        return sendSession(deps, response, login);
      },
    },
    'POST /api/logout': {
      before: [cookieParser()],
      handle: async ({ request, response, answers }) => {
        const sessionId = readSessionId(deps, request);
        cookie.clear(response);
        const session = sessionId && (await findRow(db, 'sessions', { id: sessionId }));
        const browser = browserOf(deviceCookie, request) ?? '';
        if (session) {
          const { id, user_id: userId } = session;
          await inTransaction(db, async (transaction) => {
            await deleteRows(transaction, 'sessions', { id });
            await endDuty(transaction, userId);
            await deps.leaveBrowser(transaction, { userId, browser });
            await audit({ userId, action: 'logout' }, transaction);
          });
        }
        return { message: answers.loggedOut };
      },
    },
  } satisfies Partial<NamedHandlers>;
}

function originOf(deps: Deps, request: Request): LoginOrigin {
  return {
    network: loginNetwork(request),
    deviceSecret: deps.deviceCookie.read(request),
    userAgent: request.get('User-Agent'),
    earlierSessionId: readSessionId(deps, request),
  };
}

function sendSession(
  { cookie, deviceCookie, tokens }: Deps,
  response: Response,
  { sessionId, cookieMs, deviceSecret, language }: Login,
): { token: string } {
  cookie.set(response, tokens.sign(sessionId), cookieMs);
  deviceCookie.set(response, deviceSecret);
  keepLanguage(response, language);
  // A marker for the browser's route guard; only the cookie is a credential.
  return { token: crypto.randomUUID() };
}

export function createRequestAuthentication(deps: Deps) {
  const { use, look } = createAuthentication(deps);
  return async (request: Request): Promise<Session | undefined> => {
    const sessionId = readSessionId(deps, request);
    if (sessionId === undefined) return undefined;
    return request.get(UNATTENDED_HEADER) === undefined ? use(sessionId) : look(sessionId);
  };
}

function readSessionId({ cookie, tokens }: Pick<Deps, 'cookie' | 'tokens'>, request: Request) {
  const token = cookie.read(request);
  return token === undefined ? undefined : tokens.read(token);
}
