import {
  formatRupees,
  PLANNED_PRICES,
  rupeesToPaise,
  type AnswerOf,
  type ModelDetail,
  type NamedCalls,
  type PlannedChange,
  type SectionInput,
} from '@dealership/shared';
import {
  modelEditorTexts,
  modelHistoryTexts as texts,
} from '@dealership/shared/messages/staff/models.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../lib/call.ts';
import { dayText } from '../../lib/day-text.ts';
import { failureText } from '../../lib/failure-text.ts';
import { showToast } from '../../lib/toasts.ts';
import { AdminDialog, closeDialogAround } from '../../ui/admin-dialog.tsx';
import { AdminSpinner } from '../../ui/admin-spinner.tsx';
import { Button } from '../../ui/button.tsx';
import { Lines } from '../../ui/conflict.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { differingLines } from './section-lines.ts';
import { useStoreModel } from './use-models.ts';
import { stateOf } from './use-section.ts';
import styles from './models.module.css';

type Change = AnswerOf<NamedCalls['GET /api/vehicles/:id/changes']>['changes'][number];

interface ModelHistoryProps {
  model: ModelDetail;
  name: string;
  onClosed: () => void;
}

/** What visitors saw before each change, which one press makes a draft again. */
export function ModelHistory({ model, name, onClosed }: ModelHistoryProps) {
  const store = useStoreModel();
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState('');
  const params = { id: String(model.id) };
  const history = useQuery({
    queryKey: ['model-changes', model.id],
    queryFn: ({ signal }) => call('GET /api/vehicles/:id/changes', { params, signal }),
    staleTime: 0,
  });

  const setPrices = async (variants: SectionInput<'variants'>): Promise<ModelDetail> => {
    await call('PATCH /api/managePrice/:bike_name', {
      params: { bike_name: model.bike_name },
      body: { variants: variants.map(({ id, price }) => ({ id, price })) },
    });
    return call('GET /api/vehicles/:id', { params });
  };

  const bringBack = async (change: Change) => {
    const { id, section } = change;
    if (section === PLANNED_PRICES) return;
    setFailure('');
    try {
      if (isOfPrices(change)) {
        store(await setPrices(change.before as SectionInput<'variants'>));
        void showToast('success', texts.pricesBack);
        closeDialogAround(place.current);
        return;
      }
      const { message: _, ...detail } = await call(
        'POST /api/vehicles/:id/changes/:change/bring-back',
        {
          params: { ...params, change: String(id) },
          body: { version: stateOf(model, section).version },
        },
      );
      store(detail);
      void showToast('success', texts.back(modelEditorTexts.sections[section]));
      closeDialogAround(place.current);
    } catch (error) {
      setFailure(failureText(error));
    }
  };

  const changes = history.data?.changes ?? [];
  return (
    <AdminDialog title={texts.title(name)} onClosed={onClosed}>
      <div ref={place} className={styles.fields}>
        <p className={styles.hint}>{texts.intro}</p>
        <p className={styles.failure} role="alert">
          {failure}
        </p>
        {history.isPending && <AdminSpinner />}
        {history.isError && (
          <LoadFailure text={texts.notLoaded} onRetry={() => void history.refetch()} />
        )}
        {history.data && changes.length === 0 && <p>{texts.none}</p>}
        <ol className={styles.history}>
          {changes.map((change) => {
            const section = titleOf(change);
            const [before, after] = linesOf(change);
            const action = isOfPrices(change) ? texts.bringPricesBack : texts.bringBack;
            const when = `${change.date} ${change.time.slice(0, 5)}`;
            return (
              <li key={change.id}>
                <h3>{section}</h3>
                <p className={styles.hint}>
                  {texts.by(change.by, change.date, change.time.slice(0, 5))}
                </p>
                <Lines title={texts.before} lines={orNothing(before)} />
                <Lines title={texts.after} lines={orNothing(after)} />
                {change.before !== null && change.section !== PLANNED_PRICES && (
                  <Button
                    onClick={() => void bringBack(change)}
                    aria-label={texts.actionOf(action, section, when)}
                  >
                    {action}
                  </Button>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </AdminDialog>
  );
}

function titleOf({ section }: Change): string {
  return section === PLANNED_PRICES ? texts.planned : modelEditorTexts.sections[section];
}

function linesOf({ section, before, after }: Change): [string[], string[]] {
  if (section !== PLANNED_PRICES) return differingLines(section, before, after);
  return [plannedLines(before), plannedLines(after)];
}

function plannedLines(value: unknown): string[] {
  const planned = value as PlannedChange | null;
  if (planned === null) return [];
  const { validFrom, prices } = planned;
  return [
    texts.from(dayText(validFrom)),
    ...prices.map(({ name, price }) => texts.price(name, formatRupees(rupeesToPaise(price)))),
  ];
}

/** Whether nothing but prices has changed: they come back at once, and not as a draft. */
function isOfPrices({ section, before, after }: Change): boolean {
  if (section !== 'variants' || before === null) return false;
  const [ones, others] = [before, after].map((value) =>
    (value as SectionInput<'variants'>).map(({ id, name }) => `${id} ${name}`).join(),
  );
  return ones === others;
}

function orNothing(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [texts.empty] : lines;
}
