import { deskLimits } from '@dealership/shared';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { insertNotices } from '../notice-repository.ts';
import { listOpenAmong, listUntold, lockBatch, noteTold } from './batch-repository.ts';
import { inParts } from './take-many.ts';

interface Deps {
  db: Database;
  clock: () => number;
}

/**
 * Tells people what they were given many at once, in one notice, when it cannot be undone any more: once, on one server at a
 * time (rules: many-at-once).
 */
export async function tellOfMany({ db, clock }: Deps): Promise<void> {
  const now = clock();
  for (const id of await listUntold(db, now - deskLimits.undoMs)) {
    await inTransaction(db, (transaction) => tell(transaction, id, now));
  }
}

async function tell(transaction: Database, id: number, now: number): Promise<void> {
  const batch = await lockBatch(transaction, id);
  // Another server has told it, or it was undone, in this moment.
  if (!batch || batch.tells === null || batch.toldAt !== null || batch.undone) return;
  await noteTold(transaction, id, now);
  const theirs: number[] = [];
  for (const ids of inParts(batch.ids)) {
    theirs.push(...(await listOpenAmong(transaction, ids, batch.tells)));
  }
  const last = theirs.at(-1);
  if (last === undefined) return;
  await insertNotices(transaction, [batch.tells], {
    ...{ ids: [last], why: 'assigned', now, count: theirs.length },
  });
}
