import type { ModelRow } from '@dealership/shared';
import {
  modelListTexts as texts,
  newModelTexts,
} from '@dealership/shared/texts/staff/catalogue/models.ts';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/calls/call.ts';
import { dayText } from '../../lib/page/day-text.ts';
import { minuteText } from '../../lib/page/minute-text.ts';
import { useSaidChange } from '../../lib/calls/use-said-change.ts';
import pageStyles from '../../ui/admin-screen.module.css';
import { AdminSpinner } from '../../ui/admin-spinner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { useListActions } from '../../ui/lists/list-actions.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Sortable, useSortableItem } from '../../ui/lists/sortable.tsx';
import { withMoved } from '../../ui/lists/use-moves.ts';
import { AddModelDialog } from './add-model-dialog.tsx';
import { useModels, useStoreModels } from './use-models.ts';
import styles from './models.module.css';

interface ModelListProps {
  editAddress: (model: number) => string;
}

type Action = Exclude<keyof typeof texts.names, 'edit'>;

/** The models: added, put in order, deleted and brought back. */
export function ModelList({ editAddress }: ModelListProps) {
  const list = useModels();
  const store = useStoreModels();
  const navigate = useNavigate();
  const { change, isBusy, said, failure } = useSaidChange(() => void list.refetch());
  const [adding, setAdding] = useState<{ like?: ModelRow }>();
  const all = list.data?.models;
  const { place, focusOn, link, button } = useListActions<Action>({ rows: all, isBusy, texts });
  const there = (all ?? []).filter(({ days_left: left }) => left === null);
  const deleted = (all ?? []).filter(({ days_left: left }) => left !== null);

  const act = async (
    focused: Parameters<typeof focusOn> | undefined,
    make: () => Promise<{ models: ModelRow[] }>,
    say: (models: readonly ModelRow[]) => string,
  ) => {
    const isDone = await change(make, (answer) => {
      store(answer);
      return say(answer.models);
    });
    if (isDone && focused) focusOn(...focused);
  };
  const paramsOf = ({ id }: ModelRow) => ({ id: String(id) });
  const move = (from: number, to: number, focused?: Parameters<typeof focusOn>) => {
    const model = there[from];
    if (!model) return;
    const models = withMoved(there, from, to);
    const body = { after: models[to - 1]?.id ?? 0 };
    // At once: what was dragged does not jump back until the answer is there.
    store({ models: [...models, ...deleted] });
    void act(
      focused,
      () => call('POST /api/vehicles/:id/move', { params: paramsOf(model), body }),
      () => texts.said.moved(model.name, to + 1, there.length),
    );
  };
  const remove = (model: ModelRow) =>
    act(
      ['bringBack', model.id],
      () => call('DELETE /api/vehicles/:id', { params: paramsOf(model) }),
      (models) =>
        texts.said.deleted(model.name, models.find(({ id }) => id === model.id)?.days_left ?? 0),
    );
  const bringBack = (model: ModelRow) =>
    act(
      ['edit', model.id],
      () => call('POST /api/vehicles/:id/bring-back', { params: paramsOf(model) }),
      () => texts.said.back(model.name),
    );

  return (
    <section
      className={[pageStyles.page, styles.page].join(' ')}
      aria-labelledby="screen-title"
      aria-busy={list.isPending}
    >
      <h1 id="screen-title">{texts.title}</h1>
      <p className={pageStyles.hint}>{texts.intro}</p>
      <div>
        <Button variant="primary" onClick={() => setAdding({})}>
          {newModelTexts.add}
        </Button>
      </div>
      <div>
        <p className={styles.said} role="status">
          {said}
        </p>
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      </div>
      {list.isPending && <AdminSpinner />}
      {list.isError && <LoadFailure text={texts.notLoaded} onRetry={() => void list.refetch()} />}
      {all?.length === 0 && <EmptyScreen name="models">{texts.none}</EmptyScreen>}
      <div ref={place} className={styles.lists}>
        {there.length > 0 && (
          <Sortable
            ids={there.map(({ id }) => id)}
            onMove={(from, to) => {
              if (!isBusy) move(from, to);
            }}
          >
            <ol aria-label={texts.list}>
              {there.map((model, at) => (
                <Row key={model.id} model={model}>
                  {link(model, editAddress(model.id))}
                  {button('up', model, {
                    onClick: () => move(at, at - 1, ['up', model.id]),
                    isOff: at === 0,
                  })}
                  {button('down', model, {
                    onClick: () => move(at, at + 1, ['down', model.id]),
                    isOff: at === there.length - 1,
                  })}
                  {button('copy', model, { onClick: () => setAdding({ like: model }) })}
                  {button('delete', model, { onClick: () => void remove(model) })}
                </Row>
              ))}
            </ol>
          </Sortable>
        )}
        {deleted.length > 0 && (
          <>
            <h2>{texts.deletedList}</h2>
            <ul aria-label={texts.deletedList}>
              {deleted.map((model) => (
                <li key={model.id} className={styles.row}>
                  <Head model={model} />
                  <div className={styles.buttons}>
                    {button('bringBack', model, { onClick: () => void bringBack(model) })}
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {adding && (
        <AddModelDialog
          like={adding.like}
          onAdded={(id) => void navigate(editAddress(id))}
          onClosed={() => setAdding(undefined)}
        />
      )}
    </section>
  );
}

function Row({ model, children }: { model: ModelRow; children: ReactNode }) {
  const { setNodeRef, style, handle } = useSortableItem(model.id);
  return (
    <li ref={setNodeRef} style={style} className={styles.row}>
      <div className={styles.head}>
        {handle}
        <Head model={model} />
      </div>
      <div className={styles.buttons}>{children}</div>
    </li>
  );
}

function Head({ model }: { model: ModelRow }) {
  const { days_left: left, publish_at: at, prices_from: day } = model;
  const { states } = texts;
  const chips = [
    ...(left === null ? [] : [texts.daysLeft(left)]),
    ...(model.has_draft && left === null ? [states.draft] : []),
    ...(at !== '' && left === null ? [states.planned(minuteText(at))] : []),
    ...(day !== '' && left === null ? [states.newPrices(dayText(day))] : []),
  ];
  return (
    <div className={styles.about}>
      <strong>{model.name}</strong>
      <span className={styles.hint}>{texts.about(model.type, stateOf(model))}</span>
      {chips.map((chip) => (
        <span key={chip} className={styles.state}>
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
