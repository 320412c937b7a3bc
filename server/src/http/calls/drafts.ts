import cookieParser from 'cookie-parser';
import type { Request, Response } from 'express';
import { isPermitted, type SignedIn } from './require-session.ts';
import { isFromForeignPage } from './same-origin.ts';

/**
 * Whether a request asks for drafts (`draft=1`) in a session that may see them. A caller without a session costs no
 * statement, and gets the answer without drafts.
 */
export type SeesDrafts = (request: Request, response: Response) => Promise<boolean>;

const parseCookies = cookieParser();

/** @param authenticate finds the session of a request whose cookies have been read */
export function createDraftSight(
  authenticate: (request: Request) => Promise<SignedIn | undefined>,
): SeesDrafts {
  return async (request, response) => {
    if (request.query.draft !== '1' || isFromForeignPage(request)) return false;
    // Done when it returns.
    parseCookies(request, response, () => undefined);
    const session = await authenticate(request);
    return session !== undefined && isPermitted(session, 'catalogue.edit');
  };
}
