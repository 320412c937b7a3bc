import { hasChosenKinds, type AnswerOf, type NamedCalls } from '@dealership/shared';
import {
  accountDialogTexts,
  accountFormTexts,
} from '@dealership/shared/texts/staff/people/staff.ts';
import { useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { AdminDialog, DialogForm, focusFirst } from '../../ui/dialogs/admin-dialog.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { PersonFields, RightsFields } from './fields/account-fields.tsx';
import { newValues } from './fields/account-values.ts';
import styles from './staff.module.css';
import { InputField } from '../../ui/forms/input-field.tsx';

type Added = Omit<AnswerOf<NamedCalls['POST /api/staff']>, 'message'>;

interface AddDialogProps {
  onAdded: (added: Added) => void;
  onClosed: () => void;
}

export function AddDialog({ onAdded, onClosed }: AddDialogProps) {
  const [userId, setUserId] = useState('');
  const [values, setValues] = useState(newValues);
  const form = useForm({
    fields: ['userId', ...Object.keys(values)],
    act: async () => {
      const { kinds, isActive: _, ...rest } = values;
      const { message: __, ...added } = await call('POST /api/staff', {
        body: { userId, ...rest, ...(hasChosenKinds(rest.role) && { kinds: [...kinds] }) },
      });
      onAdded(added);
      void showToast('success', accountDialogTexts.added(added.user_name));
      form.close();
    },
  });

  const shared = { values, problems: form.problems, onChange: setValues };
  return (
    <AdminDialog title={accountDialogTexts.addTitle} onClosed={onClosed}>
      <DialogForm form={form} action={accountDialogTexts.addAction}>
        <InputField
          label={accountFormTexts.fields.userId}
          hint={accountFormTexts.userIdHint}
          required
          error={form.problems.userId}
          ref={focusFirst}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={userId}
          onChange={setUserId}
        />
        <PersonFields {...shared} />
        <RightsFields {...shared} />
        <p className={styles.hint}>{accountDialogTexts.addNote}</p>
      </DialogForm>
    </AdminDialog>
  );
}
