import type { ContentRow } from '@dealership/shared';
import { contentTexts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import { Suspense, useRef, useState } from 'react';
import { call } from '../../../lib/calls/call.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { late } from '../../../lib/browser/late.ts';
import { minuteText } from '../../../lib/page/minute-text.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useSaidChange } from '../../../lib/calls/use-said-change.ts';
import { useFailureToast } from '../../../lib/toasts/use-failure-toast.ts';
import pageStyles from '../../../ui/admin-screen.module.css';
import { AdminSpinner } from '../../../ui/admin-spinner.tsx';
import { AdminTable, type Column } from '../../../ui/lists/admin-table.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { useListActions } from '../../../ui/lists/list-actions.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { RowHandle, Sortable, SortableRow } from '../../../ui/lists/sortable.tsx';
import { withMoved } from '../../../ui/lists/use-moves.ts';
import { AddContentDialog } from './add-content-dialog.tsx';
import { useContent, useStoreContent } from './content-calls.ts';
import { nameOf, type ContentSource } from './content-sources.ts';
import styles from './content-manager.module.css';
import { DeleteContentDialog } from './delete-content-dialog.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { TOAST_MS } from './toast-time.ts';
import { useContentDraft } from './use-content-draft.ts';

const EditContentDialog = late(
  async () => (await import('./edit-content-dialog.tsx')).EditContentDialog,
);

type Action = 'edit' | 'up' | 'down' | 'bringBack';

/** Offers, notifications, gallery or banners: the list and, for who may edit them, all that is done to it. */
export function ContentManager({ source }: { source: ContentSource }) {
  const { kind, texts } = source;
  const list = useContent(source);
  useFailureToast(list, texts.notLoaded, { autoClose: TOAST_MS });
  const store = useStoreContent(source);
  const { change, isBusy, said, failure } = useSaidChange(() => void list.refetch());
  const draft = useContentDraft();
  const mayEdit = useMay('content.edit');
  const [isAdding, setIsAdding] = useState(false);
  const [deleting, setDeleting] = useState<ContentRow>();
  const [editing, setEditing] = useState<{ id: number; name: string }>();
  const addButton = useRef<HTMLButtonElement>(null);
  const all = list.data ?? [];
  const there = all.filter(({ days_left: left }) => left === null);
  const deleted = all.filter(({ days_left: left }) => left !== null);
  const named = (item: ContentRow, index: number) => ({
    id: item.id,
    name: nameOf(source, item, index),
  });
  const { place, focusOn, button } = useListActions<Action>({
    rows: [...there.map(named), ...deleted.map(named)],
    isBusy,
    texts: contentTexts,
  });
  const edited = there.find(({ id }) => id === editing?.id);

  const move = async (from: number, to: number, action?: 'up' | 'down') => {
    const item = there[from];
    if (!item || isBusy) return;
    const items = withMoved(there, from, to);
    const { id, name } = named(item, from);
    // At once: what was dragged does not jump back until the answer is there.
    store({ items: [...items, ...deleted] });
    const isDone = await change(
      () =>
        call('POST /api/content/:kind/:id/move', {
          params: { kind, id: String(id) },
          body: { after: items[to - 1]?.id ?? 0 },
        }),
      (answer) => {
        store(answer);
        return contentTexts.said.moved(name, to + 1, there.length);
      },
    );
    if (isDone && action) focusOn(action, id);
  };
  const bringBack = async ({ id, name }: { id: number; name: string }) => {
    const isDone = await change(
      () => call('POST /api/content/:kind/:id/bring-back', { params: { kind, id: String(id) } }),
      (answer) => {
        store(answer);
        return contentTexts.said.back(name);
      },
    );
    if (isDone) focusOn('edit', id);
  };
  const handleDelete = (item: ContentRow) => {
    if (item.id) setDeleting(item);
    else void showToast('error', texts.invalidId, { autoClose: TOAST_MS });
  };
  const handleDeleted = ({ id }: ContentRow) => {
    // Where the focus came from goes with its row.
    addButton.current?.focus();
    store({ items: all.filter((item) => item.id !== id) });
    void list.refetch();
  };

  const actions = (item: ContentRow, index: number) => {
    const row = named(item, index);
    return (
      <span className={styles.actions}>
        {button('edit', row, { onClick: () => setEditing(row) })}
        {button('up', row, {
          onClick: () => void move(index, index - 1, 'up'),
          isOff: index === 0,
        })}
        {button('down', row, {
          onClick: () => void move(index, index + 1, 'down'),
          isOff: index === there.length - 1,
        })}
        <button
          type="button"
          className={styles.delete}
          aria-label={contentTexts.deleteName(row.name)}
          onClick={() => handleDelete(item)}
        >
          <BinIcon />
        </button>
      </span>
    );
  };
  const table = (
    <AdminTable
      label={texts.list}
      columns={columnsOf(source, mayEdit ? actions : undefined)}
      rows={there}
      keyOf={({ id }) => id}
      empty={<EmptyScreen name={source.screen}>{texts.empty}</EmptyScreen>}
      {...(mayEdit && { frame: SortableRow })}
    />
  );

  return (
    <section
      className={[pageStyles.page, pageStyles.centred].join(' ')}
      aria-labelledby="screen-title"
    >
      <h1 id="screen-title">{texts.title}</h1>
      <p className={pageStyles.hint}>{contentTexts.order[kind]}</p>
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
      <div>
        <p className={styles.said} role="status">
          {said}
        </p>
        <p className={styles.failure} role={failure === '' ? undefined : 'alert'}>
          {failure}
        </p>
      </div>
      {list.isPending && <AdminSpinner />}
      {list.isError && (
        <LoadFailure text={failureText(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.data && (
        <div ref={place} className={styles.lists}>
          {mayEdit ? (
            <Sortable ids={there.map(({ id }) => id)} onMove={(from, to) => void move(from, to)}>
              {table}
            </Sortable>
          ) : (
            table
          )}
          {mayEdit && deleted.length > 0 && (
            <>
              <h2>{contentTexts.deletedList}</h2>
              <p className={pageStyles.hint}>{contentTexts.deletedHint}</p>
              <ul className={styles.deleted} aria-label={contentTexts.deletedList}>
                {deleted.map((item, index) => (
                  <li key={item.id}>
                    <Thumbnail item={item} look="wide" alt={texts.imageAlt} />
                    <span className={styles.about}>
                      {item.title && <strong className={styles.title}>{item.title.en}</strong>}
                      <State item={item} source={source} />
                    </span>
                    {button('bringBack', named(item, index), {
                      onClick: () => void bringBack(named(item, index)),
                    })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
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
      {mayEdit && editing && edited && (
        <Suspense>
          <EditContentDialog
            source={source}
            item={edited}
            name={editing.name}
            onClosed={() => {
              setEditing(undefined);
              // Also of what was seen before it was changed, such as its picture's words.
              void list.refetch();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

function columnsOf(
  source: ContentSource,
  actions: ((item: ContentRow, index: number) => React.ReactNode) | undefined,
): Column<ContentRow>[] {
  const { hasTexts, thumbnail, texts } = source;
  const number: Column<ContentRow> = {
    key: 'number',
    header: contentTexts.number,
    look: 'narrow',
    cell: (_item, index) => (
      <span className={styles.number}>
        <RowHandle />
        {index + 1}
      </span>
    ),
  };
  const title: Column<ContentRow> = {
    key: 'title',
    header: contentTexts.titleColumn,
    cell: (item) => <strong className={styles.title}>{item.title?.en}</strong>,
  };
  const image: Column<ContentRow> = {
    key: 'image',
    header: contentTexts.imageColumn,
    cell: (item) => (
      <span className={styles.image}>
        <Thumbnail item={item} look={thumbnail} alt={texts.imageAlt} />
        <State item={item} source={source} />
      </span>
    ),
  };
  const description: Column<ContentRow> = {
    key: 'description',
    header: contentTexts.descriptionColumn,
    cell: (item) => <span className={styles.description}>{item.description?.en}</span>,
  };
  const action: Column<ContentRow> = {
    key: 'action',
    header: contentTexts.action,
    look: 'narrow',
    cell: actions ?? (() => null),
  };
  return [
    number,
    ...(hasTexts ? [title] : []),
    image,
    ...(hasTexts ? [description] : []),
    ...(actions ? [action] : []),
  ];
}

/** Whether visitors see it, and until when or from when on. */
function State({ item, source: { kind } }: { item: ContentRow; source: ContentSource }) {
  const first = item.is_first ? contentTexts.first[kind] : '';
  return (
    <span className={styles.states}>
      <span className={styles.state} data-state={item.days_left === null ? item.state : 'deleted'}>
        {stateText(item)}
      </span>
      {first !== '' && <span className={styles.mark}>{first}</span>}
    </span>
  );
}

function stateText({ days_left: left, state, start, end }: ContentRow): string {
  const { states } = contentTexts;
  if (left !== null) return states.deleted(left);
  if (state === 'planned') return states.planned(minuteText(start));
  if (state === 'over') return states.over;
  return end === '' ? states.live : states.liveUntil(minuteText(end));
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
