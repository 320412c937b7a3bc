import { useRef, useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../../ui/admin-dialog.tsx';
import styles from '../../../ui/admin-dialog.module.css';

interface AskDialogProps {
  title: string;
  /** Exactly what will happen. */
  text: string;
  action: { text: string; busy: string };
  /** A failure is shown, and leaves the dialog open. */
  onConfirm: () => Promise<void>;
  onClosed: () => void;
}

/** Asks before something happens to a customer. */
export function AskDialog({ title, text, action, onConfirm, onClosed }: AskDialogProps) {
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
        <p className={styles.about}>{text}</p>
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
