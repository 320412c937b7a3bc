import {
  isEnquiryKind,
  isLocale,
  type EnquiryKind,
  type Locale,
  type Role,
} from '@dealership/shared';
import { sql, type Selectable } from 'kysely';
import { findRow, insertIfNew, pick, updateRows } from '../../db/rows.ts';
import type { Database } from '../../db/open-database.ts';
import { readBranches } from '../../db/read-branches.ts';
import type { AdminUsersTable } from '../../db/schema.ts';

export type StaffAccount = ReturnType<typeof toAccount>;

export function toAccount(row: Selectable<AdminUsersTable>) {
  return {
    userId: row.user_id,
    /** `''`: none has been set yet. */
    passwordHash: row.password_hash,
    isActive: row.is_active === 1,
    /** Last day of use (`YYYY-MM-DD`), if there is one. */
    expireDate: row.expire_date ?? undefined,
    city: row.city,
    /** Epoch milliseconds, as is `lastSeenAt`: of the last request, to the minute. */
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at ?? undefined,
    // A role that this version does not know has no permissions (`isAllowed`).
    role: row.role as Role,
    /** The kinds and branches chosen for the person; `readsOf` decides whether they count. */
    kinds: row.kinds.split(',').filter(isEnquiryKind),
    branches: readBranches(row.branches),
    /** The branch where the person works, which may be deleted; `null`: no single branch. */
    branch: row.dealer_id,
    /** Whether the person gets new enquiries in turn while on duty. */
    takesTurns: row.takes_turns === 1,
    version: row.version,
    /** Of their screens and messages; `null`: not chosen. */
    language: isLocale(row.language) ? row.language : null,
    profile: pick(row, 'user_id', 'user_name', 'email', 'mobile_no'),
  };
}

export async function findStaff(db: Database, userId: string): Promise<StaffAccount | undefined> {
  const row = await findRow(db, 'admin_users', { user_id: userId });
  // MySQL ignores trailing blanks in a comparison.
  return row?.user_id === userId ? toAccount(row) : undefined;
}

export async function listStaff(db: Database, { role }: { role?: Role } = {}) {
  const all = db.selectFrom('admin_users').selectAll().orderBy('user_id');
  const rows = await (role === undefined ? all : all.where('role', '=', role)).execute();
  return rows.map(toAccount);
}

/** Numbers of the branches that an account can name: hidden ones too, but no deleted ones. */
export async function listBranchIds(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('dealers')
    .select('id')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

interface StaffFields extends Pick<
  StaffAccount,
  'passwordHash' | 'isActive' | 'role' | 'branch' | 'takesTurns'
> {
  userName: string;
  email: string;
  mobileNo: string;
  /** `null`: no end. */
  expireDate: string | null;
  kinds: readonly EnquiryKind[];
  branches: readonly number[] | null;
  language: Locale;
}

export type StoredStaffChange = { [Key in keyof StaffFields]?: StaffFields[Key] | undefined };

/** Changes an account, if it exists; its version grows. */
export async function updateStaff(
  db: Database,
  userId: string,
  { isActive, kinds, branches, takesTurns, ...change }: StoredStaffChange,
) {
  // Kysely leaves out columns whose value is `undefined`.
  const columns = {
    password_hash: change.passwordHash,
    user_name: change.userName,
    email: change.email,
    mobile_no: change.mobileNo,
    expire_date: change.expireDate,
    role: change.role,
    dealer_id: change.branch,
    language: change.language,
    kinds: kinds?.join(','),
    ...(branches !== undefined && { branches: branches?.join(',') ?? '' }),
    ...(isActive !== undefined && { is_active: isActive ? (1 as const) : (0 as const) }),
    ...(takesTurns !== undefined && { takes_turns: takesTurns ? (1 as const) : (0 as const) }),
  };
  await db
    .updateTable('admin_users')
    .set({ ...columns, version: sql`version + 1` })
    .where('user_id', '=', userId)
    .execute();
}

/** Takes the person off duty: new enquiries no longer go to them in turn. */
export async function endDuty(db: Database, userId: string): Promise<void> {
  await updateRows(db, 'admin_users', { equal: { user_id: userId }, set: { on_duty_until: null } });
}

/**
 * Locks an account, and those of all owners, until the end of the transaction. The transaction must not have read
 * anything before: from now on it reads the present state.
 */
export async function lockStaff(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('admin_users')
    .set({ version: sql`version` })
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('role', '=', 'owner')]))
    .execute();
}

/**
 * Records a login, if the compared password hash is still the account's and the account may be used (`isUsable`,
 * checked again). This locks the account until the end of the transaction. A password change that waits for the lock
 * then ends the session that the transaction stores.
 * @returns whether it was recorded
 */
export async function recordLogin(
  db: Database,
  userId: string,
  { compared, at, today }: { compared: string; at: number; today: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin_users')
    .set({ last_login_at: at, last_seen_at: at })
    .where('user_id', '=', userId)
    .where('password_hash', '=', compared)
    .where('is_active', '=', 1)
    .where((row) => row.or([row('expire_date', 'is', null), row('expire_date', '>=', today)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function hasStaff(db: Database): Promise<boolean> {
  const row = await db.selectFrom('admin_users').select('user_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export type NewStaff = Omit<StoredStaffChange, 'isActive'> &
  Pick<StaffAccount, 'userId' | 'passwordHash' | 'createdAt' | 'role' | 'takesTurns'>;

/** Stores an account; resolves to false when the user id is taken. */
export async function insertStaff(db: Database, account: NewStaff): Promise<boolean> {
  return insertIfNew(db, 'admin_users', {
    user_id: account.userId,
    password_hash: account.passwordHash,
    user_name: account.userName ?? account.userId,
    mobile_no: account.mobileNo ?? '',
    email: account.email ?? '',
    city: '',
    is_active: 1,
    expire_date: account.expireDate ?? null,
    role: account.role,
    kinds: (account.kinds ?? []).join(','),
    branches: account.branches?.join(',') ?? '',
    dealer_id: account.branch ?? null,
    takes_turns: account.takesTurns ? 1 : 0,
    created_at: account.createdAt,
  });
}

/** Whether an account may be used on a day (`YYYY-MM-DD`): active and not expired. */
export function isUsable({ isActive, expireDate }: StaffAccount, today: string): boolean {
  return isActive && (expireDate === undefined || expireDate >= today);
}
