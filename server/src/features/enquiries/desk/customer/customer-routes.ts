import type { Response } from 'express';
import { type Actor, actorOf } from '../../../../http/calls/require-session.ts';
import type { Needs } from '../../../../needs.ts';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction, letOthersWrite } from '../../../../db/transaction.ts';
import { changeOrShow, notFound, Stale } from '../../../../errors/app-error.ts';
import type { NamedHandlers } from '../../../../http/calls/add-calls.ts';
import { idParam } from '../../../../http/calls/id-param.ts';
import type { NoteOptIns } from '../../submit/insert-batcher.ts';
import { addEnquiry } from './add-enquiry.ts';
import { closeAsBlocked, listOpenOf } from '../rows/block-repository.ts';
import { lockCustomers } from '../rows/customer-repository.ts';
import { setBlocked, setSaid, noteChange } from '../rows/group-repository.ts';
import { findByText } from './find-by-text.ts';
import { readReferences } from '../many/batch-repository.ts';
import { listProposals } from '../rows/proposal-repository.ts';
import {
  findGroup,
  keepReadable,
  readCustomer,
  readKnown,
  readProposals,
  type CustomerSources,
} from './read-customer.ts';
import { decideOnProposal, joinCustomers, separateCustomers } from './same-person.ts';

interface Deps
  extends CustomerSources, Needs<'clock' | 'log' | 'audit' | 'answering' | 'onStored'> {
  noteOptIns: NoteOptIns;
  /** Confirms the consents that were asked for on the website; passed in by the consents feature. */
  confirmConsents: (
    transaction: Database,
    asked: { mobile: string; at: number; now: number },
  ) => Promise<number | null | undefined>;
}

/** Customers across all kinds of enquiries, and the enquiries that staff add. */
export function customerHandlers(deps: Deps) {
  const { db, audit } = deps;
  return {
    'GET /api/customers/:id': ({ response, params }) =>
      readCustomer(deps, actorOf(response), idParam(params.id)),
    'PATCH /api/customers/:id': async ({ response, params, body }) => {
      const [actor, id] = [actorOf(response), idParam(params.id)];
      const { version, note, language } = body;
      const before = await readCustomer(deps, actor, id);
      const isChanged = await inTransaction(db, async (transaction) => {
        await lockCustomers(transaction);
        const [part] = await keepReadable(transaction, actor, await findGroup(transaction, id));
        // If it has been joined meanwhile, its version has grown.
        const isOwn = await noteChange(transaction, { id, version });
        if (!part || !isOwn) return false;
        await setSaid(transaction, part.id, {
          ...(note !== undefined && { note }),
          ...(language !== undefined && { language: language ?? 'none' }),
        });
        const what = `customer ${part.id}`;
        const { userId } = actor;
        await audit({ userId, action: 'customer changed', what }, transaction);
        return true;
      });
      const now = await readCustomer(deps, actor, before.id);
      if (!isChanged) throw new Stale(now);
      return now;
    },
    'POST /api/customerSearch': ({ response, body }) => findByText(db, actorOf(response), body),
    'POST /api/knownCustomer': ({ response, body }) =>
      readKnown(db, actorOf(response), body.mobile),
    'POST /api/customers/:id/join': async ({ response, params, body }) => {
      const [actor, id] = [actorOf(response), idParam(params.id)];
      const isProposed = await changeOrShow(
        () =>
          joinCustomers(deps, actor, {
            id,
            version: body.version,
            other: body.with,
            otherVersion: body.withVersion,
          }),
        () => readCustomer(deps, actor, id),
      );
      return { customer: await readCustomer(deps, actor, id), is_proposed: isProposed };
    },
    'POST /api/customers/:id/separate': async ({ response, params, body }) => {
      const [actor, id] = [actorOf(response), idParam(params.id)];
      await changeOrShow(
        () => separateCustomers(deps, actor, { id, version: body.version, taken: body.customer }),
        () => readCustomer(deps, actor, id),
      );
      return readCustomer(deps, actor, id);
    },
    'POST /api/customers/:id/block': async ({ response, params, body }) => {
      const [actor, id] = [actorOf(response), idParam(params.id)];
      await readCustomer(deps, actor, id);
      await block(deps, actor, { id, isBlocked: body.isBlocked });
      return readCustomer(deps, actor, id);
    },
    'POST /api/customers/:id/consents': async ({ response, params, body }) => {
      const [actor, id] = [actorOf(response), idParam(params.id)];
      const { known_by: known } = await readCustomer(deps, actor, id);
      // A number that is not the customer's, or that the user may not read.
      if (!known.some(({ text }) => text === body.mobile)) throw notFound('customer');
      const isConfirmed = await inTransaction(db, async (transaction) => {
        const asked = { ...body, now: deps.clock() };
        const enquiryId = await deps.confirmConsents(transaction, asked);
        if (enquiryId === undefined) return false;
        const references =
          enquiryId === null ? [] : [...(await readReferences(transaction, [enquiryId])).values()];
        const { userId } = actor;
        const event = { action: 'consent confirmed', what: `customer ${id}`, references } as const;
        await audit({ userId, ...event }, transaction);
        return true;
      });
      const now = await readCustomer(deps, actor, id);
      if (!isConfirmed) throw new Stale(now);
      return now;
    },
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
