import { customerLimits, type customerChangeSchema, type FoundCustomer } from '@dealership/shared';
import type { Response } from 'express';
import type * as z from 'zod/mini';
import { actorOf, type Actor } from '../../../../http/calls/require-session.ts';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction, letOthersWrite } from '../../../../db/transaction.ts';
import { changeOrShow, forbidden, notFound, Stale } from '../../../../errors/app-error.ts';
import type { NamedHandlers } from '../../../../http/calls/add-calls.ts';
import { idParam } from '../../../../http/calls/id-param.ts';
import type { EnquirySources } from '../../list/reports.ts';
import { addEnquiry, type AddDeps } from './add-enquiry.ts';
import { closeAsBlocked, listOpenOf } from '../rows/block-repository.ts';
import { listMatchesOf, lockCustomers } from '../rows/customer-repository.ts';
import {
  findGroup,
  noteChange,
  setBlocked,
  setNotes,
  listProposals,
} from '../rows/group-repository.ts';
import { findByText } from './find-by-text.ts';
import { listOpened } from '../rows/read-repository.ts';
import { readReferences } from '../many/batch-repository.ts';
import {
  findSummary,
  keepReadable,
  readCustomer,
  readKnown,
  readProposals,
} from './read-customer.ts';
import { decideOnProposal, joinCustomers, separateCustomers } from './same-person.ts';

interface Deps extends EnquirySources, AddDeps {
  /** Confirms the consents that were asked for on the website; passed in by the consents feature. */
  confirmConsents: (
    transaction: Database,
    asked: { mobile: string; at: number; now: number },
  ) => Promise<number | null | undefined>;
}

/** Customers across all kinds of enquiries, and the enquiries that staff add. */
export function customerHandlers(deps: Deps) {
  const { db } = deps;
  /** Makes a change, and reads the customer as it is then; a change that is refused as stale shows it, too. */
  const change = async (
    { response, params }: { response: Response; params: { id: string } },
    work: (actor: Actor, id: number) => Promise<void>,
  ) => {
    const [actor, id] = [actorOf(response), idParam(params.id)];
    const read = () => readCustomer(deps, actor, id);
    await changeOrShow(() => work(actor, id), read);
    return read();
  };
  return {
    'GET /api/customers/:id': ({ response, params }) =>
      readCustomer(deps, actorOf(response), idParam(params.id)),
    'PATCH /api/customers/:id': (exchange) =>
      change(exchange, async (actor, id) => {
        await readCustomer(deps, actor, id);
        await editCustomer(deps, actor, { ...exchange.body, id });
      }),
    'POST /api/customerSearch': ({ response, body }) => findByText(db, actorOf(response), body),
    'GET /api/recentCustomers': async ({ response }) => ({
      customers: await listRecentCustomers(db, actorOf(response), deps.clock()),
    }),
    'POST /api/knownCustomer': ({ response, body }) =>
      readKnown(db, actorOf(response), body.mobile),
    'POST /api/customers/:id/join': async (exchange) => {
      const { version, with: other, withVersion: otherVersion } = exchange.body;
      let isProposed = false;
      const customer = await change(exchange, async (actor, id) => {
        isProposed = await joinCustomers(deps, actor, { id, version, other, otherVersion });
      });
      return { customer, is_proposed: isProposed };
    },
    'POST /api/customers/:id/separate': (exchange) =>
      change(exchange, (actor, id) => {
        const { version, customer: taken } = exchange.body;
        return separateCustomers(deps, actor, { id, version, taken });
      }),
    'POST /api/customers/:id/block': (exchange) =>
      change(exchange, async (actor, id) => {
        await readCustomer(deps, actor, id);
        // It closes the number's enquiries in all branches.
        if (actor.reads.branches) throw forbidden();
        await block(deps, actor, { ...exchange.body, id });
      }),
    'POST /api/customers/:id/consents': (exchange) =>
      change(exchange, async (actor, id) => {
        const { known_by: known } = await readCustomer(deps, actor, id);
        // A number that is not the customer's, or that the user may not read.
        if (!known.some(({ text }) => text === exchange.body.mobile)) throw notFound('customer');
        await confirm(deps, actor, { ...exchange.body, id });
      }),
    'GET /api/joinProposals': ({ response }) => allProposals(db, actorOf(response)),
    'POST /api/joinProposals/:id/accept': ({ response, params }) =>
      decide(deps, { response, id: idParam(params.id), isAccepted: true }),
    'POST /api/joinProposals/:id/decline': ({ response, params }) =>
      decide(deps, { response, id: idParam(params.id), isAccepted: false }),
    'POST /api/desk/enquiries': async ({ response, body }) => ({
      reference: await addEnquiry(deps, actorOf(response), body),
    }),
  } satisfies Partial<NamedHandlers>;
}

