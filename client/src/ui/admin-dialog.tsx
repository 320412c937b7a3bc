import type { ReactNode } from 'react';
import { dialogTexts } from '../texts/admin-manage.ts';
import { Dialog } from './dialog.tsx';
import styles from './admin-dialog.module.css';

interface AdminDialogProps {
  title: string;
  /** However it was closed. */
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog of the back office; what is in it closes it with `closeDialogAround`. */
export function AdminDialog({ title, onClosed, children }: AdminDialogProps) {
  return (
    <Dialog
      title={title}
      closeLabel={dialogTexts.close}
      onClose={onClosed}
      className={styles.dialog}
    >
      {children}
    </Dialog>
  );
}

/** Closes a dialog from inside; unlike taking it out of the page, that gives the focus back. */
export function closeDialogAround(element: Element | null): void {
  element?.closest('dialog')?.close();
}
