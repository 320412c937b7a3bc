import { dayOf, isRead, problem, readsAll, type Handed, type Reads } from '@dealership/shared';
import { idsOf, inParts, updateRows } from '../../../../db/rows.ts';
import type { Needs } from '../../../../needs.ts';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction, letOthersWrite } from '../../../../db/transaction.ts';
import { invalidInput } from '../../../../errors/app-error.ts';
import { insertDeskEvents } from '../rows/desk-repository.ts';
import {
  listAway,
  listBeginningDays,
  lockBeginningDays,
  setDuty,
  listOpenOf,
  listUserIds,
  reassign,
  type BeginningDays,
  type OpenWork,
} from '../rows/duty-repository.ts';
import { insertAlerts } from '../rows/desk-alert-repository.ts';
import { findColleague, listColleagues, placeOf } from '../rows/people-repository.ts';

type Deps = Needs<'db' | 'clock'>;

interface Handing {
  /** Gets only enquiries that they read; all others return to the queue. */
  taker: { userId: string; reads: Reads } | undefined;
  /** `''`: the desk, automatically. */
  by: string;
  now: number;
}

/** Enquiries that are handed over in one statement, and by the desk's own work in one transaction. */
const AT_ONCE = 200;

/** Gives each to the taker who reads it, or to its queue. */
async function hand(transaction: Database, work: readonly OpenWork[], { taker, by, now }: Handing) {
  const isTaken = (each: OpenWork) => taker !== undefined && isRead(taker.reads, placeOf(each));
  const handed: Handed[] = [];
  for (const part of inParts(work, AT_ONCE)) {
    const ways: [OpenWork[], string | null][] = [
      [part.filter(isTaken), taker?.userId ?? null],
      [part.filter((each) => !isTaken(each)), null],
    ];
    for (const [some, to] of ways) {
      const theirs = await reassign(transaction, some, to);
      await insertDeskEvents(
        transaction,
        theirs.map(({ id, assignee: from }) => ({
          id,
          at: now,
          kind: 'assign',
          userId: by,
          detail: { from, to },
        })),
      );
      // People who have taken enquiries themselves need no alert.
      const alerted = to === null || to === by ? [] : [to];
      await insertAlerts(transaction, alerted, { ids: idsOf(theirs), why: 'assigned', now });
      for (const { kind } of theirs) addTo(handed, { kind, to, total: 1 });
    }
  }
  return handed;
}

/** Counts some of a kind for the same person together. */
export function addTo(handed: Handed[], more: Handed): void {
  const known = handed.find(({ kind, to }) => kind === more.kind && to === more.to);
  if (known) known.total += more.total;
  else handed.push({ ...more });
}

/**
 * Finds the person who takes over open enquiries.
 * @throws {AppError} `invalid_input` for a user who answers no enquiries, or is the same person
 */
export async function findTaker(
  db: Database,
  { from, to, now }: { from: string; to: string | null | undefined; now: number },
): Promise<Handing['taker']> {
  if (to === null || to === undefined) return undefined;
  const found = await findColleague(db, to, now);
  if (!found || to === from) throw invalidInput({ handOverTo: problem('not_assignable') });
  return found;
}

/**
 * Hands over the enquiries that a user may no longer answer (rules: open-work), by their account as it is now: call it
 * in the transaction that has changed the account.
 * @returns how many of each kind went to whom
 * @throws {AppError} `invalid_input` as `findTaker`
 */
export async function handOverForbidden(
  db: Database,
  { from, to, by, now }: { from: string; to: string | null | undefined; by: string; now: number },
): Promise<Handed[]> {
  const taker = await findTaker(db, { from, to, now });
  const colleague = await findColleague(db, from, now);
  const work = await listOpenOf(db, { assignees: [from], without: colleague?.reads });
  return hand(db, work, { taker, by, now });
}

/**
 * Returns enquiries to their queues when their assignee may not answer them: the account has ended, by its last day or
 * by hand, or now reads others, for whatever reason.
 * @returns how many were returned; fewer than `AT_ONCE` means all
 */
export async function returnForbidden({ db, clock }: Deps): Promise<number> {
  const now = clock();
  const colleagues = await listColleagues(db, now);
  const able = colleagues.map(({ userId }) => userId);
  const others = (await listUserIds(db)).filter((userId) => !able.includes(userId));
  /** People who may read the same. */
  const groups = new Map<string, { assignees: string[]; without: Reads }>();
  for (const { userId, reads } of colleagues) {
    if (readsAll(reads)) continue;
    const key = JSON.stringify(reads);
    const group = groups.get(key) ?? { assignees: [], without: reads };
    group.assignees.push(userId);
    groups.set(key, group);
  }
  const work: OpenWork[] = [];
  for (const group of [{ assignees: others }, ...groups.values()]) {
    if (work.length >= AT_ONCE) break;
    work.push(...(await listOpenOf(db, { ...group, limit: AT_ONCE - work.length })));
  }
  if (work.length === 0) return 0;
  const handed = await inTransaction(db, (transaction) =>
    hand(transaction, work, { taker: undefined, by: '', now }),
  );
  return handed.reduce((sum, { total }) => sum + total, 0);
}

/**
 * Hands over the open enquiries of people whose days off have begun, once, on one server at a time, and ends their
 * duty. It does some at a time, so that other writes wait only briefly.
 */
export async function beginDaysOff({ db, clock }: Deps): Promise<void> {
  const now = clock();
  for (const days of await listBeginningDays(db, dayOf(now))) {
    while (!(await inTransaction(db, (transaction) => beginSome(transaction, days, now)))) {
      await letOthersWrite();
    }
  }
}

/** @returns whether nothing is left to do for these days off */
async function beginSome(transaction: Database, days: BeginningDays, now: number) {
  const today = dayOf(now);
  // Another server has done it in the meantime: enquiries that the person got since then stay theirs.
  if (!(await lockBeginningDays(transaction, days.id))) return true;
  // If no server ran for some days, the days off may be over: then there is nothing to hand over.
  const isOver = days.lastDay < today;
  const left = isOver ? 0 : await handSome(transaction, days, now);
  if (left === AT_ONCE) return false;
  await updateRows(transaction, 'days_off', { equal: { id: days.id }, set: { begun_at: now } });
  return true;
}

/** @returns how many there were */
async function handSome(transaction: Database, days: BeginningDays, now: number): Promise<number> {
  await setDuty(transaction, days.userId, null);
  const away = await listAway(transaction, dayOf(now));
  const colleagues = await listColleagues(transaction, now);
  const taker = colleagues.find(({ userId }) => userId === days.taker && !away.includes(userId));
  const work = await listOpenOf(transaction, { assignees: [days.userId], limit: AT_ONCE });
  await hand(transaction, work, { taker, by: '', now });
  return work.length;
}
