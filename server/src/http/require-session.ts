import type { RequestHandler, Response } from 'express';
import type { Role } from '@dealership/shared';
import { notLoggedIn } from '../errors/app-error.ts';

/** What every handler may know of a session: its id and who is signed in. */
interface SignedIn {
  id: string;
  user: { user_id: string };
  role: Role;
}

/**
 * Lets requests with a live session through and stores it for the handlers after it; 401 for the rest.
 *
 * @param authenticate finds the session of a request, if it has one
 */
export function requireSession<Session extends SignedIn>(
  authenticate: (request: Parameters<RequestHandler>[0]) => Promise<Session | undefined>,
): RequestHandler {
  return async (request, response, next) => {
    const session = await authenticate(request);
    if (session === undefined) throw notLoggedIn();
    response.locals.session = session;
    response.set('Cache-Control', 'no-store');
    next();
  };
}

/** The session that `requireSession` found for this request. */
export function sessionOf<Session>(response: Response): Session {
  return response.locals.session as Session;
}

/** User id of the member of staff who makes this request. */
export function userIdOf(response: Response): string {
  return sessionOf<SignedIn>(response).user.user_id;
}

/** Role of the member of staff who makes this request; it decides what they may do. */
export function roleOf(response: Response): Role {
  return sessionOf<SignedIn>(response).role;
}

/** Id of the session in which a request is made; half of the credential, so no answer holds it. */
export function sessionIdOf(response: Response): string {
  return sessionOf<SignedIn>(response).id;
}
