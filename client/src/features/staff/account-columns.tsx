import { roles, type BranchRow, type Role, type StaffRow } from '@dealership/shared';
import { staffTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import type { Column } from '../../ui/lists/admin-table.tsx';
import { RowOpener } from '../../ui/lists/row-opener.tsx';
import { statusOf } from './fields/account-status.ts';
import { kindsText } from './fields/kinds-text.ts';
import { nameOfBranch } from './fields/name-of-branch.ts';
import styles from './staff.module.css';

interface ColumnOptions {
  ownUserId: string;
  /** The roles that need a second factor. */
  required: readonly Role[];
  /** The branches that an account can have. */
  branches: readonly BranchRow[];
  onOpen: (row: StaffRow) => void;
}

const { columns } = staffTexts;

/** The columns of the list of accounts. */
export function accountColumns({
  ownUserId,
  required,
  branches,
  onOpen,
}: ColumnOptions): Column<StaffRow>[] {
  return [
    {
      key: 'name',
      header: columns.name,
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
      header: columns.role,
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
      header: columns.status,
      sortBy: (row) => staffTexts.statuses[statusOf(row)],
      cell: (row) => <Status row={row} />,
    },
    {
      key: 'seen',
      header: columns.lastSeen,
      sortBy: (row) => `${row.last_seen_date} ${row.last_seen_time}`,
      cell: ({ last_seen_date: date, last_seen_time: time, sessions }) => (
        <span className={styles.lines}>
          <span className={styles.time}>
            {date === '' ? staffTexts.neverSeen : `${date} ${time.slice(0, 5)}`}
          </span>
          {sessions > 0 && <span className={styles.hint}>{staffTexts.sessions(sessions)}</span>}
        </span>
      ),
    },
    {
      key: 'factors',
      header: columns.factors,
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
      {linkUntil !== '' && <Until text={staffTexts.linkUntil} time={linkUntil} />}
      {expireDate !== '' && <Until text={staffTexts.lastDay} time={expireDate} />}
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
