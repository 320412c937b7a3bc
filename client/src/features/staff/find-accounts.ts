import { toSearchKey, type Role, type StaffRow } from '@dealership/shared';
import { statusOf, type AccountStatus } from './account-status.ts';

/** `''`: any. */
export interface AccountFilter {
  search: string;
  role: Role | '';
  status: AccountStatus | '';
  /** Number of a branch. */
  branch: number | '';
}

/** The accounts that have every typed word in the name or the user id. */
export function findAccounts(
  staff: readonly StaffRow[],
  { search, role, status, branch }: AccountFilter,
): StaffRow[] {
  const words = toSearchKey(search).split(/\s+/);
  return staff.filter((row) => {
    const text = toSearchKey(`${row.user_name} ${row.user_id}`);
    return (
      words.every((word) => text.includes(word)) &&
      (role === '' || row.role === role) &&
      (status === '' || statusOf(row) === status) &&
      (branch === '' || row.branch === branch)
    );
  });
}
