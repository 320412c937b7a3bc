import { addedOrigins, FIRST_BRANCH, isOpen, isRead } from '@dealership/shared';
import { queueHookEvents } from '../../../../db/hook-events.ts';
import { idsOf } from '../../../../db/rows.ts';
import type { Needs } from '../../../../needs.ts';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { closeAsBlocked } from '../rows/block-repository.ts';
import {
  addCustomers,
  findCustomers,
  listAssigneesOf,
  lockCustomers,
  readContacts,
} from '../rows/customer-repository.ts';
import { insertDeskEvents } from '../rows/desk-repository.ts';
import {
  advanceAlike,
  advanceStage,
  listDueChecks,
  listUnreceived,
  listUnsent,
  noteSent,
  type UnsentArrival,
} from '../rows/check-repository.ts';
import { setBranch } from '../rows/branch-move-repository.ts';
import { insertAlerts } from '../rows/desk-alert-repository.ts';
import {
  listGivers,
  listOnDuty,
  noteTurn,
  placeOf,
  type Colleague,
} from '../rows/people-repository.ts';
import type { OnDesk } from '../rows/state-on-desk.ts';

interface Deps extends Needs<'db' | 'clock' | 'answering'> {
  /** Absent: no messages are sent outside. */
  notifyOfArrivals?: NotifyOfArrivals | undefined;
}

/** Stores the messages about new enquiries in the transaction that receives them; passed in by the messages feature. */
export type NotifyOfArrivals = (
  transaction: Database,
  arrivals: readonly UnsentArrival[],
) => Promise<void>;

/** Arrivals that one transaction handles; on SQLite all other writes wait for it. */
const AT_ONCE = 400;
/** At most this many of them have statements of their own. */
const APART_AT_ONCE = 10;

/**
 * Gives new arrivals their customers and an assignee; enquiries of blocked numbers are closed. Safe on several servers
 * at once: they take turns.
 * @returns whether there may be more
 */
export async function receiveArrivals(deps: Deps): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock();
  const arrivals = await listDueChecks(db, { stages: ['arrived'], now, limit: AT_ONCE });
  if (arrivals.length === 0) return false;
  const { assignments, branches } = await deps.answering();
  const isThere = ({ dealer_id: id }: OnDesk) => branches.some((branch) => branch.id === id);
  const isRestLeft = await inTransaction(db, async (transaction) => {
    await lockCustomers(transaction);
    // Read only now: nothing of an enquiry that was just erased may be stored again.
    const ids = arrivals.map(({ enquiry_id: id }) => id);
    const contacts = await readContacts(transaction, ids);
    if (contacts.size === 0) return false;
    const unreceived = await listUnreceived(transaction, [...contacts.keys()]);
    await addCustomers(transaction, [...new Set(contacts.values())], now);
    const customers = await findCustomers(transaction, [...new Set(contacts.values())]);
    const onDuty = await listOnDuty(transaction, now);
    const givers = await listGivers(transaction, arrivals.filter(isHandedOver));
    const homeless = arrivals.filter((arrival) => !isThere(arrival));
    await setBranch(
      transaction,
      homeless.map(({ enquiry_id: id }) => id),
      FIRST_BRANCH,
    );
    for (const arrival of homeless) arrival.dealer_id = FIRST_BRANCH;
    const receptions = arrivals.flatMap((arrival) => {
      const customer = customers.find(
        ({ contact }) => contact === contacts.get(arrival.enquiry_id),
      );
      const isInTurn = assignments[arrival.kind] === 'in-turn';
      const giver = givers.get(arrival.enquiry_id);
      return customer ? [receptionOf(arrival, { customer, onDuty, giver, isInTurn, now })] : [];
    });
    await receiveAlike(transaction, receptions.filter(isOnlyNoted));
    const apart = receptions.filter((reception) => !isOnlyNoted(reception));
    const left: Reception[] = [];
    for (const reception of apart.slice(0, APART_AT_ONCE)) {
      if (await receive(transaction, reception)) left.push(reception);
    }
    await notifyOfNew(transaction, left);
    await notifyOutside(deps, transaction, [...contacts.keys()]);
    await notifyPrograms(transaction, unreceived);
    return apart.length > APART_AT_ONCE;
  });
  return isRestLeft || arrivals.length === AT_ONCE;
}

