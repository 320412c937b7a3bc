import type { StaffRow } from '@dealership/shared';
import { accountDialogTexts } from '@dealership/shared/texts/staff/people/staff.ts';
import { dialogTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { useRef, useState, type SubmitEvent } from 'react';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../ui/dialogs/admin-dialog.tsx';
import dialogStyles from '../../ui/dialogs/admin-dialog.module.css';
import { AccountActions, type AccountAction } from './account-actions.tsx';
import { PersonFields, RightsFields } from './fields/account-fields.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ConflictForm } from './fields/conflict-form.tsx';
import { LeavingWork } from './fields/hand-over-field.tsx';
import { ownEffect } from './fields/own-effect.ts';
import styles from './staff.module.css';
import { StatusField } from './fields/status-field.tsx';
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

/** Changes an account, and offers its further actions. */
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
  const form = useRef<HTMLFormElement>(null);
  const change = useAccountChange(row, {
    form,
    nameOf,
    onSaved: (saved) => {
      onSaved(saved);
      closeDialogAround(form.current);
    },
  });
  const { base, values, setValues, problems, failure, isBusy, conflict } = change;
  const [isAsking, setIsAsking] = useState(false);
  const [handOverTo, setHandOverTo] = useState('');
  const effect = isOwn ? ownEffect(values) : undefined;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (effect === undefined) void change.save(values, handOverTo);
    else setIsAsking(true);
  };

  const shared = { values, problems, onChange: setValues };
  const name = row.user_name || row.user_id;
  return (
    <div>
      {conflict && (
        <ConflictForm
          versions={{ base, yours: values, theirs: conflict.theirs }}
          failure={failure}
          isBusy={isBusy}
          onSave={(merged) => void change.save(merged, handOverTo)}
          onCancel={change.leaveConflict}
        />
      )}
      <div hidden={conflict !== undefined}>
        <form ref={form} className={dialogStyles.form} noValidate onSubmit={handleSubmit}>
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
            value={handOverTo}
            error={problems.handOverTo}
            onChange={setHandOverTo}
          />
          {effect !== undefined && (
            <p className={styles.warning} role="status">
              {accountDialogTexts.effect[effect]}
            </p>
          )}
          <DialogFoot
            failure={conflict ? '' : failure}
            isBusy={isBusy}
            action={{ text: dialogTexts.save, busy: dialogTexts.saving }}
          />
        </form>
        <AccountActions row={row} isOwn={isOwn} onAction={onAction} />
      </div>
      {isAsking && effect !== undefined && (
        <ConfirmDialog
          title={accountDialogTexts.ownTitle}
          action={accountDialogTexts.ownAction}
          // Errors are shown in the form.
          onConfirm={() => change.save(values, handOverTo)}
          onClosed={() => setIsAsking(false)}
        >
          <p>{accountDialogTexts.effect[effect]}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
