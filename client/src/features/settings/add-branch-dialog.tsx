import { limits, type AnswerOf, type NamedCalls } from '@dealership/shared';
import {
  branchFormTexts as texts,
  branchesTexts,
} from '@dealership/shared/texts/staff/settings/branches.ts';
import { useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { dealership } from '../../lib/page/dealership.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { AdminDialog, DialogForm } from '../../ui/dialogs/admin-dialog.tsx';
import { bindFields } from '../../ui/forms/bind-fields.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { AddressFields, TextField } from './sections/setting-fields.tsx';

interface AddBranchDialogProps {
  onAdded: (added: AnswerOf<NamedCalls['POST /api/branches']>) => void;
  onClosed: () => void;
}

export function AddBranchDialog({ onAdded, onClosed }: AddBranchDialogProps) {
  const [values, setValues] = useState(() => ({
    branchName: '',
    street: '',
    city: '',
    pinCode: '',
    state: dealership().address.state,
    phone: '',
  }));
  const form = useForm({
    fields: Object.keys(values),
    act: async () => {
      const added = await call('POST /api/branches', { body: values });
      const { name = '' } = added.branches.find(({ id }) => id === added.id) ?? {};
      void showToast('success', branchesTexts.said.added(name));
      form.close();
      onAdded(added);
    },
  });
  const field = bindFields({
    values,
    problems: form.problems,
    onChange: (changed) => setValues({ ...values, ...changed }),
  });
  return (
    <AdminDialog title={texts.add} onClosed={onClosed}>
      <DialogForm form={form} action={texts.addAction}>
        <TextField
          {...field('branchName')}
          label={texts.name}
          hint={texts.nameHint}
          maxLength={60}
        />
        <AddressFields part={field} />
        <TextField
          {...field('phone')}
          label={texts.phone}
          type="tel"
          required
          maxLength={limits.typedNumber}
        />
        <p className="hint">{texts.addHint}</p>
      </DialogForm>
    </AdminDialog>
  );
}
