import type { CookieOptions, Request, Response } from 'express';

/** The session cookie of a site (contract P16). */
export interface SessionCookie {
  read: (request: Request) => string | undefined;
  set: (response: Response, token: string) => void;
  clear: (response: Response) => void;
}

/** Behind TLS the `__Host-` prefix makes browsers refuse the cookie from any other host or path. */
export function createSessionCookie({ isSecure }: { isSecure: boolean }): SessionCookie {
  const name = isSecure ? '__Host-session' : 'session';
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
    set: (response, token) => {
      response.cookie(name, token, options);
    },
    clear: (response) => {
      response.clearCookie(name, options);
    },
  };
}
