import { deskLimits } from '@dealership/shared';
import type { Needs } from '../../../../needs.ts';
import type { Database } from '../../../../db/open-database.ts';
import { updateRows } from '../../../../db/rows.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { insertAlerts } from '../rows/desk-alert-repository.ts';
import { listBrokenOff, listOpenAmong, listWithoutAlert, lockBatch } from './batch-repository.ts';
import { endStep, inOrder } from './take-many.ts';

type Deps = Needs<'db' | 'clock' | 'audit'>;

/**
 * Finishes steps for many that cannot be undone any more, once, on one server at a time (rules: many-at-once): it ends
 * interrupted ones, and creates one alert for the person who was given the enquiries.
 */
export async function seeToMany({ db, clock, audit }: Deps): Promise<void> {
  const now = clock();
  const before = now - deskLimits.undoMs;
  for (const id of await listBrokenOff(db, before)) {
    await inTransaction(db, async (transaction) => {
      const batch = await lockBatch(transaction, id);
      if (batch) await endStep({ db: transaction, audit }, batch);
    });
  }
  for (const id of await listWithoutAlert(db, before)) {
    await inTransaction(db, (transaction) => createAlert(transaction, id, now));
  }
}

async function createAlert(transaction: Database, id: number, now: number): Promise<void> {
  const batch = await lockBatch(transaction, id);
  // Another server has just created the alert, or the step was undone.
  if (!batch || batch.tells === null || batch.told_at !== null || batch.undone) return;
  await updateRows(transaction, 'desk_batches', { equal: { id }, set: { told_at: now } });
  const theirs: number[] = [];
  for (const ids of inOrder(batch.ids)) {
    theirs.push(...(await listOpenAmong(transaction, ids, batch.tells)));
  }
  const last = theirs.at(-1);
  if (last === undefined) return;
  await insertAlerts(transaction, [batch.tells], {
    ids: [last],
    why: 'assigned',
    now,
    count: theirs.length,
  });
}
