import cookieParser from 'cookie-parser';
import {
  deskQueryOf,
  FIRST_ROWS,
  isStartOfDesk,
  opensWhereWorkIs,
  readDeskFilters,
  screenAddress,
  type CurrentSession,
  type FirstLook,
} from '@dealership/shared';
import type { Request, Response } from 'express';
import { isPermitted, type SignedIn } from '../../../http/calls/require-session.ts';
import { isFromForeignPage } from '../../../http/calls/same-origin.ts';
import { createPageReader, findStart } from './read-desk.ts';

/** Reads the first look for a document; `undefined`: it is another screen, or no user with the right is signed in. */
export type LookAtDesk = (request: Request, response: Response) => Promise<FirstLook | undefined>;

type Deps<Session extends SignedIn> = Parameters<typeof createPageReader>[0] & {
  /** Finds the session of a request whose cookies have been read. */
  authenticate: (request: Request) => Promise<Session | undefined>;
  /** The answer of `GET /api/me` in a session. */
  toMe: (session: Session) => Promise<CurrentSession>;
};

const DESK = screenAddress('desk');

const parseCookies = cookieParser();

export function createDeskLook<Session extends SignedIn>(deps: Deps<Session>): LookAtDesk {
  const { authenticate, toMe } = deps;
  const readPage = createPageReader(deps);
  return async (request, response) => {
    // A request line may hold a whole address, even one that no parser accepts; browsers never send one.
    if (!request.originalUrl.startsWith(DESK)) return undefined;
    const rest = request.originalUrl.slice(DESK.length);
    const params = new URLSearchParams(rest);
    if (/^[^?]/.test(rest) || !opensDesk(request, params)) return undefined;
    // It is synchronous: the cookies are read when it returns.
    parseCookies(request, response, () => undefined);
    // A logout that did not reach the server has left its session open (client/src/features/auth/session.ts).
    if ('signed-out' in request.cookies) return undefined;
    const session = await authenticate(request);
    if (!session || !isPermitted(session, 'enquiries.read') || session.reads.kinds.length === 0) {
      return undefined;
    }
    const isLookingForWork = isStartOfDesk(params) && opensWhereWorkIs(session.role);
    const start = isLookingForWork ? await findStart(deps, session) : undefined;
    const filters = readDeskFilters(params, {
      ownKinds: session.reads.kinds,
      ownBranches: session.reads.branches,
      start,
    });
    const query = { ...deskQueryOf(filters), limit: FIRST_ROWS, isVisit: true };
    const page = await readPage(session, query);
    return { me: await toMe(session), desk: { filters, page } };
  };
}

/** Whether a user opens a list; a page that a browser fetches ahead, just in case, does not count. */
function opensDesk(request: Request, params: URLSearchParams): boolean {
  return (
    request.method === 'GET' &&
    !params.get('enquiry') &&
    // An address of an earlier version, which the browser changes.
    !params.has('search') &&
    // Older browsers send it without the prefix.
    !request.get('Sec-Purpose') &&
    !request.get('purpose') &&
    !isFromForeignPage(request)
  );
}
