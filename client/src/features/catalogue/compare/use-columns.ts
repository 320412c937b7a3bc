import type { ModelRates, VehicleView } from '@dealership/shared';
import { statusOf } from '../../../lib/calls/use-resource.ts';
import { knownName, useModel } from '../catalogue-resources.ts';
import { useModelRates } from '../price-card/use-model-rates.ts';
import type { Compared } from './compared.ts';

type ShownColumn = Compared & { name: string } & (
    | { status: 'loading' | 'failed' | 'gone'; retry: () => void }
    | { status: 'ready'; model: VehicleView; rates: ModelRates }
  );

/** What is known of the compared models, in their order; `gone`: not on sale any more, or never. */
export function useColumns(compared: readonly Compared[]): ShownColumn[] {
  const [first, second, third] = compared;
  const columns = [useColumn(first), useColumn(second), useColumn(third)];
  return columns.filter((each) => each !== undefined);
}

function useColumn(asked: Compared | undefined): ShownColumn | undefined {
  const model = useModel(asked?.bikeName);
  const rates = useModelRates(asked?.bikeName);
  if (!asked) return undefined;
  const own = { ...asked, name: model.data?.name ?? knownName(asked.bikeName) };
  if (model.data?.active && rates.data) {
    return { ...own, status: 'ready', model: model.data, rates: rates.data };
  }
  const retry = () => {
    model.retry();
    rates.retry();
  };
  const failed = [model, rates].filter(({ status }) => status === 'failed');
  const isGone =
    model.data?.active === false || failed.some(({ error }) => statusOf(error) === 404);
  const status = isGone ? 'gone' : failed.length > 0 ? 'failed' : 'loading';
  return { ...own, status, retry };
}
