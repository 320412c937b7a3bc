import {
  deskLimits,
  eventOf,
  hoursOf,
  isAllowed,
  isOpen,
  isRead,
  problem,
  type AnsweringSettings,
  type ManyDone,
  type ManyStep,
  type SentMany,
} from '@dealership/shared';
import { hash } from 'node:crypto';
import type { Actor } from '../../../../http/calls/require-session.ts';
import type { Needs } from '../../../../needs.ts';
import { MAX_CLOCK_DIFFERENCE_MS } from '../../../../clock-difference.ts';
import { isDuplicate } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import { inParts } from '../../../../db/rows.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { AppError, forbidden, invalidInput } from '../../../../errors/app-error.ts';
import type { Viewer } from '../list/desk-list-repository.ts';
import { listByReference, lockDesk } from '../rows/desk-repository.ts';
import { move, type MoveContext } from '../steps/moves.ts';
import { findColleague, placeOf, type Colleague } from '../rows/people-repository.ts';
import { findMatching } from '../read-desk.ts';
import { changedColumns, type OnDesk, type StateOnDesk } from '../rows/state-on-desk.ts';
import {
  findBatchOf,
  insertBatch,
  listSeen,
  lockBatch,
  noteTaken,
  readReferences,
  storeChanges,
  type Batch,
  type Change,
} from './batch-repository.ts';

type Deps = Needs<'db' | 'clock' | 'answering' | 'audit'>;

/** The user who takes the step, and their view of the desk. */
type ManyActor = Actor & { viewer: Viewer };

/**
 * Enquiries in one statement and one transaction of a step for many: on SQLite it stops other writes for about 40 ms.
 */
const AT_ONCE = 200;

/** Parts of `AT_ONCE` numbers, sorted: two requests for the same ones wait for each other, with no deadlock. */
export function inOrder(ids: readonly number[]): number[][] {
  return inParts(
    ids.toSorted((one, other) => one - other),
    AT_ONCE,
  );
}

type Left = ManyDone['left'];

/**
 * Does one step for many enquiries (rules: many-at-once), in parts, so that others can write in between. The same
 * request again does the rest of it, and nothing twice.
 * @throws {AppError} `forbidden`, `invalid_input`
 */
