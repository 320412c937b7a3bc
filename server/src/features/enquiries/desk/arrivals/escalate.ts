import { isRead } from '@dealership/shared';
import type { Needs } from '../../../../needs.ts';
import type { Database } from '../../../../db/open-database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { advanceStage, listDueChecks } from '../rows/check-repository.ts';
import { insertDeskEvents } from '../rows/desk-repository.ts';
import { deleteNewAlerts, insertAlerts } from '../rows/desk-alert-repository.ts';
import { listManagers, listOnDuty, placeOf } from '../rows/people-repository.ts';
import type { OnDesk } from '../rows/state-on-desk.ts';

/** Overdue enquiries that are handled in one go. */
const AT_ONCE = 50;

/**
 * Returns an enquiry to the queue, once, when nobody has tried to answer it by its due time, and alerts all who are on
 * duty for it; at the critical time it alerts owners and managers. Each step is taken once, on one server, also after a
 * standstill.
 * @returns how many steps were taken
 */
export async function escalate({ db, clock }: Needs<'db' | 'clock'>): Promise<number> {
  const now = clock();
  const late = await listDueChecks(db, { stages: ['promised', 'returned'], now, limit: AT_ONCE });
  let taken = 0;
  for (const each of late) {
    const isTaken = await inTransaction(db, (transaction) =>
      each.stage === 'promised'
        ? returnToQueue(transaction, each, now)
        : notifyOwners(transaction, each, now),
    );
    if (isTaken) taken += 1;
  }
  return taken;
}

async function returnToQueue(db: Database, late: OnDesk, now: number): Promise<boolean> {
  const isMine = await advanceStage(db, late, {
    assignee: null,
    stage: 'returned',
    check_at: late.critical_at,
  });
  if (!isMine) return false;
  const { enquiry_id: id, assignee } = late;
  await insertDeskEvents(db, [
    { id, at: now, kind: 'due', userId: '', detail: { from: assignee } },
  ]);
  const onDuty = await listOnDuty(db, now);
  const able = onDuty
    .filter(({ reads }) => isRead(reads, placeOf(late)))
    .map(({ userId }) => userId);
  // They now get the alert that it is overdue, which says more.
  await deleteNewAlerts(db, { id, of: able });
  await insertAlerts(db, able, { ids: [id], why: 'due', now });
  return true;
}

async function notifyOwners(db: Database, late: OnDesk, now: number): Promise<boolean> {
  const isMine = await advanceStage(db, late, { stage: 'critical', check_at: null });
  if (!isMine) return false;
  const { enquiry_id: id } = late;
  await insertDeskEvents(db, [{ id, at: now, kind: 'critical', userId: '', detail: {} }]);
  const managers = await listManagers(db, late, now);
  await insertAlerts(db, managers, { ids: [id], why: 'critical', now });
  return true;
}
