import {
  deskQueryOf,
  type DeskFilters,
  type SavedViews,
  type ViewFilter,
} from '@dealership/shared';
import { savedViewsTexts as texts } from '@dealership/shared/texts/staff/desk/saved-views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { latePart } from '../../../lib/browser/late.ts';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { LineDrawing } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { useDesk } from '../common/desk-context.ts';
import styles from './saved-views.module.css';

const SavedViewDialog = latePart(
  async () => (await import('./saved-view-dialog.tsx')).SavedViewDialog,
);

const PENCIL = 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3';

/** The user's own and the shared views as links, and a button to save the shown filters. */
export function SavedViewList() {
  const { filters: shown, linkTo } = useDesk();
  const queries = useQueryClient();
  const filter = deskQueryOf({ ...shown, search: '', counted: undefined });
  const { data, error } = useQuery(callQuery(queryKeys.desk.views, 'GET /api/desk/views'));
  const [open, setOpen] = useState<number | 'new'>();
  // The desk's address has one kind at most: a program may have saved more.
  const views = (data?.views ?? []).filter(({ filter: { kinds = [] } }) => kinds.length < 2);
  const opened = views.find(({ id }) => id === open);
  const lists = [
    { title: texts.own, views: views.filter((view) => !view.is_shared) },
    { title: texts.shared, views: views.filter((view) => view.is_shared) },
  ];
  return (
    <div className={styles.views}>
      {error && <p>{texts.notLoaded}</p>}
      {lists
        .filter((list) => list.views.length > 0)
        .map((list) => (
          <nav key={list.title} aria-label={list.title}>
            <h2>{list.title}</h2>
            <ul className="row">
              {list.views.map((view) => {
                const filters = filtersOf(view.filter);
                const isShown = isSame(deskQueryOf({ ...shown, ...filters }), filter);
                return (
                  <li key={view.id}>
                    <Link
                      {...linkTo({ ...filters, enquiry: '' })}
                      className={styles.link}
                      aria-current={isShown ? 'page' : undefined}
                    >
                      {view.name}
                    </Link>
                    {view.is_mine && (
                      <Button
                        variant="quiet"
                        className={styles.change}
                        aria-label={texts.change(view.name)}
                        aria-haspopup="dialog"
                        onClick={() => setOpen(view.id)}
                      >
                        <LineDrawing path={PENCIL} size={16} />
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          </nav>
        ))}
      <Button className={styles.keep} aria-haspopup="dialog" onClick={() => setOpen('new')}>
        {texts.keep}
      </Button>
      {(open === 'new' || opened) && (
        <SavedViewDialog
          view={opened}
          beside={views.filter((view) => view.is_shared === opened?.is_shared)}
          filter={filter}
          onStored={(stored) => queries.setQueryData<SavedViews>(queryKeys.desk.views, stored)}
          onClosed={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** The desk's filters for a saved view; `''`: any value. */
function filtersOf(filter: ViewFilter): Pick<DeskFilters, 'view' | 'kind' | 'status' | 'assignee'> {
  const { view, kinds, status, assignee } = filter;
  return { view, kind: kinds?.[0] ?? '', status: status ?? '', assignee: assignee ?? '' };
}

function isSame(left: object, right: object): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
