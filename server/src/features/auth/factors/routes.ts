import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import {
  dayOf,
  problem,
  SECOND_STEP_MINUTES,
  type Factor,
  type OwnFactors,
} from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import type { Database } from '../../../db/open-database.ts';
import { deleteRows, findRow, insertIfNew, updateRows } from '../../../db/rows.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError, invalidInput, malformed, notFound } from '../../../errors/app-error.ts';
import type { NamedHandlers } from '../../../http/calls/add-calls.ts';
import { idParam } from '../../../http/calls/id-param.ts';
import { answersTo, localeOf } from '../../../http/answers/locale-of.ts';
import { sessionIdOf, sessionOf } from '../../../http/calls/require-session.ts';
import type { Session } from '../authenticate.ts';
import { afterOwnPassword, type PasswordDeps } from '../own-password.ts';
import { needsSecondFactor } from '../role-rule-repository.ts';
import { createTickets } from '../../../http/calls/encrypted.ts';
import type { PrivateCookie } from '../session-cookie.ts';
import { lockStaff } from '../staff-repository.ts';
import { countRecoveryCodes, factorsOf, listPasskeys, replaceTotp } from './factor-repository.ts';
import {
  registrationOptions,
  spendChallenge,
  verifyNewPasskey,
  type PasskeySite,
} from './passkeys.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { stepOfCode, toBase32, totpUri, createTotpEncrypter } from './totp.ts';

const TOTP_MINUTES = 10;

/** Passkeys of one account: a phone, a computer, a key on the ring, and some more. */
const MAX_PASSKEYS = 20;

interface Deps extends PasswordDeps, Needs<'dealership'> {
  passkeyCookie: PrivateCookie;
  passkeySite: PasskeySite;
  config: { jwtSecret: string };
}

/** Staff see, add and remove their own second factors (rules: second-factors). */
export function factorHandlers(deps: Deps) {
  return {
    ...ownHandlers(deps),
    ...totpHandlers(deps),
    ...passkeyHandlers(deps),
  };
}

function ownHandlers(deps: Deps) {
  const { db, audit, passkeySite } = deps;
  return {
    'GET /api/factors': async ({ response }): Promise<OwnFactors> => {
      const { user, role } = sessionOf<Session>(response);
      const userId = user.user_id;
      const passkeys = await listPasskeys(db, userId);
      return {
        passkeys: passkeys.map(({ id, name, created_at, last_used_at: usedAt }) => ({
          id,
          name,
          created_date: dayOf(created_at),
          last_used_date: usedAt === null ? '' : dayOf(usedAt),
        })),
        totp: (await findRow(db, 'authenticator_apps', { user_id: userId })) !== undefined,
        recovery_codes_left: await countRecoveryCodes(db, userId),
        required: await needsSecondFactor(db, role),
        passkey_host: passkeySite.host,
      };
    },
    'POST /api/factors/recovery-codes': ({ request, response, body, by: userId, answers }) =>
      afterOwnPassword(deps, { request, response, body }, () => {
        return inTransaction(db, async (transaction) => {
          await lockStaff(transaction, userId);
          if ((await factorsOf(transaction, userId)).length === 0) {
            throw invalidInput({ password: problem('no_second_factor') });
          }
          const codes = await makeRecoveryCodes(transaction, userId);
          await audit({ userId, action: 'recovery codes made' }, transaction);
          return { message: answers.recoveryCodesMade, recovery_codes: codes };
        });
      }),
  } satisfies Partial<NamedHandlers>;
}

function totpHandlers(deps: Deps) {
  const { clock } = deps;
  const encrypter = createTotpEncrypter(deps.config);
  const tickets = createTickets<{ sessionId: string; secret: string }>(deps, {
    purpose: 'new-authenticator-app',
    minutes: TOTP_MINUTES,
  });
  return {
    'POST /api/factors/totp': ({ request, response, body, by }) =>
      afterOwnPassword(deps, { request, response, body }, async () => {
        const { name: issuer } = await deps.dealership(localeOf(request));
        // As long as the output of SHA-1 (RFC 4226, section 4).
        const secret = randomBytes(20);
        const content = {
          sessionId: sessionIdOf(response),
          secret: secret.toString('base64url'),
        };
        return {
          secret: toBase32(secret),
          uri: totpUri(secret, { issuer, userId: by }),
          ticket: tickets.issue(content),
        };
      }),
    'POST /api/factors/totp/confirm': async ({ request, response, body, by: userId }) => {
      const { ticket, code } = body;
      const content = tickets.read(ticket);
      if (content?.sessionId !== sessionIdOf(response)) {
        throw malformed((texts) => texts.enrolmentOver);
      }
      const step = stepOfCode(Buffer.from(content.secret, 'base64url'), code, clock());
      if (step === undefined) throw invalidInput({ code: problem('code_wrong') });
      const totp = { secret: encrypter.encrypt(content.secret), lastStep: step };
      return addFactor(deps, { request, userId, factor: 'totp' }, async (transaction) => {
        await replaceTotp(transaction, userId, totp);
      });
    },
    'POST /api/factors/totp/remove': ({ request, response, body }) =>
      afterOwnPassword(deps, { request, response, body }, () =>
        removeFactor(deps, { request, response, factor: 'totp' }, async (transaction, userId) => {
          await deleteRows(transaction, 'authenticator_apps', { user_id: userId });
        }),
      ),
  } satisfies Partial<NamedHandlers>;
}

