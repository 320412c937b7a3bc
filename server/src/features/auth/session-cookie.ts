import { SECOND_STEP_MINUTES } from '@dealership/shared';
import type { CookieOptions, Request, Response } from 'express';
import { DEVICE_LIFE_MS } from './login-device-repository.ts';

/** A cookie for the server alone: no script and no other site can read or send it (rules: session-cookie). */
export interface PrivateCookie {
  read: (request: Request) => string | undefined;
  /** @param maxAge in ms, in place of the cookie's own */
  set: (response: Response, value: string, maxAge?: number) => void;
  clear: (response: Response) => void;
}

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

/** Behind TLS the `__Host-` prefix makes browsers refuse the cookie from any other host or path. */
function createPrivateCookie(
  bareName: string,
  { isSecure, maxAge: ownMaxAge }: { isSecure: boolean; maxAge?: number },
): PrivateCookie {
  const name = isSecure ? `__Host-${bareName}` : bareName;
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure: isSecure,
  };
  return {
    read: (request) => {
      const cookies = request.cookies as Record<string, unknown>;
      const value = cookies[name];
      return typeof value === 'string' ? value : undefined;
    },
    set: (response, value, maxAge = ownMaxAge) => {
      response.cookie(name, value, { ...options, ...(maxAge !== undefined && { maxAge }) });
    },
    clear: (response) => {
      response.clearCookie(name, options);
    },
  };
}