export async function takeMany(deps: Deps, actor: ManyActor, sent: SentMany): Promise<ManyDone> {
  const { db } = deps;
  const { step } = sent;
  if (step.do === 'assign' && !isAllowed(actor.role, 'enquiries.assign')) throw forbidden();
  let batch = await findEarlier(db, actor, sent);
  try {
    if (!batch || batch.rest) {
      // Slow reads come before the transactions: on SQLite all other writes wait for one.
      const settings = await deps.answering();
      const taker = await findTaker(db, step, deps.clock());
      const id = batch?.id ?? (await begin(deps, actor, sent));
      do {
        batch = await inTransaction(db, (transaction) =>
          takePart({ ...deps, db: transaction, settings, taker }, actor, id),
        );
      } while (batch.rest);
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The same request may have run meanwhile, and its changes may be the reason for this refusal.
    batch = await findEarlier(db, actor, sent);
    if (!batch || batch.rest) throw error;
  }
  return { id: batch.id, ...batch.answer };
}

/**
 * The step that the same request has begun before.
 * @throws {AppError} `invalid_input` when something else was sent with this key
 */
async function findEarlier(db: Database, { userId }: ManyActor, sent: SentMany) {
  const stored = await findBatchOf(db, sent.key);
  if (stored && (stored.user_id !== userId || stored.digest !== digestOf(sent))) {
    throw invalidInput({ key: problem('key_reused') });
  }
  return stored;
}

/** SHA-256 (hex) of all that was sent but the key. */
function digestOf({ step, which }: SentMany): string {
  return hash('sha256', JSON.stringify([step, which]));
}

/** @returns the number of the step, which the same request may just have begun */
async function begin({ db, clock }: Deps, actor: ManyActor, sent: SentMany): Promise<number> {
  const { key, step, which } = sent;
  const { seen, left } = await findWanted(db, actor, which);
  try {
    return await inTransaction(db, (transaction) =>
      insertBatch(transaction, {
        request_key: key,
        digest: digestOf(sent),
        user_id: actor.userId,
        at: clock(),
        answer: { done: 0, left },
        rest: { step, seen: [...seen].sort(([one], [other]) => one - other) },
      }),
    );
  } catch (error) {
    const same = isDuplicate(error) ? await findEarlier(db, actor, sent) : undefined;
    if (!same) throw error;
    return same.id;
  }
}

interface Taking {
  settings: AnsweringSettings;
  /** The person who gets the enquiries; `undefined`: nobody. */
  taker: Colleague | undefined;
}

/** Does the next part of a step. @returns the step after that */
async function takePart(
  deps: Deps & Taking,
  { userId, reads }: ManyActor,
  id: number,
): Promise<Batch> {
  const { db, settings, taker } = deps;
  const batch = await lockBatch(db, id);
  if (!batch) throw new Error(`The step for many ${id} is gone.`);
  if (!batch.rest) return batch;
  const { step, seen } = batch.rest;
  if (seen.length === 0) return endStep(deps, batch);
  const part = new Map(seen.slice(0, AT_ONCE));
  const left = { ...batch.answer.left };
  const now = deps.clock();
  const decide = decider(step, { userId, now, settings, taker });
  const ids = [...part.keys()];
  const found = (await lockDesk(db, ids)).filter((each) => isRead(reads, placeOf(each)));
  left.gone += ids.length - found.length;
  const changes: Change[] = [];
  for (const each of found) {
    const after = part.get(each.enquiry_id) === each.version ? decide(each) : 'changed';
    if (typeof after === 'string') left[after] += 1;
    else changes.push({ found: each, after });
  }
  await storeChanges(db, changes, { at: now, userId, ...eventOf(step), batch: id });
  const done = [...batch.ids, ...changes.map((change) => change.found.enquiry_id)];
  const to = step.do === 'assign' && step.to !== userId && done.length > 0 ? step.to : null;
  const after: Batch = {
    ...batch,
    answer: { done: done.length, left },
    ids: done,
    tells: to,
    rest: { step, seen: seen.slice(part.size) },
  };
  if (seen.length > part.size) {
    await noteTaken(db, after);
    return after;
  }
  return endStep(deps, after);
}

/**
 * Ends a step: the rest of it is dropped. Call it in the transaction that has locked it.
 * @returns the step
 */
export async function endStep(deps: Pick<Deps, 'db' | 'audit'>, batch: Batch): Promise<Batch> {
  if (!batch.rest) return batch;
  const ended = { ...batch, rest: null };
  await noteTaken(deps.db, ended);
  const { user_id: userId, ids: done } = batch;
  if (done.length > 0) await record(deps, { userId, step: batch.rest.step, done });
  return ended;
}

/**
 * Finds the wanted enquiries: their numbers, each with the version that the user saw. Those that have changed since
 * are counted in `left`; later arrivals are not included.
 */
async function findWanted(db: Database, { reads, viewer }: ManyActor, which: SentMany['which']) {
  const seen = new Map<number, number>();
  const left: Left = { closed: 0, same: 0, kind: 0, changed: 0, gone: 0 };
  if (which.by === 'rows') {
    const versions = new Map(which.rows.map((row) => [row.reference, row.version]));
    // For a user who may not read it, it does not exist.
    const readable = await listByReference(db, [...versions.keys()], reads);
    left.gone += versions.size - readable.length;
    for (const { id, reference } of readable) seen.set(id, versions.get(reference) ?? -1);
    return { seen, left };
  }
  const { query } = which;
  // The clocks of two servers may differ a little.
  if (which.asOf > viewer.now + MAX_CLOCK_DIFFERENCE_MS) {
    throw invalidInput({ 'which.asOf': problem('not_past') });
  }
  const asOf = Math.min(which.asOf, viewer.now);
  // As the user counted them: enquiries that became due later are not included either.
  const { ids } = await findMatching(db, { ...viewer, now: asOf }, query, {
    limit: deskLimits.many,
  });
  for (const part of inOrder(ids)) {
    const found = await listSeen(db, part);
    for (const { id, version, arrived_at: arrivedAt, last_event_at: lastEventAt } of found) {
      if (arrivedAt > asOf) continue;
      if (lastEventAt > asOf) left.changed += 1;
      else seen.set(id, version);
    }
  }
  return { seen, left };
}

/**
 * The person who gets them.
 * @throws {AppError} `invalid_input` for a user who answers no enquiries
 */
async function findTaker(db: Database, step: ManyStep, now: number) {
  if (step.do !== 'assign' || step.to === null) return undefined;
  const found = await findColleague(db, step.to, now);
  if (!found) throw invalidInput({ 'step.to': problem('not_assignable') });
  return found;
}

/** The new state of each, or the reason to leave it. Only an assigning step changes the assignee. */
function decider(
  step: ManyStep,
  { taker, settings, ...context }: Omit<MoveContext, 'settings'> & Taking,
) {
  return (found: OnDesk): StateOnDesk | keyof Left => {
    if (!isOpen(found.status)) return 'closed';
    if (taker && !isRead(taker.reads, placeOf(found))) return 'kind';
    const hours = hoursOf(settings, found.dealer_id);
    const moved = move(found, step, { ...context, settings: { ...settings, hours } });
    const after = step.do === 'assign' ? moved : { ...moved, assignee: found.assignee };
    return changedColumns(found, after).length === 0 ? 'same' : after;
  };
}

const events = {
  assign: { action: 'many assigned' },
  next: { action: 'many set due' },
  close: { action: 'many closed' },
} as const;

/** Writes one event with all references to the audit log. */
async function record(
  { db, audit }: Pick<Deps, 'db' | 'audit'>,
  { userId, step, done }: { userId: string; step: ManyStep; done: readonly number[] },
): Promise<void> {
  const references: string[] = [];
  for (const ids of inOrder(done)) {
    const found = await readReferences(db, ids);
    references.push(...ids.flatMap((id) => found.get(id) ?? []));
  }
  const what = `${done.length}: ${whatOf(step)}`;
  await audit({ userId, ...events[step.do], what, references }, db);
}

/** The assignee, the time or the reason of the step, without typed text. */
function whatOf(step: ManyStep): string {
  switch (step.do) {
    case 'assign':
      return step.to ?? 'queue';
    case 'next':
      return step.at;
    case 'close':
      return step.then.to === 'lost' ? step.then.reason : step.then.to;
  }
}