function passkeyHandlers(deps: Deps) {
  const { db, clock, passkeyCookie, passkeySite: site } = deps;
  const challenges = createTickets<{ sessionId: string; challenge: string }>(deps, {
    purpose: 'new-passkey',
    minutes: SECOND_STEP_MINUTES,
  });
  return {
    'POST /api/factors/passkey-options': ({ request, response, body }) =>
      afterOwnPassword(deps, { request, response, body }, async () => {
        if (!site.host) throw new AppError('forbidden', (texts) => texts.passkeysOff);
        const { user } = sessionOf<Session>(response);
        const passkeys = await listPasskeys(db, user.user_id);
        const { name: seller } = await deps.dealership(localeOf(request));
        const options = await registrationOptions(site, { seller, user, passkeys });
        const content = { sessionId: sessionIdOf(response), challenge: options.challenge };
        passkeyCookie.set(response, challenges.issue(content));
        return { options: { ...options } };
      }),
    'POST /api/factors/passkeys': async ({ request, response, body, by: userId }) => {
      const { name, credential } = body;
      const content = challenges.read(passkeyCookie.read(request));
      passkeyCookie.clear(response);
      if (content?.sessionId !== sessionIdOf(response)) {
        throw malformed((texts) => texts.enrolmentOver);
      }
      const { challenge } = content;
      const passkey = await verifyNewPasskey({ site, request, challenge }, credential);
      if (!passkey) throw invalidInput({ credential: problem('passkey_unusable') });
      const now = clock();
      return addFactor(deps, { request, userId, factor: 'passkey' }, async (transaction) => {
        const count = (await listPasskeys(transaction, userId)).length;
        if (count >= MAX_PASSKEYS)
          throw invalidInput({ name: problem('too_many_passkeys', { max: MAX_PASSKEYS }) });
        const added = { ...passkey, user_id: userId, name, created_at: now, last_used_at: null };
        const isNew =
          (await spendChallenge(transaction, challenge, now)) &&
          (await insertIfNew(transaction, 'passkeys', added));
        if (!isNew) throw invalidInput({ credential: problem('passkey_known') });
      });
    },
    'POST /api/factors/passkeys/:id/remove': ({ request, response, params, body }) =>
      afterOwnPassword(deps, { request, response, body }, () => {
        const id = idParam(params.id);
        const removed = { request, response, factor: 'passkey' } as const;
        return removeFactor(deps, removed, async (transaction, userId) => {
          const deleted = await deleteRows(transaction, 'passkeys', { user_id: userId, id });
          if (deleted === 0) throw notFound('passkey');
        });
      }),
  } satisfies Partial<NamedHandlers>;
}

function addFactor(
  { db, audit }: Deps,
  { request, userId, factor }: { request: Request; userId: string; factor: Factor },
  store: (transaction: Database) => Promise<void>,
): Promise<{ message: string; recovery_codes: string[] }> {
  return inTransaction(db, async (transaction) => {
    await lockStaff(transaction, userId);
    const isFirst = (await factorsOf(transaction, userId)).length === 0;
    await store(transaction);
    const codes = isFirst ? await makeRecoveryCodes(transaction, userId) : [];
    await audit({ userId, action: 'second factor added', what: factor }, transaction);
    return { message: answersTo(request).factorAdded, recovery_codes: codes };
  });
}

/**
 * Removes one of the own second factors; with the last one go the recovery codes and the own phones.
 * @throws {AppError} `invalid_input` when it is the last one and the role needs one
 */
function removeFactor(
  { db, audit }: Deps,
  { request, response, factor }: { request: Request; response: Response; factor: Factor },
  remove: (transaction: Database, userId: string) => Promise<void>,
): Promise<{ message: string }> {
  const { user, role } = sessionOf<Session>(response);
  const userId = user.user_id;
  return inTransaction(db, async (transaction) => {
    await lockStaff(transaction, userId);
    await remove(transaction, userId);
    const isLast = (await factorsOf(transaction, userId)).length === 0;
    if (isLast && (await needsSecondFactor(transaction, role))) {
      throw invalidInput({ password: problem('last_factor') });
    }
    if (isLast) {
      const equal = { user_id: userId };
      await deleteRows(transaction, 'recovery_codes', equal);
      // Work that waits in a browser to be sent can still be read.
      await updateRows(transaction, 'login_devices', { equal, set: { own_since: null } });
      await updateRows(transaction, 'sessions', { equal, set: { own_phone: 0 } });
    }
    await audit({ userId, action: 'second factor removed', what: factor }, transaction);
    return { message: answersTo(request).factorRemoved };
  });
}
