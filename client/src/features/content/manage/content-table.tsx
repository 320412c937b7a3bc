import type { ContentRow } from '@dealership/shared';
import { contentTexts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import { listTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { langOf } from '../../../lib/page/lang-of.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { LineDrawing } from '../../../ui/icon.tsx';
import { AdminTable, type Column } from '../../../ui/lists/admin-table.tsx';
import type { useManagedList } from '../../../ui/lists/managed-list.tsx';
import { RowHandle, Sortable, SortableRow } from '../../../ui/lists/sortable.tsx';
import type { OpenDialog } from './content-dialogs.tsx';
import { type ContentSource, TOAST_MS } from './content-sources.ts';
import styles from './content-manager.module.css';
import { Thumbnail } from './thumbnail.tsx';

interface ContentTableProps {
  source: ContentSource;
  list: ReturnType<typeof useManagedList<ContentRow>>;
  /** Absent: the content may only be read. */
  onOpen: ((dialog: OpenDialog) => void) | undefined;
}

export function ContentTable({ source, list, onOpen }: ContentTableProps) {
  const { texts } = source;
  const shared = {
    label: texts.list,
    rows: list.there,
    keyOf: ({ id }: ContentRow) => id,
    empty: <EmptyScreen name={source.screen}>{texts.empty}</EmptyScreen>,
  };
  const columns = columnsOf(source);
  if (!onOpen) return <AdminTable {...shared} columns={columns} />;
  const action: Column<ContentRow> = {
    key: 'action',
    header: contentTexts.action,
    look: 'narrow',
    cell: (item) => (
      <span className={styles.actions}>
        {list.button('edit', item, () =>
          onOpen({ what: 'edit', id: item.id, name: list.nameOf(item) }),
        )}
        <button
          type="button"
          className={styles.delete}
          aria-label={listTexts.nameOf('delete', list.nameOf(item))}
          onClick={() => {
            if (item.id) onOpen({ what: 'delete', item });
            else void showToast('error', texts.invalidId, { autoClose: TOAST_MS });
          }}
        >
          <LineDrawing path="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
        </button>
        {list.menu(item, list.moveItems(item))}
      </span>
    ),
  };
  return (
    <Sortable
      ids={list.there.map(({ id }) => id)}
      nameOf={(id) =>
        list.there
          .filter((each) => each.id === id)
          .map(list.nameOf)
          .join('')
      }
      isBusy={list.isBusy}
      onMove={list.move}
    >
      <AdminTable {...shared} columns={[...columns, action]} frame={SortableRow} />
    </Sortable>
  );
}

function columnsOf(source: ContentSource): Column<ContentRow>[] {
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
    cell: (item) => (
      <strong {...langOf(item.title?.en)} className={styles.title}>
        {item.title?.en}
      </strong>
    ),
  };
  const image: Column<ContentRow> = {
    key: 'image',
    header: contentTexts.imageColumn,
    cell: (item) => (
      <span className="line">
        <Thumbnail item={item} look={thumbnail} alt={texts.imageAlt} />
        <State item={item} source={source} />
      </span>
    ),
  };
  const description: Column<ContentRow> = {
    key: 'description',
    header: contentTexts.descriptionColumn,
    cell: (item) => (
      <span {...langOf(item.description?.en)} className={styles.description}>
        {item.description?.en}
      </span>
    ),
  };
  return hasTexts ? [number, title, image, description] : [number, image];
}

/** Whether visitors see it, and from when or until when. */
export function State({ item, source: { kind } }: { item: ContentRow; source: ContentSource }) {
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
  if (state === 'planned') return states.planned(timeTexts.minute(start));
  if (state === 'over') return states.over;
  return end === '' ? states.live : states.liveUntil(timeTexts.minute(end));
}
