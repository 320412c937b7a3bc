import type { ContentKind, ContentRow } from '@dealership/shared';
import { contentTexts } from '@dealership/shared/texts/staff/catalogue/content.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { langOf } from '../../../lib/page/lang-of.ts';
import { call } from '../../../lib/calls/call.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { useFailureToast } from '../../../lib/toasts/use-failure-toast.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { DeletedRows, ManagedList, useManagedList } from '../../../ui/lists/managed-list.tsx';
import { ScreenTabs } from '../../../ui/screens/screen-tabs.tsx';
import { ContentDialogs, type OpenDialog } from './content-dialogs.tsx';
import { contentQuery, nameOf, sources, TOAST_MS, useStoreContent } from './content-sources.ts';
import { ContentTable, State } from './content-table.tsx';
import styles from './content-manager.module.css';
import { Thumbnail } from './thumbnail.tsx';

const screens = Object.values(sources).map(({ screen }) => screen);

/** Offers, notifications, gallery or banners: the list and, for staff who may edit them, its actions. */
export function ContentManager({ kind }: { kind: ContentKind }) {
  const source = sources[kind];
  const { texts } = source;
  const query = useQuery(contentQuery(source));
  useFailureToast(query, texts.notLoaded, { autoClose: TOAST_MS });
  const store = useStoreContent(source);
  const mayEdit = useMay('content.edit');
  const [open, setOpen] = useState<OpenDialog>();
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useManagedList<ContentRow>({
    query,
    rows: query.data?.items,
    nameOf: (item, at) => nameOf(source, item, at),
    store: (items) => store({ items }),
    move: async (id, after) =>
      (await call('POST /api/content/:kind/:id/move', { params: { kind, id }, body: { after } }))
        .items,
    bringBack: async (id) =>
      (await call('POST /api/content/:kind/:id/bring-back', { params: { kind, id } })).items,
  });
  const [params, setParams] = useSearchParams();
  const at = list.there.findIndex(({ id }) => String(id) === params.get('item'));
  const linked = list.there[at];
  const opened: OpenDialog | undefined =
    open ?? (linked && { what: 'edit', id: linked.id, name: nameOf(source, linked, at) });
  const refetch = () => void query.refetch();

  return (
    <ManagedList
      list={list}
      title={texts.title}
      hint={contentTexts.order[kind]}
      // Given for the offers alone.
      className={kind === 'offers' ? 'centred' : undefined}
      tabs={mayEdit && <ScreenTabs screens={screens} current={source.screen} />}
      add={
        mayEdit && (
          <button
            ref={addButton}
            type="button"
            className={buttonClass('primary', styles.new)}
            onClick={() => setOpen({ what: 'add' })}
          >
            {contentTexts.new}
          </button>
        )
      }
      dialogs={
        mayEdit && (
          <ContentDialogs
            source={source}
            open={opened}
            items={list.there}
            onChanged={refetch}
            onDeleted={({ id }) => {
              // The button that had the focus is removed with its row.
              addButton.current?.focus();
              store({ items: (query.data?.items ?? []).filter((item) => item.id !== id) });
              refetch();
            }}
            onClosed={() => {
              setOpen(undefined);
              // Otherwise the dialog of the item in the address opens again.
              if (linked) setParams({}, { replace: true });
            }}
          />
        )
      }
    >
      {query.data && (
        <ContentTable source={source} list={list} onOpen={mayEdit ? setOpen : undefined} />
      )}
      {mayEdit && (
        <DeletedRows
          rows={list.deleted}
          hint={<p className="hint">{contentTexts.deletedHint}</p>}
          className="stack-8"
        >
          {(item) => (
            <li key={item.id} className={styles.deleted}>
              <Thumbnail item={item} look="wide" alt={texts.imageAlt} />
              <span className={styles.about}>
                {item.title && (
                  <strong {...langOf(item.title.en)} className={styles.title}>
                    {item.title.en}
                  </strong>
                )}
                <State item={item} source={source} />
              </span>
              {list.bringBackButton(item)}
            </li>
          )}
        </DeletedRows>
      )}
    </ManagedList>
  );
}
