import type { ModelRates } from '@dealership/shared';
import { callPath, type CallPath } from '../../../lib/calls/call-path.ts';
import { useResource } from '../../../lib/calls/use-resource.ts';
import { bareName } from '../model-links.ts';

/** What the price cards of a model on sale are made from; not fetched without a name. */
export function useModelRates(bikeName: string | undefined) {
  const query = `bike=${encodeURIComponent(bareName(bikeName ?? ''))}`;
  const path = `${callPath('GET /api/price-rates')}?${query}` as CallPath<ModelRates>;
  return useResource(bikeName === undefined ? undefined : path);
}
