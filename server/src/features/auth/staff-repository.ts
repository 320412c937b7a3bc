import type { CurrentUser } from '@dealership/shared';
import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { AdminUsersTable } from '../../db/schema.ts';

export interface StaffAccount {
  userId: string;
  passwordHash: string;
  isActive: boolean;
  /** Last day of use (`YYYY-MM-DD`), if there is one. */
  expireDate: string | undefined;
  city: string;
  /** Epoch milliseconds. */
  createdAt: number;
  profile: CurrentUser;
}

/** A row as an account. */
export function toAccount(row: Selectable<AdminUsersTable>): StaffAccount {
  return {
    userId: row.user_id,
    passwordHash: row.password_hash,
    isActive: row.is_active === 1,
    expireDate: row.expire_date ?? undefined,
    city: row.city,
    createdAt: row.created_at,
    profile: {
      user_id: row.user_id,
      user_name: row.user_name,
      email: row.email,
      mobile_no: row.mobile_no,
    },
  };
}

export async function findStaff(db: Database, userId: string): Promise<StaffAccount | undefined> {
  const row = await db
    .selectFrom('admin_users')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && toAccount(row);
}

/** All accounts, by user id. */
export async function listStaff(db: Database): Promise<StaffAccount[]> {
  const rows = await db.selectFrom('admin_users').selectAll().orderBy('user_id').execute();
  return rows.map(toAccount);
}

/** What may be changed of an account; what is absent stays as it is. */
interface StaffChange {
  passwordHash?: string;
  userName?: string | undefined;
  email?: string | undefined;
  mobileNo?: string | undefined;
  isActive?: boolean;
  /** `null`: no end. */
  expireDate?: string | null;
}

/** Changes an account, if it exists. */
export async function updateStaff(
  db: Database,
  userId: string,
  change: StaffChange,
): Promise<void> {
  const { passwordHash, userName, email, mobileNo, isActive, expireDate } = change;
  const columns: Updateable<AdminUsersTable> = {
    ...(passwordHash !== undefined && { password_hash: passwordHash }),
    ...(userName !== undefined && { user_name: userName }),
    ...(email !== undefined && { email }),
    ...(mobileNo !== undefined && { mobile_no: mobileNo }),
    ...(isActive !== undefined && { is_active: isActive ? 1 : 0 }),
    ...(expireDate !== undefined && { expire_date: expireDate }),
  };
  await db.updateTable('admin_users').set(columns).where('user_id', '=', userId).execute();
}

/**
 * Replaces an account's password hash, if it is still the expected one.
 * @returns whether it was replaced
 */
export async function replacePasswordHash(
  db: Database,
  userId: string,
  { expected, next }: { expected: string; next: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin_users')
    .set({ password_hash: next })
    .where('user_id', '=', userId)
    .where('password_hash', '=', expected)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Records a login, if the compared password hash is still the account's and the account may be used (`isUsable`,
 * checked again). This locks the account until the end of the transaction: a change of password that waits for
 * it then ends the session that the transaction stores.
 * @returns whether it was recorded
 */
export async function recordLogin(
  db: Database,
  userId: string,
  { compared, at, today }: { compared: string; at: number; today: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin_users')
    .set({ last_login_at: at })
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

/** Stores an account; resolves to false when the user id is taken. */
export async function insertStaff(
  db: Database,
  account: { userId: string; passwordHash: string; createdAt: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('admin_users')
    .ignore()
    .values({
      user_id: account.userId,
      password_hash: account.passwordHash,
      user_name: account.userId,
      mobile_no: '',
      email: '',
      city: '',
      is_active: 1,
      expire_date: null,
      created_at: account.createdAt,
    })
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
