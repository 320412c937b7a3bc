import { useState, type ReactNode, type RefObject } from 'react';
import { AdminDialog, DialogForm } from './admin-dialog.tsx';
import styles from './admin-dialog.module.css';
import { PasswordAgain } from './admin-password-again.tsx';
import { useForm } from '../forms/use-form.ts';
import type { Problems } from '../../lib/staff/beside-fields.ts';

interface PasswordDialogProps {
  title: string;
  about: string;
  action: { text: string; busy: string };
  /** Further fields, by wire name, which `children` draws. */
  fields?: readonly string[];
  children?: (problems: Problems) => ReactNode;
  /** Finds problems of these fields without asking the server. */
  check?: () => Problems;
  act: (password: string) => Promise<void>;
  onClosed: () => void;
  /** Gets the focus when the button that opened the dialog is gone. */
  focusAfter?: RefObject<HTMLElement | null>;
}

export function PasswordDialog({
  title,
  about,
  action,
  fields = [],
  children,
  check = () => ({}),
  act,
  onClosed,
  focusAfter,
}: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const form = useForm({
    fields: [...fields, 'password'],
    check,
    act: async () => {
      await act(password);
      form.close();
      focusAfter?.current?.focus();
    },
  });
  return (
    <AdminDialog title={title} onClosed={onClosed}>
      <DialogForm form={form} action={action}>
        <p className={styles.about}>{about}</p>
        {children?.(form.problems)}
        <PasswordAgain value={password} onChange={setPassword} error={form.problems.password} />
      </DialogForm>
    </AdminDialog>
  );
}
