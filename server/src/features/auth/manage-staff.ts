import type { AuditedAction } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { OPERATOR, type Audit } from '../../audit/audit.ts';
import { deleteDevicesOf } from './login-device-repository.ts';
import { clearTries } from './login-limit.ts';
import { hashPassword } from './password.ts';
import { deleteSessionsOf } from './session-repository.ts';
import { findStaff, insertStaff, updateStaff } from './staff-repository.ts';

interface Deps {
  db: Database;
  clock: () => number;
  audit: Audit;
  config: { jwtSecret: string };
}

/** Makes an account; whether its user id was free. */
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

/** A change of an account that the operator orders. */
export interface StaffOrder {
  action: AuditedAction;
  password?: string;
  isActive?: boolean;
  /** Last day of use; `null`: no end. */
  expireDate?: string | null;
}

/**
 * Changes an account and forgets the wrong tries for it; whether there is one of this user id. A new password,
 * or none to use, ends its sessions and has its browsers forgotten.
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
    await clearTries(transaction, { account: userId, secret: config.jwtSecret });
    await audit({ userId: OPERATOR, action, what }, transaction);
  });
  return true;
}
