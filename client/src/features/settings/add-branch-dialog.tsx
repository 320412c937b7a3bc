import { limits, type Address } from '@dealership/shared';
import {
  branchFormTexts as texts,
  branchesTexts,
} from '@dealership/shared/texts/staff/settings/branches.ts';
import { useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { dealership } from '../../lib/page/dealership.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { AdminDialog, DialogForm } from '../../ui/dialogs/admin-dialog.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { AddressFields, TextField } from './sections/setting-fields.tsx';
import { useStoreBranches } from './use-branches.ts';

interface AddBranchDialogProps {
  onAdded: (branch: number) => void;
  onClosed: () => void;
}

export function AddBranchDialog({ onAdded, onClosed }: AddBranchDialogProps) {
  const store = useStoreBranches();
  const [branchName, setBranchName] = useState('');
  const [phone, setPhone] = useState('');
  const [address, setAddress] = useState<Address>(() => ({
    street: '',
    city: '',
    pinCode: '',
    state: dealership().address.state,
  }));
  const body = { branchName, ...address, phone };
  const form = useForm({
    fields: Object.keys(body),
    act: async () => {
      const added = await call('POST /api/branches', { body });
      store(added);
      const { name = '' } = added.branches.find(({ id }) => id === added.id) ?? {};
      void showToast('success', branchesTexts.said.added(name));
      form.close();
      onAdded(added.id);
    },
  });

  return (
    <AdminDialog title={texts.add} onClosed={onClosed}>
      <DialogForm form={form} action={texts.addAction}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={60}
          value={branchName}
          error={form.problems.branchName}
          onChange={setBranchName}
        />
        <AddressFields
          part={(key) => ({
            value: address[key],
            error: form.problems[key],
            onChange: (typed) => setAddress({ ...address, [key]: typed }),
          })}
        />
        <TextField
          label={texts.phone}
          type="tel"
          required
          maxLength={limits.typedNumber}
          value={phone}
          error={form.problems.phone}
          onChange={setPhone}
        />
        <p className="hint">{texts.addHint}</p>
      </DialogForm>
    </AdminDialog>
  );
}
