import { screenAddress, type ModelRow } from '@dealership/shared';
import { listTexts } from '@dealership/shared/texts/staff/catalogue/manage.ts';
import {
  modelListTexts as texts,
  newModelTexts,
} from '@dealership/shared/texts/staff/catalogue/models.ts';
import { photographTexts } from '@dealership/shared/texts/staff/catalogue/photographs.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { callQuery } from '../../lib/calls/call-query.ts';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Link } from '../../ui/link.tsx';
import { DeletedRows, ManagedList, useManagedList } from '../../ui/lists/managed-list.tsx';
import listStyles from '../../ui/lists/managed-list.module.css';
import { Sortable, useSortableItem } from '../../ui/lists/sortable.tsx';
import { AddModelDialog } from './add-model-dialog.tsx';
import styles from './models.module.css';

/**
 * Staff add, copy, move and delete models here, in the order of the website. A new model or a copy is not published.
 * Visitors lose a deleted model at once, but Delete asks nothing: it can be brought back for 30 days.
 */
export function ModelList() {
  const query = useQuery(callQuery(queryKeys.models, 'GET /api/vehicles'));
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [adding, setAdding] = useState<{ like?: ModelRow }>();
  const list = useManagedList<ModelRow>({
    query,
    rows: query.data?.models,
    nameOf: ({ name }) => name,
    store: (models) => queries.setQueryData(queryKeys.models, { models }),
    move: async (id, after) =>
      (await call('POST /api/vehicles/:id/move', { params: { id }, body: { after } })).models,
    bringBack: async (id) =>
      (await call('POST /api/vehicles/:id/bring-back', { params: { id } })).models,
  });
  const { there, button } = list;
  const remove = ({ id, name }: ModelRow) =>
    list.act(
      async () => (await call('DELETE /api/vehicles/:id', { params: { id: String(id) } })).models,
      (models) =>
        texts.results.deleted(name, models.find((each) => each.id === id)?.days_left ?? 0),
      ['bringBack', id],
    );

  return (
    <ManagedList
      list={list}
      title={texts.title}
      hint={texts.intro}
      notLoaded={texts.notLoaded}
      add={
        <div className="line">
          <Button variant="primary" onClick={() => setAdding({})}>
            {newModelTexts.add}
          </Button>
          <Link to={screenAddress('add-photographs')} className={buttonClass('secondary')}>
            {photographTexts.title}
          </Link>
        </div>
      }
      dialogs={
        adding && (
          <AddModelDialog
            like={adding.like}
            onAdded={(id) => void navigate(addressOf(id))}
            onClosed={() => setAdding(undefined)}
          />
        )
      }
    >
      {query.data?.models.length === 0 && <EmptyScreen name="models">{texts.none}</EmptyScreen>}
      {there.length > 0 && (
        <Sortable ids={there.map(({ id }) => id)} onMove={list.move}>
          <ol className={listStyles.rows} aria-label={texts.list}>
            {there.map((model, at) => (
              <Row key={model.id} model={model}>
                {list.link(model, addressOf(model.id))}
                {list.arrows(model, at)}
                {button('copy', model, () => setAdding({ like: model }))}
                {button('delete', model, () => void remove(model))}
              </Row>
            ))}
          </ol>
        </Sortable>
      )}
      <DeletedRows rows={list.deleted}>
        {(model) => (
          <li key={model.id} className={styles.row}>
            <Head model={model} />
            <div className="line">{list.bringBackButton(model)}</div>
          </li>
        )}
      </DeletedRows>
    </ManagedList>
  );
}

function addressOf(model: number): string {
  return screenAddress('models', { model: String(model) });
}

function Row({ model, children }: { model: ModelRow; children: ReactNode }) {
  const { setNodeRef, style, handle } = useSortableItem(model.id);
  return (
    <li ref={setNodeRef} style={style} className={styles.row}>
      <div className={styles.name}>
        {handle}
        <Head model={model} />
      </div>
      <div className="line">{children}</div>
    </li>
  );
}

function Head({ model }: { model: ModelRow }) {
  const { days_left: left, publish_at: at, prices_from: day } = model;
  const { states } = texts;
  const chips = [
    ...(left === null ? [] : [listTexts.daysLeft(left)]),
    ...(model.has_draft && left === null ? [states.draft] : []),
    ...(at !== '' && left === null ? [states.planned(timeTexts.minute(at))] : []),
    ...(day !== '' && left === null ? [states.newPrices(timeTexts.date(day))] : []),
  ];
  return (
    <div className={styles.about}>
      <strong>{model.name}</strong>
      <span className="hint">{texts.about(model.type, stateOf(model))}</span>
      {chips.map((chip) => (
        <span key={chip} className="state">
          {chip}
        </span>
      ))}
    </div>
  );
}

function stateOf(model: ModelRow): keyof typeof texts.are {
  if (!model.is_published) return 'notPublished';
  return model.on_sale ? 'published' : 'offSale';
}
