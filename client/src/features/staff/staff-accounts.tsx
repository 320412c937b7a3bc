import { roles, type BranchRow, type StaffRow } from '@dealership/shared';
import { accountFormTexts, staffTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import { callQuery } from '../../lib/calls/call-query.ts';
import { useBranchChoice } from '../../lib/staff/branches.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { AdminSpinner } from '../../ui/admin-spinner.tsx';
import toolStyles from '../../ui/list-tools.module.css';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { AccountDialogs, type OpenDialog } from './account-dialogs.tsx';
import { accountStatuses, nameOfBranch } from './fields/account-values.ts';
import { AccountTable, findAccounts, type AccountFilter } from './account-table.tsx';
import { LinkDialog, type PasswordLink } from './link-dialog.tsx';
import { RoleRules } from './role-rules.tsx';
import styles from './staff.module.css';
import { InputField } from '../../ui/forms/input-field.tsx';

/** The accounts of everybody who may log in, and the permissions of each role. */
export function StaffAccounts() {
  const [filter, setFilter] = useState<AccountFilter>({
    search: '',
    role: '',
    status: '',
    branch: '',
  });
  const [open, setOpen] = useState<OpenDialog>();
  // Only here, so that it is gone with the dialog.
  const [link, setLink] = useState<PasswordLink>();
  const list = useQuery(callQuery(queryKeys.staff, 'GET /api/staff'));
  const branches = useBranchChoice();
  const staff = list.data?.staff ?? [];
  // The input is painted first, the list after it.
  const shown = useDeferredValue(filter);
  const edit = useCallback(
    ({ user_id: userId }: StaffRow) => setOpen({ what: 'edit', userId }),
    [],
  );

  return (
    <section className="screen" aria-labelledby="screen-title" aria-busy={list.isPending}>
      <div className={styles.head}>
        <h1 id="screen-title">{staffTexts.title}</h1>
        <Button variant="primary" onClick={() => setOpen({ what: 'add' })}>
          {staffTexts.add}
        </Button>
      </div>
      <p className="hint">{staffTexts.intro}</p>
      {list.isPending && <AdminSpinner />}
      <QueryFailure of={list} text={staffTexts.notLoaded} />
      {list.data && (
        <>
          <AccountFilters filter={filter} branches={branches} onChange={setFilter}>
            {staffTexts.shown(findAccounts(staff, shown).length, staff.length)}
          </AccountFilters>
          <AccountTable list={list.data} filter={shown} branches={branches} onOpen={edit} />
          <RoleRules list={list.data} />
        </>
      )}
      {open && list.data && (
        <AccountDialogs
          open={open}
          list={list.data}
          onLink={setLink}
          onClosed={() => setOpen(undefined)}
        />
      )}
      {link && <LinkDialog link={link} onClosed={() => setLink(undefined)} />}
    </section>
  );
}

interface AccountFiltersProps {
  filter: AccountFilter;
  branches: readonly BranchRow[];
  onChange: (filter: AccountFilter) => void;
  children: ReactNode;
}

function AccountFilters({ filter, branches, onChange, children }: AccountFiltersProps) {
  const change = (values: Partial<AccountFilter>) => onChange({ ...filter, ...values });
  return (
    <div className={toolStyles.tools}>
      <InputField
        label={staffTexts.search}
        className={toolStyles.search}
        type="search"
        spellCheck={false}
        value={filter.search}
        onChange={(typed) => change({ search: typed })}
      />
      <SelectField
        label={staffTexts.columns.role}
        className={styles.filter}
        all={['', ...roles]}
        chosen={filter.role}
        nameOf={(role) => (role === '' ? staffTexts.anyRole : staffTexts.roles[role])}
        onChange={(role) => change({ role })}
      />
      <SelectField
        label={staffTexts.columns.status}
        className={styles.filter}
        all={['', ...accountStatuses]}
        chosen={filter.status}
        nameOf={(status) => (status === '' ? staffTexts.anyStatus : staffTexts.statuses[status])}
        onChange={(status) => change({ status })}
      />
      {branches.length > 0 && (
        <SelectField
          label={accountFormTexts.fields.branch}
          className={styles.filter}
          all={['', ...branches.map(({ id }) => id)]}
          chosen={filter.branch}
          nameOf={(branch) => nameOfBranch(branch || null, branches) || staffTexts.anyBranch}
          onChange={(branch) => change({ branch })}
        />
      )}
      <p className={toolStyles.count} role="status">
        {children}
      </p>
    </div>
  );
}
