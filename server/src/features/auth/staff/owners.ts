import { dayOf } from '@dealership/shared';
import { inTransaction } from '../../../db/transaction.ts';
import { claimDailyJob } from '../../../jobs/daily-job-repository.ts';
import type { Database } from '../../../db/open-database.ts';
import { addAlerts, type NewAlert } from '../limits/alert-repository.ts';
import { listStaff, isUsable } from '../staff-repository.ts';

/** Later than any day on which an account may expire. */
const NEVER = '9999-99-99';

/**
 * The last day on which the dealership has an owner who may sign in, judged by today's accounts (`YYYY-MM-DD`); `''`:
 * it has none. No change may bring it forward (rules: last-owner).
 */
export async function lastOwnerDay(db: Database, today: string): Promise<string> {
  const owners = await listStaff(db, { role: 'owner' });
  const days = owners
    // An owner who has not set a password yet may never do so.
    .filter((owner) => isUsable(owner, today) && owner.passwordHash !== '')
    .map(({ expireDate }) => expireDate ?? NEVER);
  return days.sort().at(-1) ?? '';
}

/** Alerts all active owners, except the person whose own account is new. */
export async function notifyOwners(db: Database, alert: NewAlert): Promise<void> {
  const owners = await listStaff(db, { role: 'owner' });
  const userIds = owners.filter(({ isActive }) => isActive).map(({ userId }) => userId);
  const isNew = alert.event === 'owner-added';
  await addAlerts(db, isNew ? userIds.filter((userId) => userId !== alert.about) : userIds, alert);
}

/** Alerts the owners when many enquiries are refused: once a day, even with several servers. */
export function createRefusalNotifier({ db, clock }: { db: Database; clock: () => number }) {
  return async (): Promise<void> => {
    const at = clock();
    await inTransaction(db, async (transaction) => {
      if (!(await claimDailyJob(transaction, 'enquiries-refused', dayOf(at)))) return;
      await notifyOwners(transaction, { event: 'enquiries-refused', about: '', by: '', at });
    });
  };
}
