import { isRole, roles, type StaffRow } from '@dealership/shared';
import { accountFormTexts, staffTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { useBranchChoice } from '../../lib/staff/branches.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { AdminSpinner } from '../../ui/admin-spinner.tsx';
import pageStyles from '../../ui/admin-screen.module.css';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { AccountDialogs, type OpenDialog } from './account-dialogs.tsx';
import { accountStatuses } from './fields/account-status.ts';
import { AccountTable } from './account-table.tsx';
import { findAccounts, type AccountFilter } from './find-accounts.ts';
import { LinkDialog, type PasswordLink } from './link-dialog.tsx';
import { RoleRules } from './role-rules.tsx';
import styles from './staff.module.css';
import { rolesWithFactor } from './staff-list.ts';

/** The accounts of everybody who may sign in, and what each role may do. */
export function StaffAccounts({ userId: ownUserId }: { userId: string }) {
  const [filter, setFilter] = useState<AccountFilter>({
    search: '',
    role: '',
    status: '',
    branch: '',
  });
  const [open, setOpen] = useState<OpenDialog>();
  // Here alone, so that it is gone with the dialog.
  const [link, setLink] = useState<PasswordLink>();
  const list = useQuery({
    queryKey: queryKeys.staff,
    queryFn: async ({ signal }) => {
      const answer = await call('GET /api/staff', { signal });
      if (!Array.isArray(answer.staff)) throw new Error('The answer is not a list of staff.');
      return answer;
    },
  });
  const branches = useBranchChoice();
  const staff = list.data?.staff ?? [];
  // What is typed is painted first, the list after it.
  const shown = useDeferredValue(filter);
  const edit = useCallback(
    ({ user_id: userId }: StaffRow) => setOpen({ what: 'edit', userId }),
    [],
  );
  const change = (values: Partial<AccountFilter>) => setFilter({ ...filter, ...values });

  return (
    <section
      className={[pageStyles.page, styles.page].join(' ')}
      aria-labelledby="screen-title"
      aria-busy={list.isPending}
    >
      <div className={styles.head}>
        <h1 id="screen-title">{staffTexts.title}</h1>
        <Button variant="primary" onClick={() => setOpen({ what: 'add' })}>
          {staffTexts.add}
        </Button>
      </div>
      <p className={pageStyles.hint}>{staffTexts.intro}</p>
      {list.isPending && <AdminSpinner />}
      {list.isError && (
        <LoadFailure text={staffTexts.notLoaded} onRetry={() => void list.refetch()} />
      )}
      {list.data && (
        <>
          <div className={pageStyles.tools}>
            <Field label={staffTexts.search} className={pageStyles.search}>
              {(control) => (
                <input
                  {...control}
                  type="search"
                  autoComplete="off"
                  spellCheck={false}
                  value={filter.search}
                  onChange={({ target }) => change({ search: target.value })}
                />
              )}
            </Field>
            <Field label={staffTexts.columns.role} className={styles.filter}>
              {(control) => (
                <select
                  {...control}
                  value={filter.role}
                  onChange={({ target: { value } }) => change({ role: isRole(value) ? value : '' })}
                >
                  <option value="">{staffTexts.anyRole}</option>
                  {roles.map((role) => (
                    <option key={role} value={role}>
                      {staffTexts.roles[role]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={staffTexts.columns.status} className={styles.filter}>
              {(control) => (
                <select
                  {...control}
                  value={filter.status}
                  onChange={({ target: { value } }) =>
                    change({ status: accountStatuses.find((status) => status === value) ?? '' })
                  }
                >
                  <option value="">{staffTexts.anyStatus}</option>
                  {accountStatuses.map((status) => (
                    <option key={status} value={status}>
                      {staffTexts.statuses[status]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            {branches.length > 0 && (
              <Field label={accountFormTexts.fields.branch} className={styles.filter}>
                {(control) => (
                  <select
                    {...control}
                    value={filter.branch}
                    onChange={({ target: { value } }) =>
                      change({ branch: value === '' ? '' : Number(value) })
                    }
                  >
                    <option value="">{staffTexts.anyBranch}</option>
                    {branches.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            )}
            <p className={pageStyles.count} role="status">
              {staffTexts.shown(findAccounts(staff, shown).length, staff.length)}
            </p>
          </div>
          <AccountTable
            list={list.data}
            filter={shown}
            branches={branches}
            ownUserId={ownUserId}
            onOpen={edit}
          />
          <RoleRules list={list.data} ownUserId={ownUserId} />
        </>
      )}
      {open && list.data && (
        <AccountDialogs
          open={open}
          staff={staff}
          required={rolesWithFactor(list.data)}
          ownUserId={ownUserId}
          onLink={setLink}
          onClosed={() => setOpen(undefined)}
        />
      )}
      {link && <LinkDialog link={link} onClosed={() => setLink(undefined)} />}
    </section>
  );
}
