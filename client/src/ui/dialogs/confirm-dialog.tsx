import { useRef } from 'react';
import { useChange } from '../../lib/calls/use-change.ts';
import {
  AdminDialog,
  closeDialogAround,
  DialogFoot,
  type AdminDialogProps,
  type DialogFootProps,
} from './admin-dialog.tsx';

interface ConfirmDialogProps extends AdminDialogProps, Pick<DialogFootProps, 'action'> {
  /** If it fails, the dialog shows why and stays open. */
  onConfirm: () => Promise<void>;
  /** Called once it has closed after the action. */
  onDone?: () => void;
}

export function ConfirmDialog({
  title,
  children,
  action,
  onConfirm,
  onDone,
  onClosed,
}: ConfirmDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const { change, isBusy, failure } = useChange({
    mutate: async () => {
      await onConfirm();
      closeDialogAround(content.current);
      onDone?.();
    },
  });

  return (
    <AdminDialog title={title} onClosed={onClosed}>
      <div ref={content} className="stack-12">
        {children}
        <DialogFoot
          failure={failure}
          isBusy={isBusy}
          action={action}
          onAction={() => void change()}
        />
      </div>
    </AdminDialog>
  );
}
