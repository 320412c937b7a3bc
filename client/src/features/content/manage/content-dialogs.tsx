import type { ContentRow } from '@dealership/shared';
import { Suspense } from 'react';
import { late } from '../../../lib/browser/late.ts';
import { AddContentDialog } from './add-content-dialog.tsx';
import type { ContentSource } from './content-sources.ts';
import { DeleteContentDialog } from './delete-content-dialog.tsx';
import { useContentDraft } from './use-content-draft.ts';

const EditContentDialog = late(
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
  const { source, open, items, onChanged, onDeleted, onClosed } = props;
  const draft = useContentDraft();
  if (open?.what === 'add') {
    return (
      <AddContentDialog source={source} draft={draft} onAdded={onChanged} onClosed={onClosed} />
    );
  }
  if (open?.what === 'delete') {
    return (
      <DeleteContentDialog
        source={source}
        item={open.item}
        onDeleted={onDeleted}
        onClosed={onClosed}
      />
    );
  }
  const item = open && items.find(({ id }) => id === open.id);
  return (
    item && (
      <Suspense>
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
      </Suspense>
    )
  );
}
