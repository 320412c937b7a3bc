import { findModels, hasWords, type ModelRow, type VehicleType } from '@dealership/shared';
import { useSearchParams } from 'react-router-dom';
import { withParams } from '../../../lib/browser/with-params.ts';
import { useTypedFilters } from '../../../lib/staff/use-typed-filters.ts';

export const modelTypes = ['motorcycle', 'scooter'] as const satisfies readonly VehicleType[];

export const modelStates = ['published', 'draft', 'planned', 'notPublished', 'offSale'] as const;

/** Those of models that visitors may have seen. */
export const publishedStates = ['published', 'offSale'] as const;

export type ModelState = (typeof modelStates)[number];

/**
 * What limits the list; `''`: nothing. Names of models are not personal: unlike other searches it is in the address
 * (rules: search-not-in-addresses).
 */
export interface ModelFilters {
  search: string;
  type: VehicleType | '';
  state: ModelState | '';
}

export const noFilters: ModelFilters = { search: '', type: '', state: '' };

/** Pause after the last key before the address follows, in ms; the list follows at once. */
const PAUSE_MS = 200;

export function useModelFilters() {
  const [params, setParams] = useSearchParams();
  return useTypedFilters(readFilters(params), PAUSE_MS, (filters) =>
    setParams((before) => withParams(before, toParams(filters)), { replace: true }),
  );
}

function readFilters(params: URLSearchParams): ModelFilters {
  return {
    search: params.get('find') ?? '',
    type: modelTypes.find((each) => each === params.get('type')) ?? '',
    state: modelStates.find((each) => each === params.get('state')) ?? '',
  };
}

export function isNarrowing({ search, type, state }: ModelFilters): boolean {
  return [search.trim(), type, state].some(Boolean);
}

/** The filters as they are in addresses. */
export function toParams({ search, type, state }: ModelFilters) {
  return { find: search, type, state };
}

/** The states of a model, as the filter finds them; a deleted one has none. */
export function statesOf(model: ModelRow): ModelState[] {
  const { days_left: left, is_published: isPublished, on_sale: isOnSale, changes } = model;
  if (left !== null) return [];
  const is: Record<ModelState, boolean> = {
    published: isPublished && isOnSale,
    offSale: isPublished && !isOnSale,
    notPublished: !isPublished,
    draft: changes > 0,
    planned: model.publish_at !== '',
  };
  return modelStates.filter((state) => is[state]);
}

/** The states that a row shows: without those that another one implies. */
export function shownStatesOf(model: ModelRow): ModelState[] {
  const states = statesOf(model);
  const hidden: Record<ModelState, boolean> = {
    published: states.includes('draft'),
    // Beside a plan too: it may leave the draft out.
    draft: states.includes('notPublished'),
    planned: false,
    notPublished: false,
    offSale: false,
  };
  return states.filter((state) => !hidden[state]);
}

/**
 * The models with the typed words in their names; if there are none, those that sound like them or are of the sort that
 * they say, the likeliest first. A deleted model is found in every state, so that one deleted by mistake does not
 * disappear.
 */
export function findIn(models: readonly ModelRow[], filters: ModelFilters): ModelRow[] {
  const { search, type, state } = filters;
  const wanted = models.filter(
    (model) =>
      (type === '' || model.type === type) &&
      (state === '' || model.days_left !== null || statesOf(model).includes(state)),
  );
  const named = wanted.filter((model) => hasWords([model.name, model.bike_name], search));
  return named.length > 0 ? named : findModels(search, wanted);
}
