import { deskLimits, problem, type ManyUndone } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { invalidInput } from '../../../../errors/app-error.ts';
import { insertDeskEvents, type StoredEvent } from '../desk-repository.ts';
import { lockDesk } from '../hand-over-repository.ts';
import { whatChanged, type Stand } from '../stand.ts';
import type { Actor } from '../take-step.ts';
import {
  listEventsSince,
  listOnDesk,
  lockBatch,
  noteUndone,
  updateStands,
  type Batch,
} from './batch-repository.ts';
import { inParts } from './take-many.ts';

interface Deps {
  db: Database;
  clock: () => number;
}

/** After these an enquiry stands where it stood before. */
const passing: readonly StoredEvent['kind'][] = ['note', 'seen', 'joined', 'separated'];

/**
 * Takes one's own step for many back, where nothing has happened since. A second time it changes nothing.
 *
 * @throws {AppError} `invalid_input` when it is too late, or it is somebody else's
 */
export function undoMany({ db, clock }: Deps, actor: Actor, id: number): Promise<ManyUndone> {
  return inTransaction(db, async (transaction) => {
    const batch = await lockBatch(transaction, id);
    if (batch?.userId !== actor.userId) throw notUndoable();
    if (batch.undone) return batch.undone;
    const now = clock();
    // Whoever was told cannot be untold.
    if (batch.toldAt !== null || now - batch.at > deskLimits.undoMs) throw notUndoable();
    let done = 0;
    for (const ids of inParts(batch.ids)) {
      done += await undoSome(transaction, { actor, batch, ids, now });
    }
    const undone = { done, left: batch.ids.length - done };
    await noteUndone(transaction, id, undone);
    return undone;
  });
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

/** @returns how many there were */
async function undoSome(
  transaction: Database,
  { actor: { userId, kinds }, batch, ids, now }: Part,
): Promise<number> {
  await lockDesk(transaction, ids);
  const found = await listOnDesk(transaction, ids);
  const events = await listEventsSince(transaction, ids, batch.eventBefore);
  const last = new Map(
    events.filter(({ kind }) => !passing.includes(kind)).map((event) => [event.enquiryId, event]),
  );
  const changes = found.flatMap((each) => {
    const detail = last.get(each.id)?.detail;
    if (detail?.batch !== batch.id || !kinds.includes(each.kind)) return [];
    return { found: each, after: { ...each.stand, ...(detail.before as Partial<Stand>) } };
  });
  await updateStands(transaction, changes);
  await insertDeskEvents(
    transaction,
    changes.map(({ found: { id, stand }, after }) => ({
      ...{ id, at: now, kind: 'undo', userId },
      detail: { before: whatChanged(stand, after) },
    })),
  );
  return changes.length;
}
