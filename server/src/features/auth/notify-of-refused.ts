import { dayOf } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { claimDailyJob } from '../../jobs/daily-job-repository.ts';
import { notifyOwners } from './staff/owners.ts';

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
