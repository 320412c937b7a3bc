import {
  dayOf,
  kindsToBeginWith,
  problem,
  takesTurnsAtFirst,
  type Handed,
  type Role,
} from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import type { Database } from '../../../db/open-database.ts';
import { deleteRows } from '../../../db/rows.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { OPERATOR, type AuditEvent } from '../../../audit/audit.ts';
import { invalidInput, notFound, Stale } from '../../../errors/app-error.ts';
import { addAlerts } from '../limits/alert-repository.ts';
import { clearLoginFailures } from '../limits/login-limit.ts';
import { hashPassword } from '../password.ts';
import { endSessions } from '../session-repository.ts';
import {
  endDuty,
  findStaff,
  insertStaff,
  listBranchIds,
  lockStaff,
  updateStaff,
  type NewStaff,
  type StaffAccount,
  type StoredStaffChange,
} from '../staff-repository.ts';
import { lastOwnerDay, notifyOwners } from './owners.ts';

export interface StaffDeps extends Needs<'db' | 'clock' | 'audit'> {
  config: { jwtSecret: string };
  /**
   * Reassigns, in the transaction of the change, the open enquiries that a person may not answer any more. Without it
   * they return to their queues within seconds.
   */
  handOver?: (db: Database, leaving: Leaving) => Promise<Handed[]>;
}

/** The person whose open enquiries are reassigned, and their new assignee; absent: the queue of their kind. */
interface Leaving {
  from: string;
  to: string | null | undefined;
  by: string;
  /** Epoch ms. */
  now: number;
}

/** Absent kinds and turns are those that the role begins with. */
type NewAccount = Omit<NewStaff, 'passwordHash' | 'createdAt' | 'role' | 'takesTurns'> & {
  /** Absent: a link will set it. */
  password?: string;
  role?: Role;
  takesTurns?: boolean | undefined;
};

/**
 * Creates an account, an owner's by default; returns whether its user id was free.
 * @throws {AppError} `invalid_input` when there is no such branch
 */
export async function addStaff(
  { db, clock, audit }: Omit<StaffDeps, 'config'>,
  { password, role = 'owner', ...account }: NewAccount,
  by: string = OPERATOR,
): Promise<boolean> {
  const passwordHash = password === undefined ? '' : await hashPassword(password);
  const now = clock();
  const { userId } = account;
  return inTransaction(db, async (transaction) => {
    await checkBranches(transaction, account);
    const { kinds = kindsToBeginWith(role), takesTurns = takesTurnsAtFirst(role) } = account;
    const stored = { ...account, passwordHash, role, kinds, takesTurns, createdAt: now };
    if (!(await insertStaff(transaction, stored))) return false;
    await audit({ userId: by, action: 'account added', what: `${userId}: ${role}` }, transaction);
    if (role === 'owner') {
      await notifyOwners(transaction, { event: 'owner-added', about: userId, by, at: now });
    }
    return true;
  });
}

export interface AccountChange extends Omit<StoredStaffChange, 'passwordHash'> {
  password?: string | undefined;
}

interface Order {
  userId: string;
  /** User id of the person who changes it, or `OPERATOR`. */
  by: string;
  change: AccountChange;
  /** The version that the change was made from; absent: the present one. */
  version?: number;
  /** The person who takes over the open enquiries that the account may not answer any more; absent: their queues. */
  handOverTo?: string | null | undefined;
}

/**
 * Changes an account and deletes its login failures. A new password, or deactivating the account, ends its sessions and
 * forgets its browsers.
 * @returns the account as it is now, and where its open enquiries went; `undefined`: there is none
 * @throws {Stale} when the account has another version
 * @throws {AppError} `invalid_input` when the dealership would be left without an owner, the new last day is past, or
 *   there is no such branch
 */
