import { hash } from 'node:crypto';
import { dayOf } from '@dealership/shared';
import type { Request } from 'express';
import { findRow, updateRows } from '../../../db/rows.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Passkey } from '../factors/factor-repository.ts';
import { spendChallenge, verifyPasskey, type PasskeySite } from '../factors/passkeys.ts';
import { findStaff, isUsable, type StaffAccount } from '../staff-repository.ts';
import {
  tryLogin,
  type Consume,
  type Login,
  type LoginDeps,
  type LoginOrigin,
} from './begin-session.ts';

interface Deps extends LoginDeps {
  passkeySite: PasskeySite;
}

interface PasskeyLogin {
  request: Request;
  credential: { id: string };
  /** The challenge that it had to sign, base64url. */
  challenge: string;
}

/** Wrong passkeys that belong to no account count together; no account can have this name. */
const NOBODY = '(passkey)';

/**
 * Begins a session with a passkey, which needs no password.
 * @throws {AppError} `wrong_credentials`, the same for every cause; `too_many` as in `LimitLogin`
 */
export async function logInWithPasskey(
  deps: Deps,
  login: PasskeyLogin,
  from: LoginOrigin,
): Promise<Login> {
  const { db, audit } = deps;
  const credential = { credential_hash: hash('sha256', login.credential.id) };
  const passkey = await findRow(db, 'passkeys', credential);
  const account = passkey?.user_id ?? NOBODY;
  return tryLogin(deps, { account, from }, async ({ begin }) => {
    const found = passkey && (await check(deps, passkey, login));
    const begun = found && (await begin(found.staff, { consume: found.consume }));
    if (begun) return begun;
    const event = { userId: passkey?.user_id ?? '', action: 'login failed' } as const;
    await audit({ ...event, what: 'passkey' }, db);
    throw new AppError('wrong_credentials', (texts) => texts.passkeyRefused);
  });
}

/** The owner of the passkey, and how its answer is used up; `undefined`: something about it is wrong. */
async function check(
  { db, clock, passkeySite: site }: Deps,
  passkey: Passkey,
  { request, credential, challenge }: PasskeyLogin,
): Promise<{ staff: StaffAccount; consume: Consume } | undefined> {
  const now = clock();
  const staff = await findStaff(db, passkey.user_id);
  if (!staff || !isUsable(staff, dayOf(now))) return undefined;
  const use = await verifyPasskey({ site, request, challenge }, { passkey, credential });
  if (!use) return undefined;
  // Nothing is recorded, and nobody signed in, when it has been used or removed meanwhile.
  const recorded = {
    equal: { id: passkey.id, counter: passkey.counter },
    set: { counter: use.counter, last_used_at: now },
  };
  return {
    staff,
    consume: async (transaction) =>
      (await spendChallenge(transaction, challenge, now)) &&
      (await updateRows(transaction, 'passkeys', recorded)) > 0,
  };
}
