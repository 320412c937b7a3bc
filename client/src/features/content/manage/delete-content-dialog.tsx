import type { ContentRow } from '@dealership/shared';
import { call } from '../../../lib/calls/call.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { dialogTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import styles from '../../../ui/dialogs/admin-dialog.module.css';
import { type ContentSource, TOAST_MS } from './content-sources.ts';
import { Thumbnail } from './thumbnail.tsx';

interface DeleteContentDialogProps {
  source: ContentSource;
  item: ContentRow;
  onDeleted: (item: ContentRow) => void;
  onClosed: () => void;
}

/** Asks before something that visitors see is deleted. */
export function DeleteContentDialog(props: DeleteContentDialogProps) {
  const { source, item, onDeleted, onClosed } = props;
  const remove = async () => {
    try {
      await call(source.deleteCall, { params: { id: String(item.id) } });
    } catch (error) {
      void showToast('error', source.texts.deleteFailed, { autoClose: TOAST_MS });
      throw error;
    }
    void showToast('success', source.texts.deleted, { autoClose: TOAST_MS });
  };

  return (
    <ConfirmDialog
      title={source.texts.deleteTitle}
      action={{ text: dialogTexts.delete, busy: dialogTexts.deleting }}
      onConfirm={remove}
      onDone={() => onDeleted(item)}
      onClosed={onClosed}
    >
      <p>{source.texts.confirm}</p>
      <p className={styles.about}>
        <Thumbnail item={item} look="wide" alt={source.texts.imageAlt} />
        <strong>{item.title?.en}</strong>
      </p>
    </ConfirmDialog>
  );
}
