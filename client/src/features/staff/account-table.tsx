import { roles, hasWords, type BranchRow, type StaffRow, type Role } from '@dealership/shared';
import { staffTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { memo } from 'react';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useOwnUserId } from '../../lib/staff/rights.ts';
import { AdminTable, type Column } from '../../ui/lists/admin-table.tsx';
import { RowOpener } from '../../ui/lists/row-opener.tsx';
import { useSorted } from '../../ui/lists/use-sorted.ts';
import { statusOf, kindsText, nameOfBranch, type AccountStatus } from './fields/account-values.ts';
import { rolesWithFactor, type StaffList } from './staff-list.ts';
import styles from './staff.module.css';

const { columns: heads } = staffTexts;

interface AccountTableProps {
  list: StaffList;
  filter: AccountFilter;
  branches: readonly BranchRow[];
  onOpen: (row: StaffRow) => void;
}

/** The accounts after filtering. There may be hundreds: it is memoized, so that they are not rendered at every key. */
export const AccountTable = memo(function AccountTable(props: AccountTableProps) {
  const columns = columnsOf(props, useOwnUserId());
  const found = findAccounts(props.list.staff, props.filter);
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

function columnsOf(
  { list, branches, onOpen }: AccountTableProps,
  ownUserId: string | undefined,
): Column<StaffRow>[] {
  const required = rolesWithFactor(list);
  return [
    {
      key: 'name',
      header: heads.name,
      sortBy: ({ user_name: name, user_id: userId }) => name || userId,
      cell: (row) => {
        const branch = nameOfBranch(row.branch, branches);
        return (
          <span className={styles.lines}>
            <span>
              <RowOpener onOpen={() => onOpen(row)}>{row.user_name || row.user_id}</RowOpener>
              {row.user_id === ownUserId && <span className={styles.mark}>{staffTexts.you}</span>}
            </span>
            <span className={styles.hint}>{row.user_id}</span>
            {branch !== '' && <span className={styles.hint}>{branch}</span>}
          </span>
        );
      },
    },
    {
      key: 'role',
      header: heads.role,
      sortBy: ({ role }) => roles.indexOf(role),
      cell: (row) => (
        <span className={styles.lines}>
          {staffTexts.roles[row.role]}
          <span className={styles.hint}>{kindsText(row)}</span>
        </span>
      ),
    },
    {
      key: 'status',
      header: heads.status,
      sortBy: (row) => staffTexts.statuses[statusOf(row)],
      cell: (row) => <Status row={row} />,
    },
    {
      key: 'seen',
      header: heads.lastSeen,
      sortBy: (row) => `${row.last_seen_date} ${row.last_seen_time}`,
      cell: ({ last_seen_date: date, last_seen_time: time, sessions }) => (
        <span className={styles.lines}>
          <span className={styles.time}>
            {date === '' ? staffTexts.neverSeen : timeTexts.stored(date, time)}
          </span>
          {sessions > 0 && <span className={styles.hint}>{staffTexts.sessions(sessions)}</span>}
        </span>
      ),
    },
    {
      key: 'factors',
      header: heads.factors,
      cell: ({ second_factors: factors, role }) =>
        factors.length === 0 ? (
          <span className={required.includes(role) ? styles.problem : styles.hint}>
            {required.includes(role) ? staffTexts.missingFactor : staffTexts.noFactor}
          </span>
        ) : (
          factors.map((factor) => staffTexts.factors[factor]).join(', ')
        ),
    },
  ];
}

function Status({ row }: { row: StaffRow }) {
  const status = statusOf(row);
  const { link_until: linkUntil, expire_date: expireDate } = row;
  return (
    <span className={styles.lines}>
      <span className={styles.status} data-status={status}>
        {staffTexts.statuses[status]}
      </span>
      {linkUntil !== '' && (
        <Until text={staffTexts.linkUntil} time={timeTexts.minute(linkUntil.replace(' ', 'T'))} />
      )}
      {expireDate !== '' && <Until text={staffTexts.lastDay} time={timeTexts.date(expireDate)} />}
    </span>
  );
}

function Until({ text, time }: { text: string; time: string }) {
  return (
    <span className={styles.hint}>
      {text} <span className={styles.time}>{time}</span>
    </span>
  );
}

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
