import {
  hasChosenKinds,
  isAllowed,
  permissions,
  readableKinds,
  roles,
  type Role,
} from '@dealership/shared';
import { roleTexts, staffTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { memo, useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { useOwnUserId } from '../../lib/staff/rights.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { showFailure, useChange } from '../../lib/calls/use-change.ts';
import { CheckboxField } from '../../ui/forms/field.tsx';
import { countWithoutFactor } from './fields/account-values.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useStaffList, type StaffList } from './staff-list.ts';
import styles from './staff.module.css';

/** The permissions of each role, as a text, and whether it needs a second factor. */
export const RoleRules = memo(function RoleRules({ list }: { list: StaffList }) {
  return (
    <section className={styles.roles} aria-labelledby="roles-title">
      <h2 id="roles-title">{roleTexts.title}</h2>
      <ul>
        {roles.map((role) => (
          <RoleCard key={role} role={role} list={list} />
        ))}
      </ul>
    </section>
  );
});

function RoleCard({ role, list }: { role: Role; list: StaffList }) {
  const ownUserId = useOwnUserId();
  const { staff, roles: rules } = list;
  const [isAsking, setIsAsking] = useState(false);
  const stored = useStaffList();
  const setRequired = async (secondFactor: boolean) => {
    const { message: _, ...rule } = await call('PATCH /api/roles/:role', {
      params: { role },
      body: { secondFactor },
    });
    stored.change((before) => ({
      ...before,
      roles: [...before.roles.filter((each) => each.role !== role), rule],
    }));
    stored.refreshOwnRights();
    void showToast('success', roleTexts.saved);
  };
  const { change, isBusy } = useChange({ mutate: setRequired, onFailed: showFailure });
  const members = staff.filter((row) => row.role === role);
  const missing = countWithoutFactor(staff, role);
  const isRequired = rules.some((rule) => rule.role === role && rule.second_factor);
  const isOwnMissing = members.some(
    (row) => row.user_id === ownUserId && row.second_factors.length === 0,
  );
  const { confirm } = roleTexts;
  return (
    <li className={styles.role}>
      <h3>
        {staffTexts.roles[role]}{' '}
        <span className={styles.hint}>{roleTexts.people(members.length)}</span>
      </h3>
      <ul className={styles.rights}>
        {readsEnquiries(role)}
        {permissions.map(
          (permission) =>
            permission !== 'self' &&
            permission !== 'enquiries.read' &&
            isAllowed(role, permission) && (
              <li key={permission}>{staffTexts.permissions[permission]}</li>
            ),
        )}
      </ul>
      <div className={styles.rule}>
        <CheckboxField
          label={roleTexts.required}
          checked={isRequired}
          aria-busy={isBusy}
          aria-label={roleTexts.requiredFor(staffTexts.roles[role])}
          onChange={({ target }) => {
            if (isBusy) return;
            if (target.checked && missing > 0) setIsAsking(true);
            else void change(target.checked);
          }}
        />
        {members.length > 0 && (
          <p className={styles.hint}>
            {missing === 0 ? roleTexts.everybody : roleTexts.missing(missing)}
          </p>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={confirm.title(staffTexts.roles[role])}
          action={confirm.action}
          onConfirm={() => setRequired(true)}
          onClosed={() => setIsAsking(false)}
        >
          <p>{isOwnMissing ? `${confirm.text(missing)} ${confirm.own}` : confirm.text(missing)}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function readsEnquiries(role: Role) {
  const { reads } = roleTexts;
  if (hasChosenKinds(role)) return <li>{reads.chosen}</li>;
  return <li>{readableKinds(role, []).length > 0 ? reads.all : reads.none}</li>;
}
