import type { RequestHandler, Response } from 'express';
import {
  isAllowed,
  type EnquiryKind,
  type Permission,
  type Reads,
  type Role,
} from '@dealership/shared';
import { AppError, forbidden, notLoggedIn } from '../../errors/app-error.ts';

/** The part of a session that every handler may know: its id, the person, and their permissions. */
export interface SignedIn {
  id: string;
  user: { user_id: string };
  role: Role;
  /** The enquiries that they may read. */
  reads: Reads;
  /** They may do nothing but get a second factor. */
  isSecondFactorMissing: boolean;
}

/**
 * Lets requests with a live session through and stores it for the handlers after it; 401 for the rest.
 * @param authenticate finds the session of a request, if it has one
 * @param onFound called with each request that has one
 */
export function requireSession<Session extends SignedIn>(
  authenticate: (request: Parameters<RequestHandler>[0]) => Promise<Session | undefined>,
  onFound: (request: Parameters<RequestHandler>[0]) => void = () => undefined,
): RequestHandler {
  return async (request, response, next) => {
    const session = await authenticate(request);
    if (session === undefined) throw notLoggedIn();
    response.locals.session = session;
    onFound(request);
    response.set('Cache-Control', 'no-store');
    next();
  };
}

/** Whether `requireSession` has found a session for this request: public calls look for none. */
export function isSignedIn(response: Response): boolean {
  return response.locals.session !== undefined;
}

/** The session that `requireSession` found for this request. */
export function sessionOf<Session>(response: Response): Session {
  return response.locals.session as Session;
}

export function userIdOf(response: Response): string {
  return sessionOf<SignedIn>(response).user.user_id;
}

export function readsIn(response: Response): Reads {
  return sessionOf<SignedIn>(response).reads;
}

/** The person, their permissions, and the enquiries that they may read. */
export type Actor = { userId: string } & Pick<SignedIn, 'role' | 'reads'>;

export function actorOf(response: Response): Actor {
  const { user, role, reads } = sessionOf<SignedIn>(response);
  return { userId: user.user_id, role, reads };
}

/** Whether a session has the permission that a call demands. */
export function isPermitted({ role, isSecondFactorMissing }: SignedIn, permission: Permission) {
  return !isSecondFactorMissing && isAllowed(role, permission);
}

/** Checks that the member of staff who makes this request has a permission. @throws {AppError} `forbidden` */
export function demand(response: Response, permission: Permission): void {
  if (!isAllowed(sessionOf<SignedIn>(response).role, permission)) throw forbidden();
}

/** The same for a kind of enquiry. @throws {AppError} `forbidden` */
export function demandKind(response: Response, kind: EnquiryKind): void {
  if (!readsIn(response).kinds.includes(kind)) throw forbidden();
}

/** @throws {AppError} `second_factor_missing` */
export function demandSecondFactor(response: Response): void {
  if (!sessionOf<SignedIn>(response).isSecondFactorMissing) return;
  throw new AppError('second_factor_missing', (texts) => texts.secondFactorMissing);
}

/** Id of the session of a request; half of the credential, so no answer contains it. */
export function sessionIdOf(response: Response): string {
  return sessionOf<SignedIn>(response).id;
}
