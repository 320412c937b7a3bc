import { createHash, hash } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Request } from 'express';
import { SECOND_STEP_MINUTES, type CurrentUser } from '@dealership/shared';
import { MAX_CLOCK_DIFFERENCE_MS } from '../../../clock-difference.ts';
import type { Database } from '../../../db/open-database.ts';
import { insertIfNew } from '../../../db/rows.ts';
import type { Passkey } from './factor-repository.ts';

/**
 * Loaded with the first passkey: it would make every start 0.2 s longer, and take 25 MB on servers without passkeys.
 */
const loadWebauthn = () => import('@simplewebauthn/server');

/** A challenge that was answered is remembered for as long as any server may take it for a new one. */
const CHALLENGE_LIFE_MS = SECOND_STEP_MINUTES * 60_000 + MAX_CLOCK_DIFFERENCE_MS;

export interface PasskeySite {
  /** Host of the public address (the relying party's id); `''`: passkeys are off. */
  host: string;
  /** Origin of the page that asks, as the browser must send it. */
  originOf: (request: Request) => string;
}

/**
 * Browsers make passkeys for pages over https and, for trying things out, on localhost.
 * @param siteUrl `SITE_URL`; absent: the address that the start prints
 */
export function createPasskeySite(siteUrl: string | undefined): PasskeySite {
  if (siteUrl === undefined) {
    return { host: 'localhost', originOf: (request) => `http://${request.get('Host') ?? ''}` };
  }
  const { hostname, origin, protocol } = new URL(siteUrl);
  const isOn = protocol === 'https:' || hostname === 'localhost';
  return { host: isOn ? hostname : '', originOf: () => origin };
}

/** Marks a challenge as answered (epoch ms); resolves to false when it was marked before. */
export function spendChallenge(db: Database, challenge: string, now: number): Promise<boolean> {
  const spent = { hash: hash('sha256', challenge), expires_at: now + CHALLENGE_LIFE_MS };
  return insertIfNew(db, 'spent_challenges', spent);
}

/** The user handle in a passkey: one for each account, and not a name. */
function handleOf(userId: string): Buffer {
  return createHash('sha256').update(`passkey\n${userId}`).digest();
}

/**
 * The options with which a browser makes a passkey.
 * @param about.seller name of the dealership
 */
export async function registrationOptions(
  { host }: PasskeySite,
  { seller, user, passkeys }: { seller: string; user: CurrentUser; passkeys: Passkey[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await loadWebauthn();
  return generateRegistrationOptions({
    rpName: seller,
    rpID: host,
    userID: new Uint8Array(handleOf(user.user_id)),
    userName: user.user_id,
    userDisplayName: user.user_name || user.user_id,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credential_id: id }) => ({ id })),
    // It signs in without a user id or password, so it has to verify the person.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** The options with which a browser signs in with a passkey; the same for everybody. */
export async function authenticationOptions({
  host,
}: PasskeySite): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadWebauthn();
  return generateAuthenticationOptions({ rpID: host, userVerification: 'required' });
}

/** The page that asked for a passkey, and the challenge that it had to sign (base64url). */
interface Asked {
  site: PasskeySite;
  request: Request;
  challenge: string;
}

/** Bytes of a credential's id (WebAuthn, section 5.1) and of a key, as the columns allow. */
const LONGEST_ID = 1023;
const LONGEST_KEY = 3000;

export async function verifyNewPasskey({ site, request, challenge }: Asked, credential: unknown) {
  const { verifyRegistrationResponse } = await loadWebauthn();
  // It throws on anything that is wrong.
  const answer = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.originOf(request),
    expectedRPID: site.host,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!answer?.verified) return undefined;
  const { id, publicKey, counter } = answer.registrationInfo.credential;
  if (Buffer.from(id, 'base64url').length > LONGEST_ID || publicKey.length > LONGEST_KEY) {
    return undefined;
  }
  // The browser's own word, which cannot be checked.
  const transports: unknown = answer.registrationInfo.credential.transports;
  return {
    credential_id: id,
    credential_hash: hash('sha256', id),
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: (Array.isArray(transports) ? transports : [])
      .filter((each) => typeof each === 'string' && /^[a-z-]{1,20}$/.test(each))
      .slice(0, 4)
      .join(','),
  };
}

/** The counter of a passkey after a sign-in; `undefined` when anything about it is wrong. */
export async function verifyPasskey(
  { site, request, challenge }: Asked,
  { passkey, credential }: { passkey: Passkey; credential: unknown },
): Promise<{ counter: number } | undefined> {
  const response = credential as AuthenticationResponseJSON;
  const { userHandle } = response.response;
  const handle = handleOf(passkey.user_id).toString('base64url');
  if (userHandle && userHandle !== handle) return undefined;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const answer = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.originOf(request),
    expectedRPID: site.host,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  return answer?.verified ? { counter: answer.authenticationInfo.newCounter } : undefined;
}