/** Opened earlier than this long ago is not recent: 30 days, in ms. */
const RECENT_MS = 30 * 24 * 60 * 60_000;

/** Opened enquiries that are looked through: several may be of one customer. */
const LOOKED_AT = 200;

/**
 * The customers whose enquiries a person has opened, the latest first; those that the person may still read.
 * @param now epoch ms
 */
async function listRecentCustomers(
  db: Database,
  actor: Actor,
  now: number,
): Promise<FoundCustomer[]> {
  const since = now - RECENT_MS;
  const opened = await listOpened(db, { userId: actor.userId, since, limit: LOOKED_AT });
  const matches = await listMatchesOf(db, opened);
  const recent: FoundCustomer[] = [];
  for (const id of new Set(matches.map(({ headId }) => headId))) {
    const summary = await findSummary(db, actor, id);
    if (summary) recent.push({ ...summary, found_by: null });
    if (recent.length === customerLimits.recent) break;
  }
  return recent;
}

/** @throws {Stale} when somebody else has changed it since */
async function editCustomer(
  { db, audit }: Deps,
  actor: Actor,
  { id, version, note, language }: { id: number } & z.infer<typeof customerChangeSchema>,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockCustomers(transaction);
    const [part] = await keepReadable(transaction, actor, await findGroup(transaction, id));
    // If somebody has joined the customer meanwhile, the version is higher.
    const isOwn = await noteChange(transaction, { id, version });
    if (!part || !isOwn) throw new Stale();
    await setNotes(transaction, part.id, {
      ...(note !== undefined && { note }),
      ...(language !== undefined && { language: language ?? 'none' }),
    });
    const { userId } = actor;
    await audit({ userId, action: 'customer changed', what: `customer ${part.id}` }, transaction);
  });
}

/** @throws {Stale} when there is nothing to confirm any more */
async function confirm(
  { db, audit, clock, confirmConsents }: Deps,
  { userId }: Actor,
  { id, ...asked }: { id: number; mobile: string; at: number },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const enquiryId = await confirmConsents(transaction, { ...asked, now: clock() });
    if (enquiryId === undefined) throw new Stale();
    const references =
      enquiryId === null ? [] : [...(await readReferences(transaction, [enquiryId])).values()];
    const event = { action: 'consent confirmed', what: `customer ${id}`, references } as const;
    await audit({ userId, ...event }, transaction);
  });
}

async function allProposals(db: Database, actor: Actor) {
  return { proposals: await readProposals(db, actor, await listProposals(db)) };
}

async function decide(
  deps: Deps,
  { response, id, isAccepted }: { response: Response; id: number; isAccepted: boolean },
) {
  const actor = actorOf(response);
  await decideOnProposal(deps, actor, { id, isAccepted });
  return allProposals(deps.db, actor);
}

/** Enquiries that one transaction closes; on SQLite all other writes wait for it. */
const CLOSED_AT_ONCE = 100;

/** Blocks a number and closes its open enquiries, or unblocks it, so that its next enquiries are shown. */
async function block(
  { db, clock, audit }: Deps,
  { userId }: Actor,
  { id, isBlocked }: { id: number; isBlocked: boolean },
): Promise<void> {
  const now = clock();
  await inTransaction(db, async (transaction) => {
    await lockCustomers(transaction);
    const isChanged = await setBlocked(transaction, id, isBlocked ? now : null);
    const action = isBlocked ? 'number blocked' : 'number unblocked';
    if (isChanged) await audit({ userId, action, what: `customer ${id}` }, transaction);
  });
  if (!isBlocked) return;
  let closed;
  do {
    closed = await inTransaction(db, async (transaction) => {
      const open = await listOpenOf(transaction, id, CLOSED_AT_ONCE);
      await closeAsBlocked(transaction, open, { now, userId });
      return open.length;
    });
    await letOthersWrite();
  } while (closed === CLOSED_AT_ONCE);
}
