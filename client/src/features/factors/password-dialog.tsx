import { useState, type RefObject } from 'react';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../ui/admin-dialog.tsx';
import styles from '../../ui/admin-dialog.module.css';
import { PasswordAgain } from './password-again.tsx';
import { useDialogForm } from './use-dialog-form.ts';

interface PasswordDialogProps {
  title: string;
  about: string;
  action: { text: string; busy: string };
  act: (password: string) => Promise<void>;
  onClosed: () => void;
  /** Where the focus goes when the button that opened it is gone. */
  focusAfter?: RefObject<HTMLElement | null>;
}

/** Asks for the password before something is removed or replaced. */
export function PasswordDialog({
  title,
  about,
  action,
  act,
  onClosed,
  focusAfter,
}: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const { form, isBusy, problems, failure, onSubmit } = useDialogForm({
    fields: ['password'],
    act: async () => {
      await act(password);
      closeDialogAround(form.current);
      focusAfter?.current?.focus();
    },
  });
  return (
    <AdminDialog title={title} onClosed={onClosed}>
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <p className={styles.about}>{about}</p>
        <PasswordAgain value={password} onChange={setPassword} error={problems.password} />
        <DialogFoot
          failure={failure}
          isBusy={isBusy}
          action={action}
          onCancel={() => closeDialogAround(form.current)}
        />
      </form>
    </AdminDialog>
  );
}
