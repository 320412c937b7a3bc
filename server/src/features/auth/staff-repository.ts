import type { CurrentUser } from '@dealership/shared';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { AdminUsersTable } from '../../db/schema.ts';

export interface StaffAccount {
  userId: string;
  passwordHash: string;
  isActive: boolean;
  /** Last day of use (`YYYY-MM-DD`), if there is one. */
  expireDate: string | undefined;
  profile: CurrentUser;
}

function toAccount(row: Selectable<AdminUsersTable>): StaffAccount {
  return {
    userId: row.user_id,
    passwordHash: row.password_hash,
    isActive: row.is_active === 1,
    expireDate: row.expire_date ?? undefined,
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
