import { useState, type ReactNode, type RefObject } from 'react';
import { AdminDialog, closeDialogAround, DialogFoot } from './admin-dialog.tsx';
import styles from './admin-dialog.module.css';
import { PasswordAgain } from './admin-password-again.tsx';
import { useDialogForm } from '../forms/use-dialog-form.ts';
import type { Problems } from '../../lib/staff/beside-fields.ts';

interface PasswordDialogProps {
  title: string;
  about: string;
  action: { text: string; busy: string };
  /** Further fields, by wire name, which `children` draws. */
  fields?: readonly string[];
  children?: (problems: Problems) => ReactNode;
  act: (password: string) => Promise<void>;
  onClosed: () => void;
  /** Where the focus goes when the button that opened it is gone. */
  focusAfter?: RefObject<HTMLElement | null>;
}

/** Asks for the password before something weighty is done. */
export function PasswordDialog({
  title,
  about,
  action,
  fields = [],
  children,
  act,
  onClosed,
  focusAfter,
}: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const { form, isBusy, problems, failure, onSubmit } = useDialogForm({
    fields: [...fields, 'password'],
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
        {children?.(problems)}
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
