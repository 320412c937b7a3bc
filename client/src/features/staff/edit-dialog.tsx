import { isAllowed, type StaffRow, type BranchRow } from '@dealership/shared';
import {
  accountDialogTexts,
  accountFormTexts,
  accountConflictTexts,
  staffTexts,
} from '@dealership/shared/texts/staff/people/staff.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useState, useEffect, useRef, type SubmitEvent } from 'react';
import { AdminDialog, DialogForm, DialogFoot } from '../../ui/dialogs/admin-dialog.tsx';
import { PersonFields, RightsFields, StatusField } from './fields/account-fields.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { bindFields } from '../../ui/forms/bind-fields.ts';
import { LeavingWork } from './fields/hand-over-field.tsx';
import {
  ownEffect,
  statusOf,
  nameOfBranch,
  type AccountValues,
  type ValueName,
} from './fields/account-values.ts';
import styles from './staff.module.css';
import { useAccountChange } from './use-account-change.ts';
import { leaveTexts } from '@dealership/shared/texts/staff/desk/duty.ts';
import { Button } from '../../ui/button.tsx';
import { focusNow } from '../../lib/browser/focus-now.ts';
import { useBranchChoice } from '../../lib/staff/branches.ts';
import { ConflictField } from '../../ui/forms/conflict.tsx';
import {
  allOf,
  differencesOf,
  mergeValues,
  proposalFor,
  type Versions,
} from './fields/merge-values.ts';

interface EditDialogProps {
  row: StaffRow;
  isOwn: boolean;
  onAction: (action: AccountAction) => void;
  nameOf: (userId: string) => string;
  onSaved: (row: StaffRow) => void;
  onClosed: () => void;
}

export function EditDialog(props: EditDialogProps) {
  const { row, isOwn, nameOf, onSaved, onClosed } = props;
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
      {theirs && <ConflictForm account={account} versions={{ base, yours: values, theirs }} />}
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
        <AccountActions {...props} />
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

function AccountActions({ row, isOwn, onAction }: EditDialogProps) {
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

interface ConflictFormProps {
  account: ReturnType<typeof useAccountChange>;
  versions: Versions;
}

function ConflictForm({ account, versions }: ConflictFormProps) {
  const { failure, isBusy } = account.form;
  const branches = useBranchChoice();
  const [choices, setChoices] = useState(() => proposalFor(versions));
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void account.save(mergeValues(versions, choices));
  };

  return (
    <form className="stack-12" noValidate onSubmit={handleSubmit}>
      {/* The button that had the focus is hidden. */}
      <h3 ref={focusNow} tabIndex={-1} className={styles.heading}>
        {accountConflictTexts.title}
      </h3>
      <p>{accountConflictTexts.text}</p>
      <div className={styles.shortcuts}>
        <Button onClick={() => setChoices(allOf('theirs', versions))}>
          {accountConflictTexts.allTheirs}
        </Button>
        <Button onClick={() => setChoices(allOf('yours', versions))}>
          {accountConflictTexts.allYours}
        </Button>
      </div>
      {differencesOf(versions).map((name) => (
        <ConflictField
          key={name}
          name={name}
          label={accountFormTexts.fields[name]}
          valueOf={(side) => textOf(name, versions[side], branches)}
          chosen={choices[name]}
          onChoose={(side) => setChoices({ ...choices, [name]: side })}
          className={styles.sides}
        />
      ))}
      <p className={styles.hint}>{accountConflictTexts.kept}</p>
      <DialogFoot
        failure={failure}
        isBusy={isBusy}
        action={accountConflictTexts.save}
        onCancel={account.leaveConflict}
      />
    </form>
  );
}

function textOf(name: ValueName, values: AccountValues, branches: readonly BranchRow[]): string {
  switch (name) {
    case 'role':
      return staffTexts.roles[values.role];
    case 'isActive':
      return accountDialogTexts.statuses[values.isActive ? 'active' : 'inactive'];
    case 'takesTurns':
      return accountFormTexts.turns[values.takesTurns ? 'on' : 'off'];
    case 'kinds':
      return values.kinds.map((kind) => staffTexts.kinds[kind]).join(', ') || staffTexts.noKinds;
    case 'branches':
      if (values.branches === null) return accountFormTexts.everyBranch;
      return (
        values.branches.map((id) => nameOfBranch(id, branches)).join(', ') || staffTexts.noKinds
      );
    case 'branch':
      return nameOfBranch(values.branch, branches) || accountFormTexts.noBranch;
    case 'expireDate':
      return values.expireDate ? timeTexts.date(values.expireDate) : accountConflictTexts.nothing;
    default:
      return values[name] || accountConflictTexts.nothing;
  }
}