/**
 * Stores the messages about these, once: no other server receives them before the transaction has ended (rules:
 * messages-wait).
 */
async function notifyOutside(
  { notifyOfArrivals }: Deps,
  transaction: Database,
  ids: readonly number[],
): Promise<void> {
  if (!notifyOfArrivals) return;
  const unsent = await listUnsent(transaction, ids);
  if (unsent.length === 0) return;
  await notifyOfArrivals(transaction, unsent);
  await noteSent(transaction, idsOf(unsent));
}

/** Writes messages to programs about those that have been received now: servers take turns, so there is one of each. */
async function notifyPrograms(
  transaction: Database,
  before: Awaited<ReturnType<typeof listUnreceived>>,
): Promise<void> {
  if (before.length === 0) return;
  const left = new Set(idsOf(await listUnreceived(transaction, idsOf(before))));
  const received = before.filter(({ id }) => !left.has(id));
  await queueHookEvents(
    transaction,
    // From its arrival, so that it is sent before what is done with it.
    received.map(({ id, at }) => ({ enquiryId: id, topic: 'enquiry.new', at })),
  );
}

/** Whether another branch had it: it has its customer from the first time. */
function isHandedOver({ customer_id: customer }: Pick<OnDesk, 'customer_id'>): boolean {
  return customer !== null;
}

type Reception = ReturnType<typeof receptionOf>;

function receptionOf(
  arrival: OnDesk,
  around: {
    customer: { id: number; headId: number; isBlocked: boolean };
    onDuty: readonly Colleague[];
    /** Who has handed it over from another branch. */
    giver: string | undefined;
    isInTurn: boolean;
    now: number;
  },
) {
  const { origin, status, attempted_at: attemptedAt, due_at: dueAt } = arrival;
  const isHanded = isHandedOver(arrival);
  // Imported enquiries come by the hundred, so none of them raises an alert (rules: imports).
  const isImported = origin === 'import' && !isHanded;
  // An enquiry that staff have added is wanted, and needs no alert.
  const isAdded = addedOrigins.some((each) => each === origin);
  const readers = around.onDuty.filter(({ reads }) => isRead(reads, placeOf(arrival)));
  return {
    ...around,
    arrival,
    isNew: isHanded || (attemptedAt === null && !isAdded),
    isUnwanted: isOpen(status) && around.customer.isBlocked && !isAdded,
    /** Whether it needs a first answer in time. */
    isWatched: isOpen(status) && attemptedAt === null && dueAt !== null && !isImported,
    /** The people on duty who may answer it. */
    able: isHanded ? takersOf(arrival, readers, around.giver) : isImported ? [] : readers,
  };
}

/** Those of the new branch, or else those who work at no branch of their own, or else all; never who gave it away. */
function takersOf(arrival: OnDesk, readers: readonly Colleague[], giver: string | undefined) {
  const others = readers.filter(({ userId }) => userId !== giver);
  const near = [arrival.dealer_id, null]
    .map((place) => others.filter(({ branch }) => branch === place))
    .find((some) => some.length > 0);
  return near ?? others;
}

/** Whether it only gets its customer: it is closed or assigned, or nobody on duty may answer it. */
function isOnlyNoted({ arrival, isUnwanted, able }: Reception): boolean {
  return !isUnwanted && (!isOpen(arrival.status) || arrival.assignee !== null || able.length === 0);
}

