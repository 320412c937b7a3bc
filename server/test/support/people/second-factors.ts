import { expect } from 'vitest';
import { openBrowser, type Browser, type Reply } from '../requests/browser.ts';
import type { Headers } from '../requests/calls.ts';
import type { AssertionOptions, Oddities, Passkey, RegistrationOptions } from './passkeys.ts';
import { PASSWORD, type Person } from './people.ts';
import { codeOf, STEP_SECONDS } from './totp.ts';

export const STEP_MS = STEP_SECONDS * 1000;

/** Data of a server for these functions. */
export interface At {
  url: string;
  clock: () => number;
}

/** An authenticator app, and the recovery codes of its enrolment. */
export interface App {
  secret: string;
  recoveryCodes: string[];
}

/** Begins the enrolment of an authenticator app. */
export function askForApp(browser: Browser, password = PASSWORD) {
  return browser.send<{ secret: string; uri: string; ticket: string }>(
    'POST',
    '/api/factors/totp',
    { password },
  );
}

/** Enrols an authenticator app. */
export async function addApp(server: At, browser: Browser, password = PASSWORD): Promise<App> {
  const { body, status, text } = await askForApp(browser, password);
  expect(status, text).toBe(200);
  const { secret, ticket } = body;
  const code = codeOf(secret, server.clock());
  const confirmed = await browser.send<{ recovery_codes: string[] }>(
    'POST',
    '/api/factors/totp/confirm',
    { ticket, code },
  );
  expect(confirmed.status, confirmed.text).toBe(200);
  return { secret, recoveryCodes: confirmed.body.recovery_codes };
}

/** Sends user id and password of an account with a second factor. */
export async function beginLogin(
  server: { url: string },
  person: Person,
  headers: Headers = {},
): Promise<Browser> {
  const browser = openBrowser(server, headers);
  const { status, body } = await browser.send('POST', '/api/login', person);
  expect([status, Object.keys(body)]).toEqual([200, ['secondFactor']]);
  return browser;
}

/** The second step with a code. */
export function finishLogin(
  browser: Browser,
  code: string,
  method: 'totp' | 'recovery' = 'totp',
): Promise<Reply<{ token?: string }>> {
  return browser.send('POST', '/api/login/second-step', { method, code });
}

/** Signs in with password and code. */
export async function signInWithCode(
  server: { url: string },
  person: Person,
  code: string,
  method: 'totp' | 'recovery' = 'totp',
): Promise<Browser> {
  const browser = await beginLogin(server, person);
  const { status, text } = await finishLogin(browser, code, method);
  expect(status, text).toBe(200);
  return browser;
}

/** Asks for the challenge that a new passkey has to sign. */
export async function askForPasskey(
  browser: Browser,
  password = PASSWORD,
): Promise<RegistrationOptions> {
  const { status, body, text } = await browser.send<{ options: RegistrationOptions }>(
    'POST',
    '/api/factors/passkey-options',
    { password },
  );
  expect(status, text).toBe(200);
  return body.options;
}

/** Makes a passkey for the person who is signed in, correctly or not. */
export async function addPasskey(
  browser: Browser,
  passkey: Passkey,
  odd: Oddities & { password?: string } = {},
): Promise<Reply<{ recovery_codes: string[] }>> {
  const options = await askForPasskey(browser, odd.password);
  const credential = passkey.register(options, odd);
  return browser.send('POST', '/api/factors/passkeys', { name: 'My phone', credential });
}

/** Asks for the challenge that a passkey has to sign. */
export async function askToSignIn(browser: Browser): Promise<AssertionOptions> {
  const { status, body, text } = await browser.send<{ options: AssertionOptions }>(
    'POST',
    '/api/login/passkey-options',
  );
  expect(status, text).toBe(200);
  return body.options;
}

/** Signs in with a passkey, correctly or not. */
export async function usePasskey(
  browser: Browser,
  passkey: Passkey,
  odd: Oddities = {},
): Promise<Reply<{ token?: string }>> {
  const credential = passkey.assert(await askToSignIn(browser), odd);
  return browser.send('POST', '/api/login/passkey', { credential });
}

/** User id of the person who is signed in; `undefined`: nobody. */
export async function whoIs(browser: Browser): Promise<string | undefined> {
  const { status, body } = await browser.send<{ user_id: string }>('GET', '/api/me');
  return status === 200 ? body.user_id : undefined;
}