export async function changeStaff(
  { db, clock, audit, config, handOver }: StaffDeps,
  { userId, by, change: { password, ...change }, version, handOverTo }: Order,
): Promise<{ account: StaffAccount; handed: Handed[] } | undefined> {
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const now = clock();
  return inTransaction(db, async (transaction) => {
    await lockStaff(transaction, userId);
    const before = await findStaff(transaction, userId);
    if (!before) return undefined;
    if (version !== undefined && version !== before.version) throw new Stale();
    const isMoved = change.expireDate !== (before.expireDate ?? null);
    if (by !== OPERATOR && isMoved && isPast(change.expireDate, dayOf(now))) {
      throw invalidInput({ expireDate: problem('expiry_past') });
    }
    await checkBranches(transaction, change);
    const ownerBefore = await lastOwnerDay(transaction, dayOf(now));
    await updateStaff(transaction, userId, {
      ...change,
      ...(passwordHash !== undefined && { passwordHash }),
    });
    if ((await lastOwnerDay(transaction, dayOf(now))) < ownerBefore) {
      throw invalidInput({ [fieldOf(change)]: problem('last_owner') });
    }
    if (passwordHash !== undefined || change.isActive === false) {
      await endSessions(transaction, userId);
      await deleteRows(transaction, 'password_links', { user_id: userId });
    }
    if (change.isActive === false) await endDuty(transaction, userId);
    const handed = (await handOver?.(transaction, { from: userId, to: handOverTo, by, now })) ?? [];
    await clearLoginFailures(transaction, { account: userId, secret: config.jwtSecret });
    for (const event of eventsOf(before, { password, ...change }, by)) {
      await audit({ userId: by, ...event }, transaction);
    }
    if (change.role === 'owner' && before.role !== 'owner') {
      await notifyOwners(transaction, { event: 'owner-added', about: userId, by, at: now });
    }
    const account = await findStaff(transaction, userId);
    return account && { account, handed };
  });
}

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
    for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes'] as const) {
      await deleteRows(transaction, table, { user_id: userId });
    }
    await endSessions(transaction, userId);
    await audit({ userId: by, action: 'second factor reset', what: userId }, transaction);
    const alert = { event: 'second-factor-reset', about: userId, by, at: clock() } as const;
    if (staff.role === 'owner') await notifyOwners(transaction, alert);
    else await addAlerts(transaction, [userId], alert);
  });
}

async function checkBranches(
  db: Database,
  { branch, branches }: Pick<StoredStaffChange, 'branch' | 'branches'>,
): Promise<void> {
  if (typeof branch !== 'number' && !branches) return;
  const known = await listBranchIds(db);
  if (typeof branch === 'number' && !known.includes(branch)) {
    throw invalidInput({ branch: problem('not_branch') });
  }
  if (branches?.some((id) => !known.includes(id))) {
    throw invalidInput({ branches: problem('not_branch') });
  }
}

export function isPast(expireDate: string | null | undefined, today: string): boolean {
  return Boolean(expireDate && expireDate < today);
}

/** The field of the form that shows why the last owner cannot lose access. */
function fieldOf({ isActive, role, expireDate }: AccountChange): string {
  if (isActive === false) return 'isActive';
  return role === undefined && expireDate !== undefined ? 'expireDate' : 'role';
}

/** The audit log's line about a change: that name and numbers changed, not their values. */
function eventsOf(
  { userId, ...before }: StaffAccount,
  change: AccountChange,
  by: string,
): Pick<AuditEvent, 'action' | 'what'>[] {
  const { password, isActive, expireDate, role, kinds, branch, branches, takesTurns } = change;
  // A command of the operator is recorded even if it changes nothing: it deletes failed logins.
  const isOrdered = by === OPERATOR;
  const isSwitched = isActive !== undefined && (isOrdered || isActive !== before.isActive);
  const isMoved =
    expireDate !== undefined && (isOrdered || expireDate !== (before.expireDate ?? null));
  const isEdited = (['userName', 'email', 'mobileNo'] as const).some(
    (key) => change[key] !== undefined && change[key] !== before.profile[columns[key]],
  );
  const edits = [
    role !== undefined && role !== before.role && `role=${role}`,
    kinds && String(kinds) !== String(before.kinds) && `kinds=${kinds.join('+')}`,
    branches !== undefined &&
      String(branches) !== String(before.branches) &&
      `branches=${branches?.join('+') ?? 'all'}`,
    branch !== undefined && branch !== before.branch && `branch=${branch ?? 'none'}`,
    takesTurns !== undefined &&
      takesTurns !== before.takesTurns &&
      `turns=${takesTurns ? 'yes' : 'no'}`,
    isEdited && 'profile',
  ].filter((edit) => typeof edit === 'string');
  const events: (Pick<AuditEvent, 'action' | 'what'> | false)[] = [
    password !== undefined && { action: 'password changed', what: userId },
    isSwitched && isActive && { action: 'account activated', what: userId },
    isSwitched && !isActive && { action: 'account deactivated', what: userId },
    isMoved && { action: 'account expiry set', what: `${userId}: ${expireDate ?? 'never'}` },
    edits.length > 0 && { action: 'account changed', what: `${userId}: ${edits.join(', ')}` },
  ];
  return events.filter((event) => event !== false);
}

const columns = { userName: 'user_name', email: 'email', mobileNo: 'mobile_no' } as const;
