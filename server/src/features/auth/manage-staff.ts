import type { AuditedAction } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';
import { OPERATOR, type Audit } from '../../http/audit.ts';
import { hashPassword } from './password.ts';
import { deleteSessionsOf } from './session-repository.ts';
import { findStaff, insertStaff, updateStaff } from './staff-repository.ts';

interface Needs {
  db: Database;
  clock: () => number;
  audit: Audit;
}

/** Makes an account; whether its user id was free. */
export async function addStaff(
  { db, clock, audit }: Needs,
  { userId, password }: { userId: string; password: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  const isNew = await insertStaff(db, { userId, passwordHash, createdAt: clock() });
  if (isNew) await audit({ userId: OPERATOR, action: 'account added', what: userId });
  return isNew;
}

/** A change of an account that the operator orders. */
export interface StaffOrder {
  action: AuditedAction;
  password?: string;
  isActive?: boolean;
  /** Last day of use; `null`: no end. */
  expireDate?: string | null;
}

/** Changes an account; whether there is one of this user id. A new password, or none to use, ends its sessions. */
export async function orderStaffChange(
  { db, audit }: Needs,
  userId: string,
  { action, password, ...change }: StaffOrder,
): Promise<boolean> {
  if (!(await findStaff(db, userId))) return false;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  await updateStaff(db, userId, {
    ...change,
    ...(passwordHash !== undefined && { passwordHash }),
  });
  if (passwordHash !== undefined || change.isActive === false) await deleteSessionsOf(db, userId);
  const until = change.expireDate === null ? 'never' : change.expireDate;
  await audit({
    userId: OPERATOR,
    action,
    what: until === undefined ? userId : `${userId}: ${until}`,
  });
  return true;
}
