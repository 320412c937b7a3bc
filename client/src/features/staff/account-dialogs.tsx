import {
  hasChosenBranches,
  hasChosenKinds,
  type StaffRow,
  type AnswerOf,
  type NamedCalls,
} from '@dealership/shared';
import { leaveTexts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { deviceName } from '@dealership/shared/texts/staff/people/device-name.ts';
import {
  accountActionTexts,
  accountDialogTexts,
  accountFormTexts,
} from '@dealership/shared/texts/staff/people/staff.ts';
import { useState } from 'react';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { call } from '../../lib/calls/call.ts';
import { useOwnUserId } from '../../lib/staff/rights.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { EditDialog, type AccountAction } from './edit-dialog.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { AdminDialog, DialogFoot, DialogForm, focusFirst } from '../../ui/dialogs/admin-dialog.tsx';
import { daysOffOf, DaysOffPlan } from './days-off/days-off-plan.tsx';
import styles from './staff.module.css';
import type { PasswordLink } from './link-dialog.tsx';
import { rolesWithFactor, useStaffList, type StaffList } from './staff-list.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/calls/call-query.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { QueryFailure } from '../../ui/query-failure.tsx';
import { bindFields, useValues } from '../../ui/forms/bind-fields.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { PersonFields, RightsFields } from './fields/account-fields.tsx';
import { newValues, userIdOf } from './fields/account-values.ts';
import { InputField } from '../../ui/forms/input-field.tsx';

export type OpenDialog = { what: 'add' } | { what: 'edit'; userId: string };

interface AccountDialogsProps {
  open: OpenDialog;
  list: StaffList;
  /** An action has made a link, which is shown once. */
  onLink: (link: PasswordLink) => void;
  onClosed: () => void;
}

export function AccountDialogs(props: AccountDialogsProps) {
  const { open, list, onLink, onClosed } = props;
  const ownUserId = useOwnUserId();
  const [action, setAction] = useState<AccountAction>();
  const { put, refreshOwnRights } = useStaffList();
  const row = open.what === 'edit' && list.staff.find((each) => each.user_id === open.userId);
  const nameOf = (id: string) => list.staff.find((each) => each.user_id === id)?.user_name || id;
  const closeAction = () => setAction(undefined);

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
        <AdminDialog title={leaveTexts.title(nameOf(row.user_id))} onClosed={closeAction}>
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
          action={action}
          row={row}
          name={nameOf(row.user_id)}
          isFactorRequired={rolesWithFactor(list).includes(row.role)}
          onLink={onLink}
          onClosed={closeAction}
        />
      )}
    </>
  );
}

interface ConfirmActionProps extends Pick<AccountDialogsProps, 'onLink' | 'onClosed'> {
  action: Exclude<AccountAction, 'days-off'>;
  row: StaffRow;
  name: string;
  isFactorRequired: boolean;
}

function ConfirmAction(props: ConfirmActionProps) {
  const { action, row, name, isFactorRequired, onLink, onClosed } = props;
  const { refresh } = useStaffList();
  const texts = accountActionTexts[action];
  const params = { userId: row.user_id };
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

function StaffSessions({ userId }: { userId: string }) {
  const texts = accountActionTexts.sessions;
  const list = useQuery({
    ...callQuery(queryKeys.staffSessions(userId), 'GET /api/staff/:userId/sessions', { userId }),
    gcTime: 0,
  });
  if (list.isError) return <QueryFailure of={list} />;
  if (list.data?.length === 0) return <p className={styles.hint}>{texts.none}</p>;
  return (
    <ul className={styles.sessions} aria-label={texts.list} aria-busy={list.isPending}>
      {list.data?.map((session, index) => (
        <li key={index} className="row">
          <strong>{deviceName(session.device)}</strong>
          <span>
            {texts.started}: {timeTexts.stored(session.started_date, session.started_time)}
          </span>
          <span>
            {texts.lastSeen}: {timeTexts.stored(session.last_seen_date, session.last_seen_time)}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Added = Omit<AnswerOf<NamedCalls['POST /api/staff']>, 'message'>;

interface AddDialogProps {
  onAdded: (added: Added) => void;
  onClosed: () => void;
}

function AddDialog({ onAdded, onClosed }: AddDialogProps) {
  const [values, change] = useValues({ userId: '', ...newValues });
  const form = useForm({
    fields: Object.keys(values),
    act: async () => {
      const { kinds, branches, isActive: _, ...rest } = values;
      const { message: __, ...added } = await call('POST /api/staff', {
        body: {
          ...rest,
          ...(hasChosenKinds(rest.role) && { kinds: [...kinds] }),
          ...(branches && hasChosenBranches(rest.role) && { branches: [...branches] }),
        },
      });
      onAdded(added);
      void showToast('success', accountDialogTexts.added(added.user_name));
      form.close();
    },
  });

  /** The user ID follows the name until somebody types another one. */
  const follow = (changed: Partial<typeof values>) => {
    const { userName } = changed;
    const isFollowing = userName !== undefined && values.userId === userIdOf(values.userName);
    change(isFollowing ? { ...changed, userId: userIdOf(userName) } : changed);
  };
  const shared = { values, problems: form.problems, onChange: follow };
  return (
    <AdminDialog title={accountDialogTexts.addTitle} onClosed={onClosed}>
      <DialogForm form={form} action={accountDialogTexts.addAction}>
        <PersonFields {...shared} nameRef={focusFirst}>
          <InputField
            {...bindFields(shared)('userId')}
            label={accountFormTexts.fields.userId}
            hint={accountFormTexts.userIdHint}
            required
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
          />
        </PersonFields>
        <RightsFields {...shared} />
        <p className={styles.hint}>{accountDialogTexts.addNote}</p>
      </DialogForm>
    </AdminDialog>
  );
}
