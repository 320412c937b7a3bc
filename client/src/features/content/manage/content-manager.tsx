import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { useMay } from '../../../lib/rights.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureToast } from '../../../lib/use-failure-toast.ts';
import { contentTexts } from '@dealership/shared/messages/staff/content.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { AddContentDialog } from './add-content-dialog.tsx';
import { fetchContent } from './content-calls.ts';
import type { ContentItem, ContentSource } from './content-sources.ts';
import styles from './content-manager.module.css';
import { DeleteContentDialog } from './delete-content-dialog.tsx';
import pageStyles from '../../../ui/admin-screen.module.css';
import { AdminTable, type Column } from '../../../ui/admin-table.tsx';
import { AdminSpinner } from '../../../ui/admin-spinner.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { TOAST_MS } from './toast-time.ts';
import { useContentDraft } from './use-content-draft.ts';

/** Offers, notifications or gallery: the list and, for who may edit them, adding and deleting. */
export function ContentManager({ source }: { source: ContentSource }) {
  const { texts } = source;
  const list = useQuery({
    queryKey: [source.listCall],
    queryFn: (options) => fetchContent(source, options),
  });
  useFailureToast(list, texts.notLoaded, { autoClose: TOAST_MS });
  const queries = useQueryClient();
  const draft = useContentDraft(source);
  const mayEdit = useMay('content.edit');
  const [isAdding, setIsAdding] = useState(false);
  const [deleting, setDeleting] = useState<ContentItem>();
  const addButton = useRef<HTMLButtonElement>(null);

  const handleDelete = (item: ContentItem) => {
    if (item.id) setDeleting(item);
    else void showToast('error', texts.invalidId, { autoClose: TOAST_MS });
  };
  const handleDeleted = ({ id }: ContentItem) => {
    // Where the focus came from goes with its row.
    addButton.current?.focus();
    queries.setQueryData<ContentItem[]>([source.listCall], (before = []) =>
      before.filter((item) => item.id !== id),
    );
    void list.refetch();
  };

  return (
    <section
      className={[pageStyles.page, pageStyles.centred].join(' ')}
      aria-labelledby="screen-title"
    >
      <h1 id="screen-title">{texts.title}</h1>
      {mayEdit && (
        <div>
          <button
            ref={addButton}
            type="button"
            className={buttonClass('primary', styles.new)}
            onClick={() => setIsAdding(true)}
          >
            {contentTexts.new}
          </button>
        </div>
      )}
      {list.isPending && <AdminSpinner />}
      {list.isError && (
        <LoadFailure text={failureText(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.data && (
        <AdminTable
          label={texts.list}
          columns={columnsOf(source, mayEdit ? handleDelete : undefined)}
          rows={list.data}
          keyOf={({ id }) => id}
          empty={texts.empty}
        />
      )}
      {mayEdit && isAdding && (
        <AddContentDialog
          source={source}
          draft={draft}
          onAdded={() => void list.refetch()}
          onClosed={() => setIsAdding(false)}
        />
      )}
      {mayEdit && deleting && (
        <DeleteContentDialog
          source={source}
          item={deleting}
          onDeleted={handleDeleted}
          onClosed={() => setDeleting(undefined)}
        />
      )}
    </section>
  );
}

function columnsOf(
  { hasTexts, showsNewest, thumbnail, texts }: ContentSource,
  onDelete: ((item: ContentItem) => void) | undefined,
): Column<ContentItem>[] {
  const number: Column<ContentItem> = {
    key: 'number',
    header: contentTexts.number,
    look: 'narrow',
    cell: (_item, index) => index + 1,
  };
  const title: Column<ContentItem> = {
    key: 'title',
    header: contentTexts.titleColumn,
    cell: (item) => <strong className={styles.title}>{item.title}</strong>,
  };
  const image: Column<ContentItem> = {
    key: 'image',
    header: contentTexts.imageColumn,
    cell: (item, index) => (
      <span className={styles.image}>
        <Thumbnail item={item} look={thumbnail} alt={texts.imageAlt} />
        {showsNewest && index === 0 && <span className={styles.mark}>{contentTexts.shown}</span>}
      </span>
    ),
  };
  const description: Column<ContentItem> = {
    key: 'description',
    header: contentTexts.descriptionColumn,
    cell: (item) => <span className={styles.description}>{item.description}</span>,
  };
  const action: Column<ContentItem> = {
    key: 'action',
    header: contentTexts.action,
    look: 'narrow',
    cell: (item, index) => (
      <button
        type="button"
        className={styles.delete}
        aria-label={contentTexts.deleteName(item.title || `${texts.imageAlt} ${index + 1}`)}
        onClick={() => onDelete?.(item)}
      >
        <BinIcon />
      </button>
    ),
  };
  return [
    ...[number, ...(hasTexts ? [title] : []), image, ...(hasTexts ? [description] : [])],
    ...(onDelete ? [action] : []),
  ];
}

function BinIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
    </svg>
  );
}
