import { useRef, useState, type ReactNode } from 'react';
import { failureText } from '../lib/failure-text.ts';
import { AdminDialog, closeDialogAround, DialogFoot } from './admin-dialog.tsx';
import styles from './admin-dialog.module.css';

interface ConfirmDialogProps {
  title: string;
  /** Exactly what will happen. */
  children: ReactNode;
  action: { text: string; busy: string };
  /** A failure is shown, and leaves the dialog open. */
  onConfirm: () => Promise<void>;
  onClosed: () => void;
}

/** Asks before something happens that is not easily taken back. */
export function ConfirmDialog({
  title,
  children,
  action,
  onConfirm,
  onClosed,
}: ConfirmDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const confirm = async () => {
    setIsBusy(true);
    setFailure('');
    try {
      await onConfirm();
      closeDialogAround(content.current);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <AdminDialog title={title} onClosed={onClosed}>
      <div ref={content} className={styles.form}>
        {children}
        <DialogFoot
          failure={failure}
          isBusy={isBusy}
          action={action}
          onAction={() => void confirm()}
          onCancel={() => closeDialogAround(content.current)}
        />
      </div>
    </AdminDialog>
  );
}
