import type { ReactNode } from 'react';
import { dialogTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './admin-dialog.module.css';

interface AdminDialogProps {
  title: string;
  /** Called however it was closed. */
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

interface DialogFootProps {
  /** Why the action failed, announced when it appears. */
  failure: string;
  isBusy: boolean;
  /** The text of the button, and its text while the action runs. */
  action: { text: string; busy: string };
  /** Without it the button submits the form around it. */
  onAction?: () => void;
  onCancel: () => void;
}

/** The end of a dialog: an error, the action's button, and Cancel. */
export function DialogFoot({ failure, isBusy, action, onAction, onCancel }: DialogFootProps) {
  return (
    <>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <div className={styles.buttons}>
        <Button
          type={onAction ? 'button' : 'submit'}
          variant="primary"
          busy={isBusy}
          {...(onAction && { onClick: onAction })}
        >
          {isBusy ? action.busy : action.text}
        </Button>
        <Button onClick={onCancel}>{dialogTexts.cancel}</Button>
      </div>
    </>
  );
}

/** Closes a dialog from inside; unlike removing it from the page, that gives the focus back. */
export function closeDialogAround(element: Element | null): void {
  element?.closest('dialog')?.close();
}
