import { customerLimits, problem } from '@dealership/shared';
import type { Actor } from '../../../../http/calls/require-session.ts';
import { deleteRows, findRow, idsOf } from '../../../../db/rows.ts';
import type { Needs } from '../../../../needs.ts';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { forbidden, invalidInput, notFound, Stale } from '../../../../errors/app-error.ts';
import { lockCustomers } from '../rows/customer-repository.ts';
import { findLatestOf, insertDeskEvents } from '../rows/desk-repository.ts';
import {
  branchOf,
  findGroup,
  listGroup,
  listPlacesOf,
  moveBranch,
  noteChange,
  addProposal,
  deleteSettledProposals,
  type CustomerRow,
} from '../rows/group-repository.ts';
import { findReadable, keepReadable, mayChangeAll } from './read-customer.ts';

type Deps = Needs<'db' | 'clock' | 'audit'>;

/**
 * Joins a customer into another one, or only proposes it if it concerns enquiries that the user may not read.
 * @returns whether it was only proposed
 * @throws {Stale} when somebody else has changed one of them since
 * @throws {AppError} `not_found`, `invalid_input`
 */
export function joinCustomers(
  { db, clock, audit }: Deps,
  actor: Actor,
  {
    id,
    version,
    other,
    otherVersion,
  }: { id: number; version: number; other: number; otherVersion: number },
): Promise<boolean> {
  if (id === other) throw invalidInput({ with: problem('same_customer') });
  return inTransaction(db, async (transaction) => {
    await lockCustomers(transaction);
    const [head, joined] = await Promise.all([
      findReadable(transaction, actor, id),
      findReadable(transaction, actor, other),
    ]);
    if (!head) throw notFound('customer');
    if (!joined) throw invalidInput({ with: problem('not_customer') });
    if ((head.joined_into ?? id) === (joined.joined_into ?? other))
      throw invalidInput({ with: problem('already_joined') });
    checkVersion(head, version);
    checkVersion(joined, otherVersion);
    const { userId } = actor;
    const at = clock();
    const groups = await Promise.all([listGroup(transaction, id), listGroup(transaction, other)]);
    checkSize(groups.flat());
    if (!(await mayChangeAll(transaction, actor, groups.flat()))) {
      const proposal = { customer_id: id, other_id: other, user_id: userId, at };
      const isNew = await addProposal(transaction, proposal);
      const what = `customer ${other}, with customer ${id}`;
      if (isNew) await audit({ userId, action: 'joining proposed', what }, transaction);
      return true;
    }
    await join({ db: transaction, audit }, { head, joined, groups, userId, at });
    return false;
  });
}

interface Joining {
  head: CustomerRow;
  joined: CustomerRow;
  groups: [CustomerRow[], CustomerRow[]];
  userId: string;
  at: number;
}

async function join(
  { db, audit }: Pick<Deps, 'db' | 'audit'>,
  { head, joined, groups, userId, at }: Joining,
): Promise<void> {
  await noteInTimelines(db, groups, { kind: 'joined', userId, at });
  await moveBranch(db, joined, { branch: groups[1], to: head.id });
  await noteChange(db, head);
  await deleteSettledProposals(db, idsOf(groups.flat()));
  const what = `customer ${joined.id}, with customer ${head.id}`;
  await audit({ userId, action: 'customers joined', what }, db);
}

/**
 * Separates a customer, with all customers that were joined with it, from another one. Both are as before, and keep
 * the enquiries that have arrived since.
 * @throws {Stale} when somebody else has changed the customer since
 * @throws {AppError} `not_found`, `forbidden`, `invalid_input`
 */
export function separateCustomers(
  { db, clock, audit }: Deps,
  actor: Actor,
  { id, version, taken }: { id: number; version: number; taken: number },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockCustomers(transaction);
    const head = await findReadable(transaction, actor, id);
    if (!head) throw notFound('customer');
    checkVersion(head, version);
    const group = await listGroup(transaction, id);
    const parts = await keepReadable(transaction, actor, group);
    const customer = parts.slice(1).find((each) => each.id === taken);
    if (!customer) throw invalidInput({ customer: problem('not_joined') });
    if (!(await mayChangeAll(transaction, actor, parts))) throw forbidden();
    const branch = branchOf(group, taken);
    const rest = group.filter((each) => !branch.includes(each));
    const { userId } = actor;
    await noteInTimelines(transaction, [rest, branch], { kind: 'separated', userId, at: clock() });
    await moveBranch(transaction, customer, { branch, to: null });
    await noteChange(transaction, head);
    const what = `customer ${taken}, from customer ${id}`;
    await audit({ userId, action: 'customers separated', what }, transaction);
  });
}

/**
 * Joins two customers as proposed, or leaves them as they are. If two users decide at once, only the first one counts.
 * @throws {AppError} `not_found`, `forbidden`
 */
export function decideOnProposal(
  { db, clock, audit }: Deps,
  actor: Actor,
  { id, isAccepted }: { id: number; isAccepted: boolean },
): Promise<void> {
  const { userId } = actor;
  return inTransaction(db, async (transaction) => {
    await lockCustomers(transaction);
    const proposal = await findRow(transaction, 'join_proposals', { id });
    if (!proposal) throw notFound('proposal');
    await deleteRows(transaction, 'join_proposals', { id });
    const groups = await Promise.all([
      findGroup(transaction, proposal.customer_id),
      findGroup(transaction, proposal.other_id),
    ]);
    const [[one], [two]] = groups;
    if (!one || !two) throw notFound('proposal');
    if (!(await mayChangeAll(transaction, actor, groups.flat()))) throw forbidden();
    if (!isAccepted) {
      const what = `customer ${two.id}, with customer ${one.id}`;
      await audit({ userId, action: 'joining declined', what }, transaction);
    } else if (one.id !== two.id) {
      checkSize(groups.flat());
      await join(
        { db: transaction, audit },
        { head: one, joined: two, groups, userId, at: clock() },
      );
    }
  });
}

/** @throws {Stale} when it has changed, or been joined, since the user saw it */
function checkVersion(customer: CustomerRow, seen: number): void {
  if (customer.joined_into !== null || customer.version !== seen) throw new Stale();
}

/** Limited, because a customer is read as a whole. */
function checkSize(customers: readonly CustomerRow[]): void {
  const max = customerLimits.joined;
  if (customers.length > max) throw invalidInput({ with: problem('too_many_values', { max }) });
}

/** Adds a line to the latest enquiry of each side, shown only to users who may read all kinds and branches of both. */
async function noteInTimelines(
  db: Database,
  sides: readonly (readonly CustomerRow[])[],
  event: { kind: 'joined' | 'separated'; userId: string; at: number },
): Promise<void> {
  const places = await listPlacesOf(db, idsOf(sides.flat()));
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  const branches = [...new Set(places.map(({ branch }) => branch))];
  for (const side of sides) {
    const latest = await findLatestOf(db, idsOf(side));
    if (latest !== undefined) {
      await insertDeskEvents(db, [{ id: latest, ...event, detail: {}, kept: { kinds, branches } }]);
    }
  }
}
