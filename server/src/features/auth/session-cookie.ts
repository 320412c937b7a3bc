import {
  OFFICE_LANGUAGE_COOKIE,
  OFFICE_LANGUAGE_SECONDS,
  SECOND_STEP_MINUTES,
  type Locale,
} from '@dealership/shared';
import type { CookieOptions, Request, Response } from 'express';
import { DEVICE_LIFE_MS, hashOfDevice } from './login-device-repository.ts';

export type PrivateCookie = ReturnType<typeof createPrivateCookie>;

export function createCookies({ isSecure }: { isSecure: boolean }) {
  const ofStep = { isSecure, maxAge: SECOND_STEP_MINUTES * 60_000 };
  return {
    /** Holds the credential; deleted when the browser is closed, except on one's own phone (rules: own-phone). */
    cookie: createPrivateCookie('session', { isSecure }),
    /** Marks a browser that a person has signed in with. */
    deviceCookie: createPrivateCookie('device', { isSecure, maxAge: DEVICE_LIFE_MS }),
    /** Records that a password was right, until the second step is done. */
    secondStepCookie: createPrivateCookie('second-step', ofStep),
    passkeyCookie: createPrivateCookie('passkey', ofStep),
  };
}

/** The hash of a request's browser; `undefined`: it has no device cookie. */
export function browserOf(deviceCookie: PrivateCookie, request: Request): string | undefined {
  const secret = deviceCookie.read(request);
  return secret === undefined ? undefined : hashOfDevice(secret);
}

/** Keeps a person's language in the browser, where the page reads it too; `null`: the browser's stays. */
export function keepLanguage(response: Response, language: Locale | null): void {
  if (language === null) return;
  const maxAge = OFFICE_LANGUAGE_SECONDS * 1000;
  response.cookie(OFFICE_LANGUAGE_COOKIE, language, { sameSite: 'lax', path: '/', maxAge });
}

/**
 * A cookie for the server alone: no script and no other site can read or send it (rules: session-cookie). Behind TLS
 * the `__Host-` prefix makes browsers refuse it from any other host or path.
 */
function createPrivateCookie(
  bareName: string,
  { isSecure, maxAge: ownMaxAge }: { isSecure: boolean; maxAge?: number },
) {
  const name = isSecure ? `__Host-${bareName}` : bareName;
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure: isSecure,
  };
  return {
    read: (request: Request) => {
      const { [name]: value } = request.cookies as Record<string, unknown>;
      return typeof value === 'string' ? value : undefined;
    },
    /** @param maxAge in ms, in place of the cookie's own */
    set: (response: Response, value: string, maxAge = ownMaxAge) => {
      response.cookie(name, value, { ...options, ...(maxAge !== undefined && { maxAge }) });
    },
    clear: (response: Response) => {
      response.clearCookie(name, options);
    },
  };
}
