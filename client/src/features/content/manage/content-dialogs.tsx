import type { ContentRow } from '@dealership/shared';
import { dialogTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { langOf } from '../../../lib/page/lang-of.ts';
import { latePart } from '../../../lib/browser/late.ts';
import { call } from '../../../lib/calls/call.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import styles from '../../../ui/dialogs/admin-dialog.module.css';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { AddContentDialog } from './add-content-dialog.tsx';
import { type ContentSource, TOAST_MS } from './content-sources.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useNewContent } from './use-new-content.ts';

const EditContentDialog = latePart(
  async () => (await import('./edit-content-dialog.tsx')).EditContentDialog,
);

/** The open dialog; a name stays as it was at its opening. */
export type OpenDialog =
  | { what: 'add' }
  | { what: 'edit'; id: number; name: string }
  | { what: 'delete'; item: ContentRow };

interface ContentDialogsProps {
  source: ContentSource;
  open: OpenDialog | undefined;
  items: readonly ContentRow[];
  onChanged: () => void;
  onDeleted: (item: ContentRow) => void;
  onClosed: () => void;
}

export function ContentDialogs(props: ContentDialogsProps) {
  const { source, open, items, onChanged, onClosed } = props;
  const content = useNewContent();
  if (open?.what === 'add') {
    return (
      <AddContentDialog source={source} content={content} onAdded={onChanged} onClosed={onClosed} />
    );
  }
  if (open?.what === 'delete') {
    return <DeleteContentDialog {...props} item={open.item} />;
  }
  const item = open && items.find(({ id }) => id === open.id);
  return (
    item && (
      <EditContentDialog
        source={source}
        item={item}
        name={open.name}
        onClosed={() => {
          onClosed();
          // Also for changes saved outside the form, such as the description of the picture.
          onChanged();
        }}
      />
    )
  );
}

interface DeleteContentDialogProps extends ContentDialogsProps {
  item: ContentRow;
}

/** Asks before something that visitors see is deleted. */
function DeleteContentDialog({ source, item, onDeleted, onClosed }: DeleteContentDialogProps) {
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
      action={{ text: dialogTexts.delete, busy: dialogTexts.deleting, variant: 'danger' }}
      onConfirm={remove}
      onDone={() => onDeleted(item)}
      onClosed={onClosed}
    >
      <p>{source.texts.confirm}</p>
      <p className={styles.about}>
        <Thumbnail item={item} look="wide" alt={source.texts.imageAlt} />
        <strong {...langOf(item.title?.en)}>{item.title?.en}</strong>
      </p>
    </ConfirmDialog>
  );
}
