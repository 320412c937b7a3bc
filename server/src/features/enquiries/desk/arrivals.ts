import { addedOrigins, type AnsweringSource } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { closeAsBlocked } from './block-repository.ts';
import {
  addCustomers,
  findCustomers,
  listAssigneesOf,
  lockCustomers,
  readContacts,
} from './customer-repository.ts';
import { insertDeskEvent } from './desk-repository.ts';
import { advanceStage, listDueChecks, type DueCheck } from './check-repository.ts';
import { insertNotices } from './notice-repository.ts';
import { listOnDuty, noteTurn, type OnDuty } from './people-repository.ts';

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
  onDuty: readonly OnDuty[];
  isInTurn: boolean;
  now: number;
}

async function receive(db: Database, reception: Reception): Promise<void> {
  const { arrival, customer, onDuty, now } = reception;
  const { id, dueAt, isOpen } = arrival;
  // What staff have written down themselves is not unwanted.
  const isAdded = addedOrigins.some((origin) => origin === arrival.origin);
  const isUnwanted = isOpen && customer.isBlocked && !isAdded;
  const isWatched = isOpen && !isUnwanted && !arrival.isAttempted && dueAt !== null;
  const next = isOpen && !isUnwanted ? await chooseAssignee(db, reception) : undefined;
  const isMine = await advanceStage(db, arrival, {
    customer_id: customer.id,
    ...(isWatched ? { stage: 'promised', check_at: dueAt } : { stage: 'answered', check_at: null }),
    // Its number may have been unblocked in the moment since it came.
    ...(isOpen && !isUnwanted && { standing: 'open' }),
    ...(next && { assignee: next.person.userId }),
  });
  if (!isMine) return;
  if (isUnwanted) await closeAsBlocked(db, [id], { now, userId: '' });
  if (!next) return;
  const { person, isTurn } = next;
  await insertDeskEvent(db, {
    ...{ id, at: now, userId: '', kind: 'assign' },
    detail: { to: person.userId, why: isTurn ? 'turn' : 'customer' },
  });
  await insertNotices(db, [person.userId], { ids: [id], why: 'assigned', now });
  if (!isTurn) return;
  // Later than every turn of those who are here: several come in the same moment.
  person.lastTurnAt = Math.max(now, ...onDuty.map(({ lastTurnAt }) => lastTurnAt + 1));
  await noteTurn(db, person.userId, person.lastTurnAt);
}

/** Whoever has an open enquiry of the customer, else whose turn it is; nobody who may not read it, or is not on duty. */
async function chooseAssignee(
  db: Database,
  { arrival, customer, onDuty, isInTurn }: Reception,
): Promise<{ person: OnDuty; isTurn: boolean } | undefined> {
  if (arrival.assignee !== null) return undefined;
  const able = onDuty.filter(({ kinds }) => kinds.includes(arrival.kind));
  if (able.length === 0) return undefined;
  const theirs = await listAssigneesOf(db, customer.headId);
  const known = able.find(({ userId }) => theirs.includes(userId));
  if (known) return { person: known, isTurn: false };
  const [first] = able.sort(byTurn);
  return isInTurn && first ? { person: first, isTurn: true } : undefined;
}

/** Who has waited longest. */
function byTurn(one: OnDuty, other: OnDuty): number {
  return one.lastTurnAt - other.lastTurnAt || (one.userId < other.userId ? -1 : 1);
}
