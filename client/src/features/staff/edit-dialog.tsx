import { isAllowed, type StaffRow } from '@dealership/shared';
import { accountDialogTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { useState, useEffect, useRef, type SubmitEvent } from 'react';
import { AdminDialog, DialogForm } from '../../ui/dialogs/admin-dialog.tsx';
import { PersonFields, RightsFields, StatusField } from './fields/account-fields.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { bindFields } from '../../ui/forms/bind-fields.ts';
import { ConflictForm } from './fields/conflict-form.tsx';
import { LeavingWork } from './fields/hand-over-field.tsx';
import { ownEffect, statusOf } from './fields/account-values.ts';
import styles from './staff.module.css';
import { useAccountChange } from './use-account-change.ts';
import { leaveTexts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { Button } from '../../ui/button.tsx';

interface EditDialogProps {
  row: StaffRow;
  isOwn: boolean;
  onAction: (action: AccountAction) => void;
  /** Name of a colleague, by user id. */
  nameOf: (userId: string) => string;
  onSaved: (row: StaffRow) => void;
  onClosed: () => void;
}

export function EditDialog(props: EditDialogProps) {
  const { row, isOwn, nameOf, onAction, onSaved, onClosed } = props;
  const account = useAccountChange(row, { nameOf, onSaved });
  const { form, base, values, theirs } = account;
  const { problems } = form;
  const [isAsking, setIsAsking] = useState(false);
  const effect = isOwn ? ownEffect(values) : undefined;

  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.isBusy) setIsAsking(true);
  };

  const shared = { values, problems, onChange: account.change };
  const name = row.user_name || row.user_id;
  return (
    <AdminDialog title={accountDialogTexts.editTitle(name)} onClosed={onClosed}>
      {theirs && (
        <ConflictForm
          versions={{ base, yours: values, theirs }}
          failure={form.failure}
          isBusy={form.isBusy}
          onSave={(merged) => void account.save(merged)}
          onCancel={account.leaveConflict}
        />
      )}
      <div hidden={theirs !== undefined}>
        <DialogForm
          form={{
            ...form,
            failure: theirs ? '' : form.failure,
            onSubmit: effect === undefined ? form.onSubmit : ask,
          }}
        >
          <p className={styles.hint}>{accountDialogTexts.userId(row.user_id)}</p>
          <PersonFields {...shared} />
          <RightsFields {...shared} />
          <StatusField {...bindFields(shared)('isActive')} wasActive={base.isActive} name={name} />
          <LeavingWork
            userId={row.user_id}
            base={base}
            values={values}
            name={name}
            value={account.handOverTo}
            error={problems.handOverTo}
            onChange={account.setHandOverTo}
          />
          {effect !== undefined && (
            <p className={styles.warning} role="status">
              {accountDialogTexts.effect[effect]}
            </p>
          )}
        </DialogForm>
        <AccountActions row={row} isOwn={isOwn} onAction={onAction} />
      </div>
      {isAsking && effect !== undefined && (
        <ConfirmDialog
          title={accountDialogTexts.ownTitle}
          action={accountDialogTexts.ownAction}
          // Errors are shown in the form.
          onConfirm={() => account.save(values)}
          onClosed={() => setIsAsking(false)}
        >
          <p>{accountDialogTexts.effect[effect]}</p>
        </ConfirmDialog>
      )}
    </AdminDialog>
  );
}

export type AccountAction = 'link' | 'sessions' | 'factors' | 'days-off';

interface AccountActionsProps {
  row: StaffRow;
  isOwn: boolean;
  onAction: (action: AccountAction) => void;
}

function AccountActions({ row, isOwn, onAction }: AccountActionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasSessions = row.sessions > 0;
  const hasFactors = row.second_factors.length > 0;
  // A button is removed after its action, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [hasSessions, hasFactors]);
  const { actions, ownActions, newLink, noLink, endSessions, resetFactors } = accountDialogTexts;
  const isUsable = ['active', 'invited'].includes(statusOf(row));
  const daysOff = isAllowed(row.role, 'enquiries.work') && (
    <Button onClick={() => onAction('days-off')}>{leaveTexts.action}</Button>
  );
  return (
    <div className={styles.actions}>
      <h3 ref={heading} tabIndex={-1}>
        {actions}
      </h3>
      {isOwn ? (
        <>
          <p className={styles.hint}>{ownActions}</p>
          {daysOff}
        </>
      ) : (
        <>
          <div className={styles.shortcuts}>
            {isUsable && <Button onClick={() => onAction('link')}>{newLink}</Button>}
            {hasSessions && <Button onClick={() => onAction('sessions')}>{endSessions}</Button>}
            {hasFactors && <Button onClick={() => onAction('factors')}>{resetFactors}</Button>}
            {daysOff}
          </div>
          {!isUsable && <p className={styles.hint}>{noLink}</p>}
        </>
      )}
    </div>
  );
}
