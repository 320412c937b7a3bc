import type { BranchRow, StaffRow } from '@dealership/shared';
import { staffTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { memo } from 'react';
import { AdminTable } from '../../ui/lists/admin-table.tsx';
import { useSorted } from '../../ui/lists/use-sorted.ts';
import { accountColumns } from './account-columns.tsx';
import { findAccounts, type AccountFilter } from './find-accounts.ts';
import { rolesWithFactor, type StaffList } from './staff-list.ts';

interface AccountTableProps {
  list: StaffList;
  filter: AccountFilter;
  branches: readonly BranchRow[];
  ownUserId: string;
  onOpen: (row: StaffRow) => void;
}

/** The accounts after filtering. There may be hundreds: it is memoized, so that they are not rendered at every key. */
export const AccountTable = memo(function AccountTable({
  list,
  filter,
  branches,
  ownUserId,
  onOpen,
}: AccountTableProps) {
  const columns = accountColumns({ ownUserId, required: rolesWithFactor(list), branches, onOpen });
  const found = findAccounts(list.staff, filter);
  const { sorted, sort, setSort } = useSorted<StaffRow>(found, columns);
  return (
    <AdminTable
      label={staffTexts.list}
      columns={columns}
      rows={sorted}
      keyOf={({ user_id: userId }) => userId}
      empty={staffTexts.empty}
      sort={{ sort, setSort }}
    />
  );
});
