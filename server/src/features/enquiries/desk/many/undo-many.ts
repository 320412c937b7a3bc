import { deskLimits, isRead, problem, type ManyUndone } from '@dealership/shared';
import type { Actor } from '../../../../http/calls/require-session.ts';
import type { Needs } from '../../../../needs.ts';
import type { Database } from '../../../../db/open-database.ts';
import { updateRows } from '../../../../db/rows.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { invalidInput } from '../../../../errors/app-error.ts';
import { changeOf, lockDesk, type StoredEvent } from '../rows/desk-repository.ts';
import { placeOf } from '../rows/people-repository.ts';
import { putBack } from '../rows/state-on-desk.ts';
import { listEventsSince, lockBatch, storeChanges, type Batch } from './batch-repository.ts';
import { endStep, inOrder } from './take-many.ts';

type Deps = Needs<'db' | 'clock' | 'audit'>;

/** Events that leave the state of an enquiry as it was. */
const passing: readonly StoredEvent['kind'][] = ['note', 'seen', 'joined', 'separated'];

/**
 * Undoes a user's own step for many, for enquiries that have not changed since, in parts, so that others can write in
 * between. The same request again does the rest of it, and nothing twice. A step that is still running ends here.
 * @throws {AppError} `invalid_input` when it is too late, or it is another user's step
 */
export async function undoMany(deps: Deps, actor: Actor, id: number): Promise<ManyUndone> {
  for (;;) {
    const { undone, isOver } = await inTransaction(deps.db, (transaction) =>
      undoPart({ ...deps, db: transaction }, actor, id),
    );
    if (isOver) return undone;
  }
}

/** Undoes the next part. @returns the result so far */
async function undoPart(deps: Deps, actor: Actor, id: number) {
  const { db } = deps;
  const locked = await lockBatch(db, id);
  if (locked?.user_id !== actor.userId) throw notUndoable();
  const now = deps.clock();
  // An alert cannot be taken back.
  const isTooLate = locked.told_at !== null || now - locked.at > deskLimits.undoMs;
  if (!locked.undone && isTooLate) throw notUndoable();
  const batch = await endStep(deps, locked);
  const before = batch.undone ?? { done: 0, left: 0 };
  const [ids, ...more] = inOrder(
    batch.ids.toSorted((one, other) => one - other).slice(before.done + before.left),
  );
  if (!ids && batch.undone) return { undone: before, isOver: true };
  const done = ids ? await undoSome(db, { actor, batch, ids, now }) : 0;
  const undone = {
    done: before.done + done,
    left: before.left + (ids?.length ?? 0) - done,
  };
  const set = { undone: JSON.stringify(undone) };
  await updateRows(db, 'desk_batches', { equal: { id }, set });
  return { undone, isOver: more.length === 0 };
}

function notUndoable() {
  return invalidInput({ id: problem('not_undoable') });
}

interface Part {
  actor: Actor;
  batch: Batch;
  ids: readonly number[];
  now: number;
}

/** @returns how many were undone */
async function undoSome(
  transaction: Database,
  { actor: { userId, reads }, batch, ids, now }: Part,
): Promise<number> {
  const found = await lockDesk(transaction, ids);
  const events = await listEventsSince(transaction, ids, batch.event_before);
  const last = new Map(
    events.filter(({ kind }) => !passing.includes(kind)).map((event) => [event.enquiryId, event]),
  );
  const changes = found.flatMap((each) => {
    const event = last.get(each.enquiry_id);
    const change = event && changeOf(event);
    if (change?.batch !== batch.id || !isRead(reads, placeOf(each))) return [];
    return { found: each, after: putBack(each, change.before) };
  });
  await storeChanges(transaction, changes, { at: now, userId, kind: 'undo', detail: {} });
  return changes.length;
}
