import { hasWords, type Role, type StaffRow } from '@dealership/shared';
import { statusOf, type AccountStatus } from './fields/account-status.ts';

/** `''`: any. */
export interface AccountFilter {
  search: string;
  role: Role | '';
  status: AccountStatus | '';
  /** Number of a branch. */
  branch: number | '';
}

/** The accounts with every word of the search in the name or the user id. */
export function findAccounts(
  staff: readonly StaffRow[],
  { search, role, status, branch }: AccountFilter,
): StaffRow[] {
  return staff.filter(
    (row) =>
      hasWords([row.user_name, row.user_id], search) &&
      (role === '' || row.role === role) &&
      (status === '' || statusOf(row) === status) &&
      (branch === '' || row.branch === branch),
  );
}
