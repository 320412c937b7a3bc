import { dayOf, type CurrentUser } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { createSharedRead } from '../../db/shared-read.ts';
import { untilUnlocked } from '../../db/transaction.ts';
import { isUsable } from './account-state.ts';
import {
  deleteSession,
  findSignedIn,
  updateLastSeen,
  type StoredSession,
} from './session-repository.ts';

/** A session ends after this long without a request, */
export const MAX_IDLE_MS = 30 * 60_000;
/** and this long after the login in any case. */
export const MAX_AGE_MS = 12 * 60 * 60_000;

/** Being seen is written down this often at most: a write for each read would be waste. */
const LAST_SEEN_STEP_MS = 60_000;

/** A signed-in staff member's session, as the routes see it. */
export interface Session {
  id: string;
  user: CurrentUser;
}

/** Finds the live session with an id; `undefined`: unknown, ended, or of an account out of use. */
export type Authenticate = (sessionId: string) => Promise<Session | undefined>;

/** The screens of one browser ask for several things at once; its session is looked up once for them. */
export function createAuthentication({
  db,
  clock,
}: {
  db: Database;
  clock: () => number;
}): Authenticate {
  return createSharedRead(async (sessionId: string) => {
    const signedIn = await findSignedIn(db, sessionId);
    if (!signedIn) return undefined;
    const { session, staff } = signedIn;
    const now = clock();
    if (isOver(session, now) || !isUsable(staff, dayOf(now))) {
      await untilUnlocked(() => deleteSession(db, session.id));
      return undefined;
    }
    if (now - session.lastSeenAt >= LAST_SEEN_STEP_MS) {
      await untilUnlocked(() => updateLastSeen(db, session.id, now));
    }
    return { id: session.id, user: staff.profile };
  });
}

/** Whether a session has ended by an instant, by its age or for want of requests. */
export function isOver({ createdAt, lastSeenAt }: StoredSession, now: number): boolean {
  return now - createdAt >= MAX_AGE_MS || now - lastSeenAt >= MAX_IDLE_MS;
}
