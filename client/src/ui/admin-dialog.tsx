import type { ReactNode } from 'react';
import { dialogTexts } from '@dealership/shared/messages/staff/manage.ts';
import { Button } from './button.tsx';
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

interface DialogFootProps {
  /** Why it did not work, announced when it comes. */
  failure: string;
  isBusy: boolean;
  /** What the button says that does it, and while it is being done. */
  action: { text: string; busy: string };
  /** Without it the button submits the form around it. */
  onAction?: () => void;
  onCancel: () => void;
}

/** The last lines of a dialog: what went wrong, the button that does it, and Cancel. */
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

/** Closes a dialog from inside; unlike taking it out of the page, that gives the focus back. */
export function closeDialogAround(element: Element | null): void {
  element?.closest('dialog')?.close();
}
