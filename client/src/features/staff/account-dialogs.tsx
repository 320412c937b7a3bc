import type { Role, StaffRow } from '@dealership/shared';
import { accountActionTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import type { AccountAction } from './account-actions.tsx';
import { AddDialog } from './add-dialog.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { DaysOffDialog } from './days-off/days-off-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { PasswordLink } from './link-dialog.tsx';
import { StaffSessions } from './staff-sessions.tsx';
import { useStaffList } from './staff-list.ts';

export type OpenDialog = { what: 'add' } | { what: 'edit'; userId: string };

interface AccountDialogsProps {
  open: OpenDialog;
  staff: readonly StaffRow[];
  required: readonly Role[];
  ownUserId: string;
  /** An action has made a link, which is shown once. */
  onLink: (link: PasswordLink) => void;
  onClosed: () => void;
}

export function AccountDialogs({
  open,
  staff,
  required,
  ownUserId,
  onLink,
  onClosed,
}: AccountDialogsProps) {
  const [action, setAction] = useState<AccountAction>();
  const list = useStaffList();
  const row =
    open.what === 'edit' ? staff.find(({ user_id: userId }) => userId === open.userId) : undefined;
  const nameOf = (id: string) => staff.find((each) => each.user_id === id)?.user_name || id;

  return (
    <>
      {open.what === 'add' && (
        <AddDialog
          onAdded={({ token, ...added }) => {
            list.put(added);
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
            list.put(saved);
            if (saved.user_id === ownUserId) list.refreshOwnRights();
          }}
          onClosed={onClosed}
        />
      )}
      {row && action === 'days-off' && (
        <DaysOffDialog row={row} nameOf={nameOf} onClosed={() => setAction(undefined)} />
      )}
      {row && action && action !== 'days-off' && (
        <Action
          action={action}
          row={row}
          isFactorRequired={required.includes(row.role)}
          onLink={onLink}
          onClosed={() => setAction(undefined)}
        />
      )}
    </>
  );
}

interface ActionProps {
  action: Exclude<AccountAction, 'days-off'>;
  row: StaffRow;
  isFactorRequired: boolean;
  onLink: (link: PasswordLink) => void;
  onClosed: () => void;
}

function Action({ action, row, isFactorRequired, onLink, onClosed }: ActionProps) {
  const list = useStaffList();
  const texts = accountActionTexts[action];
  const params = { userId: row.user_id };
  const name = row.user_name || row.user_id;
  const run = async () => {
    if (action === 'link') {
      const answer = await call('POST /api/staff/:userId/link', { params });
      onLink({ name, token: answer.token, until: answer.link_until, isFirst: false });
    } else {
      const { message } =
        action === 'sessions'
          ? await call('DELETE /api/staff/:userId/sessions', { params })
          : await call('DELETE /api/staff/:userId/factors', { params });
      void showToast('success', message);
    }
    list.refresh();
  };
  return (
    <ConfirmDialog title={texts.title} action={texts.action} onConfirm={run} onClosed={onClosed}>
      <p>{texts.text(name)}</p>
      {action === 'sessions' && <StaffSessions userId={row.user_id} />}
      {action === 'factors' && isFactorRequired && <p>{accountActionTexts.factors.required}</p>}
    </ConfirmDialog>
  );
}
