import type { StaffRow } from '@dealership/shared';
import { accountDialogTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { useState, type SubmitEvent } from 'react';
import { AdminDialog, DialogForm } from '../../ui/dialogs/admin-dialog.tsx';
import { AccountActions, type AccountAction } from './account-actions.tsx';
import { PersonFields, RightsFields, StatusField } from './fields/account-fields.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ConflictForm } from './fields/conflict-form.tsx';
import { LeavingWork } from './fields/hand-over-field.tsx';
import { ownEffect } from './fields/account-values.ts';
import styles from './staff.module.css';
import { useAccountChange } from './use-account-change.ts';

interface EditDialogProps {
  row: StaffRow;
  isOwn: boolean;
  onAction: (action: AccountAction) => void;
  /** Name of a colleague, by user id. */
  nameOf: (userId: string) => string;
  onSaved: (row: StaffRow) => void;
  onClosed: () => void;
}

export function EditDialog({ row, onClosed, ...props }: EditDialogProps) {
  return (
    <AdminDialog
      title={accountDialogTexts.editTitle(row.user_name || row.user_id)}
      onClosed={onClosed}
    >
      <EditForm row={row} {...props} />
    </AdminDialog>
  );
}

function EditForm({ row, isOwn, nameOf, onAction, onSaved }: Omit<EditDialogProps, 'onClosed'>) {
  const change = useAccountChange(row, { nameOf, onSaved });
  const { form, base, values, setValues, theirs } = change;
  const { problems } = form;
  const [isAsking, setIsAsking] = useState(false);
  const effect = isOwn ? ownEffect(values) : undefined;

  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.isBusy) setIsAsking(true);
  };

  const shared = { values, problems, onChange: setValues };
  const name = row.user_name || row.user_id;
  return (
    <div>
      {theirs && (
        <ConflictForm
          versions={{ base, yours: values, theirs }}
          failure={form.failure}
          isBusy={form.isBusy}
          onSave={(merged) => void change.save(merged)}
          onCancel={change.leaveConflict}
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
          <StatusField
            isActive={values.isActive}
            wasActive={base.isActive}
            name={name}
            error={problems.isActive}
            onChange={(isActive) => setValues({ ...values, isActive })}
          />
          <LeavingWork
            userId={row.user_id}
            base={base}
            values={values}
            name={name}
            value={change.handOverTo}
            error={problems.handOverTo}
            onChange={change.setHandOverTo}
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
          onConfirm={() => change.save(values)}
          onClosed={() => setIsAsking(false)}
        >
          <p>{accountDialogTexts.effect[effect]}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
