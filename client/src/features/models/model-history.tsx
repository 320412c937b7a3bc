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
} from '@dealership/shared/texts/staff/catalogue/models.ts';
import { callQuery } from '../../lib/calls/call-query.ts';
import { call } from '../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { AdminDialog } from '../../ui/dialogs/admin-dialog.tsx';
import { Lines } from '../../ui/forms/conflict.tsx';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { History } from '../../ui/dialogs/history.tsx';
import { differingLines } from './section-lines.ts';
import { useStoreModel } from './use-models.ts';
import { stateOf } from './use-section.ts';

type Change = AnswerOf<NamedCalls['GET /api/vehicles/:id/changes']>['changes'][number];

interface ModelHistoryProps {
  model: ModelDetail;
  name: string;
  onClosed: () => void;
}

/** The published content before each change, which one press makes a draft again. */
export function ModelHistory({ model, name, onClosed }: ModelHistoryProps) {
  const store = useStoreModel();
  const params = { id: String(model.id) };

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
    if (isOfPrices(change)) {
      store(await setPrices(change.before as SectionInput<'variants'>));
      void showToast('success', texts.pricesBack);
      return;
    }
    const detail = await call('POST /api/vehicles/:id/changes/:change/bring-back', {
      params: { ...params, change: String(id) },
      body: { version: stateOf(model, section).version },
    });
    store(detail);
    void showToast('success', texts.back(modelEditorTexts.sections[section]));
  };

  return (
    <AdminDialog title={texts.title(name)} onClosed={onClosed}>
      <div className="stack-12">
        <p className="hint">{texts.intro}</p>
        <History
          title={titleOf}
          query={callQuery(
            queryKeys.changes('model', model.id),
            'GET /api/vehicles/:id/changes',
            params,
          )}
          texts={texts}
          by={({ by, date, time }) => texts.by(by, timeTexts.stored(date, time))}
          show={(change) => {
            const [before, after] = linesOf(change);
            return (
              <>
                <Lines title={texts.before} lines={orNothing(before)} />
                <Lines title={texts.after} lines={orNothing(after)} />
              </>
            );
          }}
          action={(change) => {
            if (change.before === null || change.section === PLANNED_PRICES) return undefined;
            const text = isOfPrices(change) ? texts.bringPricesBack : texts.bringBack;
            const when = timeTexts.stored(change.date, change.time);
            return { text, name: texts.actionOf(text, titleOf(change), when) };
          }}
          bringBack={bringBack}
        />
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
    texts.from(timeTexts.date(validFrom)),
    ...prices.map(({ name, price }) => texts.price(name, formatRupees(rupeesToPaise(price)))),
  ];
}

/** Whether only prices have changed: they are restored at once, without a draft. */
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
