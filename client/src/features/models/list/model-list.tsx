import { screenAddress, type ModelRow } from '@dealership/shared';
import {
  modelListTexts as texts,
  newModelTexts,
} from '@dealership/shared/texts/staff/catalogue/models.ts';
import { photographTexts } from '@dealership/shared/texts/staff/catalogue/photographs.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Link } from '../../../ui/link.tsx';
import { DeletedRows, ManagedList, useManagedList } from '../../../ui/lists/managed-list.tsx';
import { Sortable } from '../../../ui/lists/sortable.tsx';
import { TableCard } from '../../../ui/forms/table-card.tsx';
import { AddModelDialog } from './add-model-dialog.tsx';
import { FilterBar } from './filter-bar.tsx';
import {
  findIn,
  isNarrowing,
  toParams,
  useModelFilters,
  type ModelFilters,
} from './model-filters.ts';
import styles from './model-list.module.css';
import { AboutModel, SortableModel } from './model-row.tsx';

/**
 * Staff find, add, duplicate, move and delete models here, and put published ones on or off sale. The order is that
 * of the website; while search or filters narrow the list, nothing can be moved. A new model or a copy is not
 * published. A deleted model disappears from the site at once. Delete does not ask first, because the model can be
 * brought back for 30 days (tests: beside it; server: catalogue/both/models; journey: admin-models).
 */
export function ModelList() {
  const navigate = useNavigate();
  const [adding, setAdding] = useState<{ like?: ModelRow }>();
  const filters = useModelFilters();
  const { typed } = filters;
  const list = useModels();
  const { there, deleted } = list;
  const isNarrowed = isNarrowing(typed);
  const found = findIn(there, typed);
  /** The row itself, or its neighbour if the filters hide it once it is on sale or off sale. */
  const nextTo = (model: ModelRow) => {
    const at = found.indexOf(model);
    const isLeft = findIn([{ ...model, on_sale: !model.on_sale }], typed).length > 0;
    return isLeft ? model : (found[at + 1] ?? found[at - 1] ?? model);
  };
  const itemsOf = (model: ModelRow) => [
    { label: texts.actions.copy, onSelect: () => setAdding({ like: model }) },
    ...list.saleItems(model, nextTo(model)),
    ...(isNarrowed ? [] : list.moveItems(model)),
    { label: texts.actions.delete, onSelect: () => void list.remove(model) },
  ];

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
            onAdded={(id) => void navigate(addressOf(id, typed))}
            onClosed={() => setAdding(undefined)}
          />
        )
      }
    >
      {list.isEmpty && <EmptyScreen name="models">{texts.none}</EmptyScreen>}
      {there.length > 0 && (
        <FilterBar
          filters={filters}
          shown={found.length}
          all={there.length}
          isNarrowed={isNarrowed}
        />
      )}
      {found.length > 0 && (
        <Sortable
          ids={found.map(({ id }) => id)}
          nameOf={(id) => found.find((each) => each.id === id)?.name ?? ''}
          isBusy={list.isBusy}
          onMove={list.move}
        >
          <ol className={styles.rows} aria-label={texts.list}>
            {found.map((model) => (
              <SortableModel
                key={model.id}
                model={model}
                link={{ to: addressOf(model.id, typed), ...list.mark('edit', model) }}
                canMove={!isNarrowed}
                menu={list.menu(model, itemsOf(model))}
              />
            ))}
          </ol>
        </Sortable>
      )}
      {there.some((model) => model.is_published && model.on_sale) && <TableCard kind="models" />}
      <DeletedRows rows={findIn(deleted, typed)} className={styles.rows}>
        {(model) => (
          <li key={model.id} className={styles.deleted}>
            <AboutModel model={model} />
            {list.bringBackButton(model)}
          </li>
        )}
      </DeletedRows>
    </ManagedList>
  );
}

/** Keeps the list's filters, so that Back leads to the same rows. */
function addressOf(model: number, filters: ModelFilters): string {
  return screenAddress('models', { ...toParams(filters), model: String(model) });
}

/** The models, and the actions on them; changes give the focus to the row's menu, or to *Bring back*. */
function useModels() {
  const query = useQuery(callQuery(queryKeys.models, 'GET /api/vehicles'));
  const queries = useQueryClient();
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
  const remove = ({ id, name }: ModelRow) =>
    list.act(
      async () => (await call('DELETE /api/vehicles/:id', { params: { id: String(id) } })).models,
      (models) =>
        texts.results.deleted(name, models.find((each) => each.id === id)?.days_left ?? 0),
      ['bringBack', id],
    );
  /** @param focused the row that has the focus afterwards */
  const saleItems = (model: ModelRow, focused: ModelRow) => {
    const { id, name, type, on_sale: isOn } = model;
    if (!model.is_published) return [];
    const wanted = isOn ? 'offSale' : 'onSale';
    const change = async () => {
      const types = type === 'scooter' ? 'scooters' : 'bikes';
      const body = { status: isOn ? 0 : 1 } as const;
      await call(`PATCH /api/${types}/:id/status`, { params: { id: String(id) }, body });
      void queries.invalidateQueries({ queryKey: queryKeys.vehicleStatus(types) });
      return [...list.there, ...list.deleted].map((each) =>
        each.id === id ? { ...each, on_sale: !isOn } : each,
      );
    };
    const announce = () => texts.results[wanted](name);
    const onSelect = () => void list.act(change, announce, ['more', focused.id]);
    return [{ label: texts.actions[wanted], onSelect }];
  };
  return { ...list, isEmpty: query.isSuccess && list.there.length === 0, remove, saleItems };
}
