import { inTransaction } from '../../../db/transaction.ts';

import { notFound } from '../../../errors/app-error.ts';
import { deleteFactors } from '../factors/factor-repository.ts';
import { addAlerts } from '../limits/alert-repository.ts';
import { endSessions } from '../session-repository.ts';
import { findStaff, lockStaff } from '../staff-repository.ts';
import type { StaffDeps } from './change-staff.ts';
import { notifyOwners } from './owners.ts';

/**
 * Removes all second factors of an account with its recovery codes, and ends its sessions.
 * @throws {AppError} `not_found` when there is no such account
 */
export async function resetFactors(
  { db, clock, audit }: Omit<StaffDeps, 'config'>,
  { userId, by }: { userId: string; by: string },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockStaff(transaction, userId);
    const staff = await findStaff(transaction, userId);
    if (!staff) throw notFound('account');
    await deleteFactors(transaction, userId);
    await endSessions(transaction, userId);
    await audit({ userId: by, action: 'second factor reset', what: userId }, transaction);
    const alert = { event: 'second-factor-reset', about: userId, by, at: clock() } as const;
    if (staff.role === 'owner') await notifyOwners(transaction, alert);
    else await addAlerts(transaction, [userId], alert);
  });
}
