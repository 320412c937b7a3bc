import { setTimeout as sleep } from 'node:timers/promises';
import {
  dayOf,
  readsOf,
  SESSION_IDLE_MINUTES,
  timeOf,
  type CurrentUser,
  type Locale,
  type OwnSession,
} from '@dealership/shared';
import type { Needs } from '../../needs.ts';
import type { Database } from '../../db/open-database.ts';
import { deleteRows, updateRows } from '../../db/rows.ts';
import { coalesceReads } from '../../db/coalesce-reads.ts';
import type { SignedIn } from '../../http/calls/require-session.ts';
import { untilUnlocked } from '../../db/transaction.ts';
import { isUsable } from './staff-repository.ts';
import {
  findSignedIn,
  hasSecondFactor,
  listSessions,
  type StoredSession,
} from './session-repository.ts';

/** A session ends after this long without a request; on one's own phone it is locked (rules: own-phone), */
export const MAX_IDLE_MS = SESSION_IDLE_MINUTES * 60_000;
/** and this long after the login in any case. */
export const MAX_AGE_MS = 12 * 60 * 60_000;

/** `last_seen_at` is written this often at most: a write for each request would be waste. */
const LAST_SEEN_STEP_MS = 60_000;

/** Longest time that a request waits for that (ms): it may only read, while another one is writing. */
const LAST_SEEN_WAIT_MS = 40;

export interface Session extends SignedIn {
  user: CurrentUser;
  /** When it ends, or is locked, if it is not used again, and when it ends in any case (epoch ms). */
  endsAt: number;
  endsAtLatest: number;
  isOwnPhone: boolean;
  language: Locale | null;
}

type Deps = Needs<'db' | 'clock'>;

/**
 * Finds the live session with an id; `undefined`: unknown, ended, locked, or of an account that may not be used. A
 * screen makes several calls at once; the session is looked up once for all of them.
 */
export function createAuthentication(deps: Deps) {
  return {
    /** Keeps the session alive. */
    use: coalesceReads((id: string) => findSession(deps, id, { isUse: true })),
    look: coalesceReads((id: string) => findSession(deps, id, { isUse: false })),
  };
}

async function findSession(
  { db, clock }: Deps,
  id: string,
  { isUse }: { isUse: boolean },
): Promise<Session | undefined> {
  const signedIn = await findSignedIn(db, id);
  if (!signedIn) return undefined;
  const { session, staff, isSecondFactorRequired } = signedIn;
  const now = clock();
  if (isOver(session, now) || !isUsable(staff, dayOf(now))) {
    await untilUnlocked(() => deleteRows(db, 'sessions', { id }));
    return undefined;
  }
  if (now >= lastsUntil(session)) return undefined;
  const isSeen = isUse && now - session.last_seen_at >= LAST_SEEN_STEP_MS;
  if (isSeen) await noteUse(db, session, now);
  return {
    id,
    user: staff.profile,
    role: staff.role,
    reads: readsOf(staff.role, staff),
    isSecondFactorMissing: isSecondFactorRequired && !(await hasSecondFactor(db, staff.userId)),
    endsAt: lastsUntil(isSeen ? { ...session, last_seen_at: now } : session),
    endsAtLatest: session.created_at + MAX_AGE_MS,
    isOwnPhone: session.own_phone === 1,
    language: staff.language,
  };
}

/** Of a session, and with it of its account. A time that cannot be stored now is stored with a later request. */
async function noteUse(db: Database, { id, user_id }: StoredSession, now: number): Promise<void> {
  const set = { last_seen_at: now };
  const noting = untilUnlocked(async () => {
    await updateRows(db, 'sessions', { equal: { id }, set });
    await updateRows(db, 'admin_users', { equal: { user_id }, set });
  }).catch(() => undefined);
  await Promise.race([noting, sleep(LAST_SEEN_WAIT_MS, undefined, { ref: false })]);
}

export function isOver(session: StoredSession, now: number): boolean {
  if (session.own_phone === 0) return now >= lastsUntil(session);
  return now >= Math.min(session.created_at, session.last_seen_at) + MAX_AGE_MS;
}

/** A person's sessions, without their ids: half of a credential. */
export async function listOpenSessions(
  { db, clock }: Deps,
  { userId, current }: { userId: string; current: string },
): Promise<OwnSession[]> {
  const now = clock();
  const open = (await listSessions(db, userId)).filter((session) => !isOver(session, now));
  return open.map(({ id, created_at: startedAt, last_seen_at: seenAt, device }) => ({
    started_date: dayOf(startedAt),
    started_time: timeOf(startedAt),
    last_seen_date: dayOf(seenAt),
    last_seen_time: timeOf(seenAt),
    device,
    current: id === current,
  }));
}

/** How long it lasts without use; on one's own phone it is locked then. */
function lastsUntil(session: StoredSession): number {
  return Math.min(session.created_at + MAX_AGE_MS, session.last_seen_at + MAX_IDLE_MS);
}
