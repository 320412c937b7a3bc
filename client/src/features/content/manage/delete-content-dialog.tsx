import type { ContentRow } from '@dealership/shared';
import { useRef } from 'react';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { dialogTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { AdminDialog, closeDialogAround, DialogFoot } from '../../../ui/dialogs/admin-dialog.tsx';
import styles from '../../../ui/dialogs/admin-dialog.module.css';
import { deleteContent } from './content-calls.ts';
import type { ContentSource } from './content-sources.ts';
import { Thumbnail } from './thumbnail.tsx';
import { TOAST_MS } from './toast-time.ts';

interface DeleteContentDialogProps {
  source: ContentSource;
  item: ContentRow;
  onDeleted: (item: ContentRow) => void;
  onClosed: () => void;
}

/** Asks before something that visitors see is deleted. */
export function DeleteContentDialog(props: DeleteContentDialogProps) {
  const { source, item, onDeleted, onClosed } = props;
  const inside = useRef<HTMLDivElement>(null);
  const { change, isBusy, failure } = useChange({
    mutate: async () => {
      await deleteContent(source, item.id);
      void showToast('success', source.texts.deleted, { autoClose: TOAST_MS });
      closeDialogAround(inside.current);
      onDeleted(item);
    },
    onFailed: () => void showToast('error', source.texts.deleteFailed, { autoClose: TOAST_MS }),
  });

  return (
    <AdminDialog title={source.texts.deleteTitle} onClosed={onClosed}>
      <div ref={inside} className={styles.form}>
        <p>{source.texts.confirm}</p>
        <p className={styles.about}>
          <Thumbnail item={item} look="wide" alt={source.texts.imageAlt} />
          <strong>{item.title?.en}</strong>
        </p>
        <DialogFoot
          failure={failure}
          isBusy={isBusy}
          action={{ text: dialogTexts.delete, busy: dialogTexts.deleting }}
          onAction={() => void change()}
        />
      </div>
    </AdminDialog>
  );
}
