import { addedOrigins, type AnsweringSource } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import {
  addCustomers,
  contactOfEnquiry,
  findCustomers,
  listAssigneesOf,
  lockCustomers,
} from './customer-repository.ts';
import { closeAsBlocked } from './block-repository.ts';
import { insertDeskEvent } from './desk-repository.ts';
import { addNotice } from './notice-repository.ts';
import { listDueChecks, type DueCheck } from './check-repository.ts';
import { listOnDuty, type OnDuty } from './people-repository.ts';

interface Deps {
  db: Database;
  clock: () => number;
  answering: AnsweringSource;
}

/** Arrivals that are seen to in one transaction; on SQLite nobody else writes meanwhile. */
const AT_ONCE = 50;

/**
 * Gives what has arrived its customer, and somebody who answers it; the enquiries of blocked numbers are closed. Safe on
 * several servers at once: each takes its turn.
 *
 * @returns how many there were; fewer than `AT_ONCE` are all
 */
export async function receiveArrivals(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  const now = clock();
  const arrivals = await listDueChecks(db, { stages: ['arrived'], now, limit: AT_ONCE });
  if (arrivals.length === 0) return 0;
  const { assignments } = await deps.answering();
  await inTransaction(db, async (transaction) => {
    await lockCustomers(transaction);
    // Only now: of what has been erased a moment ago nothing may be written down again.
    const contacts = await readContacts(
      transaction,
      arrivals.map(({ id }) => id),
    );
    if (contacts.size === 0) return;
    await addCustomers(transaction, [...new Set(contacts.values())], now);
    const customers = await findCustomers(transaction, [...new Set(contacts.values())]);
    const onDuty = await listOnDuty(transaction, now);
    for (const arrival of arrivals) {
      const customer = customers.find(({ contact }) => contact === contacts.get(arrival.id));
      if (customer) {
        const isInTurn = assignments[arrival.kind] === 'in-turn';
        await receive(transaction, { arrival, customer, onDuty, isInTurn, now });
      }
    }
  });
  return arrivals.length;
}

export const ARRIVALS_AT_ONCE = AT_ONCE;

interface Reception {
  arrival: DueCheck;
  customer: { id: number; headId: number; isBlocked: boolean };
  onDuty: OnDuty[];
  isInTurn: boolean;
  now: number;
}

async function receive(
  db: Database,
  { arrival, customer, onDuty, isInTurn, now }: Reception,
): Promise<void> {
  const { id, kind, dueAt } = arrival;
  const isWatched = arrival.isOpen && !arrival.isAttempted && dueAt !== null;
  const { numUpdatedRows } = await db
    .updateTable('desk')
    .set({
      customer_id: customer.id,
      ...(isWatched
        ? { stage: 'promised' as const, check_at: dueAt }
        : { stage: 'answered' as const, check_at: null }),
    })
    .where('enquiry_id', '=', id)
    .where('stage', '=', 'arrived')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  // What staff have written down themselves is not unwanted.
  const isAdded = addedOrigins.some((origin) => origin === arrival.origin);
  if (customer.isBlocked && arrival.isOpen && !isAdded) {
    await closeAsBlocked(db, [id], { now, userId: '' });
    return;
  }
  // Its number has been unblocked in the moment since it came.
  if (arrival.isOpen && arrival.standing === 'closed') {
    await db.updateTable('desk').set({ standing: 'open' }).where('enquiry_id', '=', id).execute();
  } else if (arrival.standing !== 'open') return;
  if (arrival.assignee !== null) return;
  const able = onDuty.filter((person) => person.kinds.includes(kind));
  const theirs = able.length > 0 ? await listAssigneesOf(db, customer.headId) : [];
  const known = able.find(({ userId }) => theirs.includes(userId));
  const next = known ?? (isInTurn ? able.sort(byTurn)[0] : undefined);
  if (next) await give(db, { id, next, isTurn: !known, now });
}

function byTurn(one: OnDuty, other: OnDuty): number {
  return one.lastTurnAt - other.lastTurnAt || (one.userId < other.userId ? -1 : 1);
}

/** The last turn before, and a moment more: no two have the same. */
async function give(
  db: Database,
  { id, next, isTurn, now }: { id: number; next: OnDuty; isTurn: boolean; now: number },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('desk')
    .set({ assignee: next.userId })
    .where('enquiry_id', '=', id)
    .where('assignee', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await insertDeskEvent(db, {
    id,
    at: now,
    kind: 'assign',
    userId: '',
    detail: { to: next.userId },
  });
  await addNotice(db, { userId: next.userId, id, why: 'assigned', at: now });
  if (!isTurn) return;
  next.lastTurnAt = Math.max(now, next.lastTurnAt + 1);
  await db
    .updateTable('admin_users')
    .set({ last_turn_at: next.lastTurnAt })
    .where('user_id', '=', next.userId)
    .execute();
}

async function readContacts(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', contactOfEnquiry.as('contact')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, contact }) => [id, contact]));
}
