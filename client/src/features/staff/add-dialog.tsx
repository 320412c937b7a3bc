import {
  hasChosenKinds,
  kindsToBeginWith,
  takesTurnsAtFirst,
  type AnswerOf,
  type NamedCalls,
} from '@dealership/shared';
import {
  accountDialogTexts,
  accountFormTexts,
} from '@dealership/shared/texts/staff/people/staff.ts';
import { useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../ui/dialogs/admin-dialog.tsx';
import dialogStyles from '../../ui/dialogs/admin-dialog.module.css';
import { Field } from '../../ui/forms/field.tsx';
import { useDialogForm } from '../../ui/forms/use-dialog-form.ts';
import { PersonFields, RightsFields } from './fields/account-fields.tsx';
import { inOrder, type AccountValues } from './fields/account-values.ts';
import styles from './staff.module.css';

type Added = Omit<AnswerOf<NamedCalls['POST /api/staff']>, 'message'>;

interface AddDialogProps {
  onAdded: (added: Added) => void;
  onClosed: () => void;
}

/** Asks who the new colleague is and what they may do. */
export function AddDialog({ onAdded, onClosed }: AddDialogProps) {
  return (
    <AdminDialog title={accountDialogTexts.addTitle} onClosed={onClosed}>
      <AddForm onAdded={onAdded} />
    </AdminDialog>
  );
}

const NEW: AccountValues = {
  userName: '',
  mobileNo: '',
  email: '',
  expireDate: '',
  isActive: true,
  role: 'sales',
  kinds: inOrder(kindsToBeginWith('sales')),
  branch: null,
  takesTurns: takesTurnsAtFirst('sales'),
};

function AddForm({ onAdded }: { onAdded: (added: Added) => void }) {
  const [userId, setUserId] = useState('');
  const [values, setValues] = useState(NEW);
  const { form, isBusy, problems, failure, onSubmit } = useDialogForm({
    fields: ['userId', ...Object.keys(values)],
    act: async () => {
      const { kinds, isActive: _, ...rest } = values;
      const { message: __, ...added } = await call('POST /api/staff', {
        body: { userId, ...rest, ...(hasChosenKinds(rest.role) && { kinds: [...kinds] }) },
      });
      onAdded(added);
      void showToast('success', accountDialogTexts.added(added.user_name));
      closeDialogAround(form.current);
    },
  });

  const shared = { values, problems, onChange: setValues };
  return (
    <form ref={form} className={dialogStyles.form} noValidate onSubmit={onSubmit}>
      <Field
        label={accountFormTexts.fields.userId}
        hint={accountFormTexts.userIdHint}
        required
        error={problems.userId}
      >
        {(control) => (
          <input
            {...control}
            ref={focusFirst}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={userId}
            onChange={({ target }) => setUserId(target.value)}
          />
        )}
      </Field>
      <PersonFields {...shared} />
      <RightsFields {...shared} />
      <p className={styles.hint}>{accountDialogTexts.addNote}</p>
      <DialogFoot
        failure={failure}
        isBusy={isBusy}
        action={accountDialogTexts.addAction}
        onCancel={() => closeDialogAround(form.current)}
      />
    </form>
  );
}

/** A dialog focuses the element with this attribute when it opens; React does not render it. */
function focusFirst(control: HTMLInputElement | null): void {
  control?.setAttribute('autofocus', '');
}
