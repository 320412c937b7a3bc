import {
  DAY_MS,
  dayOf,
  DEFAULT_LOCALE,
  isAllowed,
  isLocale,
  isRead,
  readsOf,
  type EnquiryKind,
  type Role,
} from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { readBranches } from '../../../../db/read-branches.ts';
import { findRow, updateRows } from '../../../../db/rows.ts';
import type { OnDesk } from './state-on-desk.ts';

/** Users with a valid account on the day of an instant (epoch ms), all or one, by user id. */
async function listUsable(db: Database, now: number, userId?: string) {
  const rows = await db
    .selectFrom('admin_users')
    .select(['user_id as userId', 'user_name as userName', 'email', 'role', 'language'])
    .select(['kinds', 'branches', 'dealer_id as branch'])
    // In epoch ms; `onDutyUntil` is `null` for users who take no enquiries.
    .select(['on_duty_until as onDutyUntil', 'last_turn_at as lastTurnAt', 'takes_turns'])
    .where('is_active', '=', 1)
    .where(({ eb, or }) => or([eb('expire_date', 'is', null), eb('expire_date', '>=', dayOf(now))]))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .orderBy('user_id')
    .execute();
  return rows.map(({ takes_turns: takesTurns, kinds, branches, ...row }) => {
    const role = row.role as Role;
    const reads = readsOf(role, {
      kinds: kinds.split(',') as EnquiryKind[],
      branches: readBranches(branches),
    });
    const language = isLocale(row.language) ? row.language : DEFAULT_LOCALE;
    return { ...row, role, reads, language, takesTurns: takesTurns === 1 };
  });
}

/** An enquiry that somebody may read or not. */
export type About = Pick<OnDesk, 'kind' | 'dealer_id'>;

/** Kind and branch of an enquiry on the desk, on which it depends who reads it. */
export function placeOf({ kind, dealer_id: branch }: About) {
  return { kind, branch };
}

type Person = Awaited<ReturnType<typeof listUsable>>[number];

export type Colleague = Omit<Person, 'role' | 'email'>;

/** A user who gets messages outside the back office; `email` is `''` if there is none. */
export type Recipient = Pick<Person, 'userId' | 'role' | 'reads' | 'branch' | 'email' | 'language'>;

/** All users with a valid account on the day of an instant (epoch ms) who may read enquiries. */
export async function listRecipients(db: Database, now: number): Promise<Recipient[]> {
  return (await listUsable(db, now)).filter(({ reads }) => reads.kinds.length > 0);
}

export async function findRecipient(db: Database, userId: string, now: number) {
  return (await listUsable(db, now, userId)).find(({ reads }) => reads.kinds.length > 0);
}

/** A user who may answer enquiries; `undefined`: they may not, or there is no such user. */
export async function findColleague(db: Database, userId: string, now: number) {
  const found = await listUsable(db, now, userId);
  // MySQL ignores case and trailing blanks when it compares.
  return found.find((each) => each.userId === userId && isAllowed(each.role, 'enquiries.work'));
}

/** Users who may answer enquiries, by user id. */
export async function listColleagues(db: Database, now: number): Promise<Colleague[]> {
  return (await listUsable(db, now)).filter(({ role }) => isAllowed(role, 'enquiries.work'));
}

/** Users who may answer enquiries and are on duty now. */
export async function listOnDuty(db: Database, now: number): Promise<Colleague[]> {
  const all = await listColleagues(db, now);
  return all.filter(({ onDutyUntil }) => onDutyUntil !== null && onDutyUntil > now);
}

/** Finds, by the ids of enquiries that were handed over to another branch, who did so last. */
export async function listGivers(db: Database, handed: readonly Pick<OnDesk, 'enquiry_id'>[]) {
  if (handed.length === 0) return new Map<number, string>();
  const rows = await db
    .selectFrom('desk_events')
    .select(['enquiry_id as id', 'user_id as userId'])
    .where(
      'enquiry_id',
      'in',
      handed.map(({ enquiry_id: id }) => id),
    )
    .where('kind', '=', 'branch')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}

export async function listManagers(db: Database, about: About, now: number) {
  const all = (await listUsable(db, now)).filter(({ reads }) => isRead(reads, placeOf(about)));
  return all.filter(({ role }) => isAllowed(role, 'enquiries.assign')).map(({ userId }) => userId);
}

/** Reads the names of staff. The function describes a user as others see them; a deleted account by its id. */
export async function readPeople(db: Database, userIds: readonly (string | null)[]) {
  const wanted = new Set(userIds.filter((userId) => userId !== null));
  const rows =
    wanted.size === 0
      ? []
      : await db
          .selectFrom('admin_users')
          .select(['user_id', 'user_name'])
          .where('user_id', 'in', [...wanted])
          .execute();
  const names = new Map(rows.map(({ user_id: id, user_name: name }) => [id, name]));
  return <UserId extends string | null>(userId: UserId) =>
    (userId === null
      ? null
      : { user_id: userId, user_name: names.get(userId) ?? userId }) as UserId extends string
      ? { user_id: string; user_name: string }
      : null;
}

/** The name of a user, and the number of the branch where they work (`null`: no single one). */
export async function findAuthor(db: Database, userId: string) {
  const row = await findRow(db, 'admin_users', { user_id: userId });
  return { name: row?.user_name ?? userId, branch: row?.dealer_id ?? null };
}

/** Notes when a user was given an enquiry in turn (epoch ms). */
export async function noteTurn(db: Database, userId: string, at: number): Promise<void> {
  await updateRows(db, 'admin_users', { equal: { user_id: userId }, set: { last_turn_at: at } });
}

/** Longest time between two calls of the desk that count as one visit. */
const VISIT_MS = 30 * 60_000;

/**
 * Notes that a user is at the desk.
 * @returns when the visit before this one ended (epoch ms); on the first visit, a day ago: all of that day is new
 */
export async function noteVisit(
  db: Database,
  userId: string,
  { now, isVisit }: { now: number; isVisit: boolean },
): Promise<number> {
  // Runs at each call of the desk, so it reads nothing else of the account.
  const account = await db
    .selectFrom('admin_users')
    .select(['desk_seen_at', 'desk_before_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!account) return now;
  const { desk_seen_at: seenAt, desk_before_at: beforeAt } = account;
  const isNext = isVisit && now - seenAt > VISIT_MS;
  const before = isNext ? (seenAt === 0 ? now - DAY_MS : seenAt) : beforeAt;
  // To the minute, as with a session: not every call is stored.
  if (isVisit && (isNext || now - seenAt > 60_000)) {
    await updateRows(db, 'admin_users', {
      equal: { user_id: userId },
      set: { desk_seen_at: now, desk_before_at: before },
    });
  }
  return before;
}