/** One statement for all that have the same state: on SQLite, visitors wait for this transaction when many arrive. */
async function receiveAlike(db: Database, receptions: readonly Reception[]): Promise<void> {
  const groups = new Map<string, Reception[]>();
  for (const reception of receptions) {
    const { status, standing, assignee, attempted_at: attemptedAt } = reception.arrival;
    const isAttempted = attemptedAt !== null;
    const { dealer_id: branch } = reception.arrival;
    const parts = [isOpen(status), standing, assignee, branch, isAttempted, reception.isWatched];
    const key = JSON.stringify(parts);
    groups.set(key, [...(groups.get(key) ?? []), reception]);
  }
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { arrival, isWatched } = first;
    await advanceAlike(
      db,
      group.map((each) => ({ arrival: each.arrival, customerId: each.customer.id })),
      {
        stage: isWatched ? 'promised' : 'answered',
        isChecked: isWatched,
        // Its number may have been unblocked since it came.
        standing: isOpen(arrival.status) ? 'open' : arrival.standing,
      },
    );
  }
}

/** Alerts everybody who could take the unassigned ones (rules: alerts): one statement for each kind and branch. */
async function notifyOfNew(db: Database, receptions: readonly Reception[]): Promise<void> {
  const keyOf = ({ arrival }: Reception) => `${arrival.kind} ${arrival.dealer_id}`;
  for (const key of new Set(receptions.map(keyOf))) {
    const some = receptions.filter((each) => keyOf(each) === key);
    const [first] = some;
    if (!first) continue;
    const people = first.able.map(({ userId }) => userId);
    const ids = some.map(({ arrival }) => arrival.enquiry_id);
    await insertAlerts(db, people, { ids, why: 'new', now: first.now });
  }
}

/** @returns whether it has no assignee and needs an alert */
async function receive(db: Database, reception: Reception): Promise<boolean> {
  const { arrival, customer, onDuty, isUnwanted, now } = reception;
  const { enquiry_id: id, due_at: dueAt } = arrival;
  const isWorked = isOpen(arrival.status) && !isUnwanted;
  const isWatched = !isUnwanted && reception.isWatched;
  const next = isWorked ? await chooseAssignee(db, reception) : undefined;
  const isMine = await advanceStage(db, arrival, {
    customer_id: customer.id,
    ...(isWatched ? { stage: 'promised', check_at: dueAt } : { stage: 'answered', check_at: null }),
    // Its number may have been unblocked since it came.
    ...(isWorked && { standing: 'open' }),
    ...(next && { assignee: next.person.userId }),
  });
  if (!isMine) return false;
  if (isUnwanted) await closeAsBlocked(db, [id], { now, userId: '' });
  if (!next) return isWorked && reception.isNew;
  const { person, of } = next;
  const event = {
    id,
    at: now,
    userId: '',
    ...(of && { kept: { kinds: [of.kind], branches: [of.branch] } }),
  };
  const detail = { to: person.userId, why: of ? 'customer' : 'turn' } as const;
  await insertDeskEvents(db, [{ ...event, kind: 'assign', detail }]);
  await insertAlerts(db, [person.userId], { ids: [id], why: 'assigned', now });
  if (of) return false;
  // Later than the turns of everybody on duty: several enquiries come at the same moment.
  person.lastTurnAt = Math.max(now, ...onDuty.map(({ lastTurnAt }) => lastTurnAt + 1));
  await noteTurn(db, person.userId, person.lastTurnAt);
  return false;
}

/**
 * The person who has an open enquiry of the customer, with that enquiry's kind and branch; else the person whose turn it is. Only
 * people who are on duty and may read it.
 */
async function chooseAssignee(
  db: Database,
  { arrival, customer, isInTurn, able }: Reception,
): Promise<{ person: Colleague; of?: ReturnType<typeof placeOf> } | undefined> {
  if (arrival.assignee !== null || able.length === 0) return undefined;
  const theirs = await listAssigneesOf(db, customer.headId);
  const [known] = theirs.flatMap(({ userId, ...place }) => {
    const person = able.find((each) => each.userId === userId);
    return person ? [{ person, of: placeOf(place) }] : [];
  });
  if (known) return known;
  const [first] = able.filter(({ takesTurns }) => takesTurns).sort(byTurn);
  return isInTurn && first ? { person: first } : undefined;
}

/** The one who has waited longest comes first. */
function byTurn(one: Colleague, other: Colleague): number {
  return one.lastTurnAt - other.lastTurnAt || (one.userId < other.userId ? -1 : 1);
}
