import { randomBytes } from 'node:crypto';
import { problem } from '@dealership/shared';
import type { Request, Response } from 'express';
import { updateRows } from '../../../db/rows.ts';
import { inTransaction, untilUnlocked } from '../../../db/transaction.ts';
import { invalidInput, malformed, type AppError } from '../../../errors/app-error.ts';
import type { NamedHandlers } from '../../../http/calls/add-calls.ts';
import { sessionIdOf, sessionOf, userIdOf } from '../../../http/calls/require-session.ts';
import { createEncrypter, type Encrypter } from '../../../http/calls/encrypted.ts';
import type { Session } from '../authenticate.ts';
import { deviceOf } from '../device.ts';
import { findBrowser, findOwnSince, type OwnBrowser } from '../login-device-repository.ts';
import { afterOwnPassword, type PasswordDeps } from '../own-password.ts';
import { browserOf, type PrivateCookie } from '../session-cookie.ts';
import { hasSecondFactor } from '../session-repository.ts';
import type { SessionTokens } from '../session-token.ts';
import { lockStaff } from '../staff-repository.ts';

interface Deps extends PasswordDeps {
  cookie: PrivateCookie;
  tokens: SessionTokens;
  config: { jwtSecret: string };
}

/** Calls for a person together with the browser that they use (rules: own-phone). */
export function ownPhoneHandlers(deps: Deps) {
  const { db } = deps;
  const encrypter = createEncrypter(deps.config.jwtSecret, 'offline-key');
  return {
    'GET /api/own-phone': async ({ request, response, by }) => {
      const browser = ownBrowserOf(deps, { request, response });
      return {
        since: browser ? await findOwnSince(db, browser) : null,
        has_second_factor: await hasSecondFactor(db, by),
      };
    },
    'POST /api/own-phone': ({ request, response, body, answers }) =>
      afterOwnPassword(deps, { request, response, body }, async () => {
        await addOwnPhone(deps, { request, response });
        return { message: answers.ownPhoneAdded };
      }),
    'DELETE /api/own-phone': async ({ request, response, answers }) => {
      await removeOwnPhone(deps, { request, response });
      return { message: answers.ownPhoneRemoved };
    },
    'POST /api/desk/offline-key': async ({ request, response }) => {
      const browser = ownBrowserOf(deps, { request, response });
      const key = browser && (await readOfflineKey(deps, encrypter, browser));
      if (key === undefined) throw deviceUnknown();
      return { key };
    },
  } satisfies Partial<NamedHandlers>;
}

interface Asked {
  request: Request;
  response: Response;
}

/**
 * Makes a browser a person's own phone; the session and its cookie last until the end of its 12 hours.
 * @throws {AppError} `invalid_input` without a second factor, and when the browser is not known for the account
 */
async function addOwnPhone(deps: Deps, { request, response }: Asked): Promise<void> {
  const { db, clock, audit, cookie, tokens } = deps;
  const { id, user, endsAtLatest } = sessionOf<Session>(response);
  const userId = user.user_id;
  const browser = ownBrowserOf(deps, { request, response });
  if (!browser) throw deviceUnknown();
  const what = deviceOf(request.get('User-Agent'));
  await inTransaction(db, async (transaction) => {
    await lockStaff(transaction, userId);
    if (!(await hasSecondFactor(transaction, userId))) {
      throw invalidInput({ password: problem('no_second_factor') });
    }
    if ((await findOwnSince(transaction, browser)) === null) {
      const change = { equal: keyOf(browser), set: { own_since: clock() } };
      const changed = await updateRows(transaction, 'login_devices', change);
      if (changed === 0) throw deviceUnknown();
      await audit({ userId, action: 'own phone added', what }, transaction);
    }
    await updateRows(transaction, 'sessions', { equal: { id }, set: { own_phone: 1 } });
  });
  cookie.set(response, tokens.sign(id), endsAtLatest - clock());
}

async function removeOwnPhone(deps: Deps, { request, response }: Asked): Promise<void> {
  const { db, audit, cookie, tokens } = deps;
  const [id, userId] = [sessionIdOf(response), userIdOf(response)];
  const browser = ownBrowserOf(deps, { request, response });
  const what = deviceOf(request.get('User-Agent'));
  await inTransaction(db, async (transaction) => {
    await lockStaff(transaction, userId);
    await updateRows(transaction, 'sessions', { equal: { id }, set: { own_phone: 0 } });
    if (!browser || (await findOwnSince(transaction, browser)) === null) return;
    const change = { equal: keyOf(browser), set: { own_since: null } };
    await updateRows(transaction, 'login_devices', change);
    await audit({ userId, action: 'own phone removed', what }, transaction);
  });
  cookie.set(response, tokens.sign(id));
}

function ownBrowserOf({ deviceCookie }: Deps, { request, response }: Asked) {
  const hash = browserOf(deviceCookie, request);
  return hash === undefined ? undefined : { hash, userId: userIdOf(response) };
}

function keyOf({ hash, userId }: OwnBrowser) {
  return { hash, user_id: userId };
}

function deviceUnknown(): AppError {
  return malformed((texts) => texts.deviceUnknown);
}

const KEY_BYTES = 32;

/**
 * The key of an account in a browser, made at its first use, or when it can no longer be decrypted.
 * @returns `undefined` when the browser is not known for the account
 */
async function readOfflineKey(
  { db }: Deps,
  encrypter: Encrypter,
  browser: OwnBrowser,
): Promise<string | undefined> {
  const opened = (encrypted: string | null = null) =>
    encrypted === null ? undefined : encrypter.decrypt(encrypted);
  const found = await findBrowser(db, browser);
  const key = opened(found?.offline_key);
  if (!found || key !== undefined) return key;
  const next = encrypter.encrypt(randomBytes(KEY_BYTES).toString('base64url'));
  // Unless another call has stored one meanwhile.
  const before = { ...keyOf(browser), offline_key: found.offline_key };
  const change = { equal: before, set: { offline_key: next } };
  await untilUnlocked(() => updateRows(db, 'login_devices', change));
  // Two that ask at once both get the key that was stored.
  return opened((await findBrowser(db, browser))?.offline_key);
}
