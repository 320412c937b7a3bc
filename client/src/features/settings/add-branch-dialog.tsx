import type { Address } from '@dealership/shared';
import {
  branchFormTexts as texts,
  branchesTexts,
} from '@dealership/shared/messages/staff/branches.ts';
import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { call } from '../../lib/call.ts';
import { dealership } from '../../lib/dealership.ts';
import { failureText } from '../../lib/failure-text.ts';
import { focusFirstProblem } from '../../lib/focus-first-problem.ts';
import { showToast } from '../../lib/toasts.ts';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../ui/admin-dialog.tsx';
import dialogStyles from '../../ui/admin-dialog.module.css';
import { AddressFields, TextField } from './dealership-screen.tsx';
import type { Problems } from './use-facts-form.ts';
import { useStoreBranches } from './use-branches.ts';
import styles from './settings.module.css';

interface AddBranchDialogProps {
  onAdded: (branch: number) => void;
  onClosed: () => void;
}

/** Asks for what the page of a branch cannot do without. */
export function AddBranchDialog({ onAdded, onClosed }: AddBranchDialogProps) {
  return (
    <AdminDialog title={texts.add} onClosed={onClosed}>
      <AddForm onAdded={onAdded} />
    </AdminDialog>
  );
}

function AddForm({ onAdded }: Pick<AddBranchDialogProps, 'onAdded'>) {
  const form = useRef<HTMLFormElement>(null);
  const store = useStoreBranches();
  const [branchName, setBranchName] = useState('');
  const [phone, setPhone] = useState('');
  const [address, setAddress] = useState<Address>(() => ({
    ...{ street: '', city: '', pinCode: '' },
    state: dealership().address.state,
  }));
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');

  const add = async () => {
    setIsBusy(true);
    setProblems({});
    setFailure('');
    const body = { branchName, ...address, phone };
    try {
      const added = await call('POST /api/branches', { body });
      store(added);
      const { name = '' } = added.branches.find(({ id }) => id === added.id) ?? {};
      void showToast('success', branchesTexts.said.added(name));
      closeDialogAround(form.current);
      onAdded(added.id);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(fields);
      if (Object.keys(body).some((name) => fields[name] !== undefined)) {
        focusFirstProblem(form.current);
      } else {
        setFailure(failureText(error));
      }
    } finally {
      setIsBusy(false);
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void add();
  };

  return (
    <form ref={form} className={dialogStyles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={60}
        value={branchName}
        error={problems.branchName}
        onChange={setBranchName}
      />
      <AddressFields address={address} problemOf={(key) => problems[key]} onChange={setAddress} />
      <TextField
        label={texts.phone}
        type="tel"
        required
        maxLength={24}
        value={phone}
        error={problems.phone}
        onChange={setPhone}
      />
      <p className={styles.hint}>{texts.addHint}</p>
      <DialogFoot
        failure={failure}
        isBusy={isBusy}
        action={texts.addAction}
        onCancel={() => closeDialogAround(form.current)}
      />
    </form>
  );
}
