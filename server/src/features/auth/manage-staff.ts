import type { AuditedAction } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { OPERATOR, type Audit } from '../../audit/audit.ts';
import { deleteDevicesOf } from './login-device-repository.ts';
import { clearLoginFailures } from './login-limit.ts';
import { hashPassword } from './password.ts';
import { deleteSessionsOf } from './session-repository.ts';
import { findStaff, insertStaff, updateStaff } from './staff-repository.ts';

interface Deps {
  db: Database;
  clock: () => number;
  audit: Audit;
  config: { jwtSecret: string };
}

/** Creates an account; returns whether its user id was free. */
export async function addStaff(
  { db, clock, audit }: Omit<Deps, 'config'>,
  { userId, password }: { userId: string; password: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (transaction) => {
    const isNew = await insertStaff(transaction, { userId, passwordHash, createdAt: clock() });
    const event = { userId: OPERATOR, action: 'account added', what: userId } as const;
    if (isNew) await audit(event, transaction);
    return isNew;
  });
}

/** A change of an account by the operator. */
export interface StaffOrder {
  action: AuditedAction;
  password?: string;
  isActive?: boolean;
  /** Last day of use; `null`: no end. */
  expireDate?: string | null;
}

/**
 * Changes an account and deletes its login failures; returns whether the account exists. A new password, or
 * deactivating the account, ends its sessions and forgets its browsers.
 */
export async function orderStaffChange(
  { db, audit, config }: Omit<Deps, 'clock'>,
  userId: string,
  { action, password, ...change }: StaffOrder,
): Promise<boolean> {
  if (!(await findStaff(db, userId))) return false;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const until = change.expireDate === null ? 'never' : change.expireDate;
  const what = until === undefined ? userId : `${userId}: ${until}`;
  await inTransaction(db, async (transaction) => {
    await updateStaff(transaction, userId, {
      ...change,
      ...(passwordHash !== undefined && { passwordHash }),
    });
    if (passwordHash !== undefined || change.isActive === false) {
      await deleteSessionsOf(transaction, userId);
      await deleteDevicesOf(transaction, userId);
    }
    await clearLoginFailures(transaction, { account: userId, secret: config.jwtSecret });
    await audit({ userId: OPERATOR, action, what }, transaction);
  });
  return true;
}
