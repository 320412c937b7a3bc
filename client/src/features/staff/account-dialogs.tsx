import type { StaffRow } from '@dealership/shared';
import { leaveTexts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { accountActionTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import type { AccountAction } from './account-actions.tsx';
import { AddDialog } from './add-dialog.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { AdminDialog, DialogFoot } from '../../ui/dialogs/admin-dialog.tsx';
import { daysOffOf } from './days-off/days-off-calls.ts';
import { DaysOffPlan } from './days-off/days-off-plan.tsx';
import styles from './staff.module.css';
import { EditDialog } from './edit-dialog.tsx';
import type { PasswordLink } from './link-dialog.tsx';
import { StaffSessions } from './staff-sessions.tsx';
import { rolesWithFactor, useStaffList, type StaffList } from './staff-list.ts';

export type OpenDialog = { what: 'add' } | { what: 'edit'; userId: string };

interface AccountDialogsProps {
  open: OpenDialog;
  list: StaffList;
  ownUserId: string;
  /** An action has made a link, which is shown once. */
  onLink: (link: PasswordLink) => void;
  onClosed: () => void;
}

export function AccountDialogs(props: AccountDialogsProps) {
  const { open, list, ownUserId, onLink, onClosed } = props;
  const [action, setAction] = useState<AccountAction>();
  const { put, refreshOwnRights } = useStaffList();
  const row = open.what === 'edit' && list.staff.find((each) => each.user_id === open.userId);
  const nameOf = (id: string) => list.staff.find((each) => each.user_id === id)?.user_name || id;
  const shared = { nameOf, onClosed: () => setAction(undefined) };

  return (
    <>
      {open.what === 'add' && (
        <AddDialog
          onAdded={({ token, ...added }) => {
            put(added);
            onLink({ name: added.user_name, token, until: added.link_until, isFirst: true });
          }}
          onClosed={onClosed}
        />
      )}
      {row && (
        <EditDialog
          row={row}
          isOwn={row.user_id === ownUserId}
          onAction={setAction}
          nameOf={nameOf}
          onSaved={(saved) => {
            put(saved);
            if (saved.user_id === ownUserId) refreshOwnRights();
          }}
          onClosed={onClosed}
        />
      )}
      {row && action === 'days-off' && (
        <AdminDialog title={leaveTexts.title(nameOf(row.user_id))} onClosed={shared.onClosed}>
          <div className="stack-12">
            <p className={styles.hint}>{leaveTexts.hint}</p>
            <DaysOffPlan
              userId={row.user_id}
              calls={daysOffOf(row.user_id)}
              nameOf={nameOf}
              canNameTaker
              foot={(state) => <DialogFoot {...state} action={leaveTexts.save} />}
            />
          </div>
        </AdminDialog>
      )}
      {row && action && action !== 'days-off' && (
        <ConfirmAction
          {...shared}
          action={action}
          row={row}
          isFactorRequired={rolesWithFactor(list).includes(row.role)}
          onLink={onLink}
        />
      )}
    </>
  );
}

interface ConfirmActionProps {
  action: Exclude<AccountAction, 'days-off'>;
  row: StaffRow;
  nameOf: (userId: string) => string;
  isFactorRequired: boolean;
  onLink: (link: PasswordLink) => void;
  onClosed: () => void;
}

/** Asks before an action on an account. */
function ConfirmAction(props: ConfirmActionProps) {
  const { action, row, nameOf, isFactorRequired, onLink, onClosed } = props;
  const { refresh } = useStaffList();
  const texts = accountActionTexts[action];
  const params = { userId: row.user_id };
  const name = nameOf(row.user_id);
  const run = async () => {
    if (action === 'link') {
      const answer = await call('POST /api/staff/:userId/link', { params });
      onLink({ name, token: answer.token, until: answer.link_until, isFirst: false });
    } else {
      const { message } = await call(`DELETE /api/staff/:userId/${action}`, { params });
      void showToast('success', message);
    }
    refresh();
  };
  return (
    <ConfirmDialog title={texts.title} action={texts.action} onConfirm={run} onClosed={onClosed}>
      <p>{texts.text(name)}</p>
      {action === 'sessions' && <StaffSessions userId={row.user_id} />}
      {action === 'factors' && isFactorRequired && <p>{accountActionTexts.factors.required}</p>}
    </ConfirmDialog>
  );
}
