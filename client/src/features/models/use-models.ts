import {
  modelKey,
  pagePaths,
  screenAddress,
  type ModelDetail,
  type VehicleSectionName,
} from '@dealership/shared';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';

/** The list as it was narrowed: its filters are in the address of the editor too. */
export function useListAddress(): string {
  const [params] = useSearchParams();
  const { model: _, tab: __, ...filters } = Object.fromEntries(params);
  return screenAddress('models', filters);
}

/** The address of a model's page on the website. */
export function pageOf({ bike_name: name }: { bike_name: string }): string {
  return `${pagePaths['view-details']}?bike=${encodeURIComponent(modelKey(name))}`;
}

/** A model with its draft. */
export function useModel(id: number) {
  return useQuery(modelQuery(useQueryClient(), id));
}

export function modelQuery(queries: QueryClient, id: number) {
  const queryKey = queryKeys.model(id);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const read = await call('GET /api/vehicles/:id', { params: { id: String(id) }, signal });
      return newerOf(queries.getQueryData<ModelDetail>(queryKey), read);
    },
    // Input stays: each section reports another person's change when it is saved.
    refetchOnWindowFocus: false,
  });
}

interface Editor {
  model: ModelDetail;
  /** Discards the drafts of sections; its error is the reason why it failed. */
  discard: (sections: readonly VehicleSectionName[]) => Promise<void>;
  /** The same; the editor shows why it failed. */
  drop: (sections: readonly VehicleSectionName[]) => Promise<unknown>;
  /** How many there are by section. */
  errors: Readonly<Partial<Record<VehicleSectionName, number>>>;
  countErrors: (section: VehicleSectionName, count: number) => void;
  /** The sections with input that is being saved, or will be. */
  unsaved: readonly VehicleSectionName[];
  markUnsaved: (section: VehicleSectionName, isUnsaved: boolean) => void;
  /** Opens the tab of a section, and focuses the first field that is wrong. */
  goToProblem: (section: VehicleSectionName) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

/** What the sections of the model editor work on. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This is outside the model editor.');
  return editor;
}

/** The sections that visitors do not see as they are now. */
export function draftsOf(model: ModelDetail): VehicleSectionName[] {
  return model.sections.filter((each) => each.is_draft).map(({ section }) => section);
}

/** Replaces the cached model with the answer of a call, unless the cached one is newer. */
export function useStoreModel() {
  const queries = useQueryClient();
  return useCallback(
    ({ message: _, ...model }: ModelDetail & { message?: string }) => {
      queries.setQueryData<ModelDetail>(queryKeys.model(model.id), (known) =>
        newerOf(known, model),
      );
      void queries.invalidateQueries({ queryKey: queryKeys.models, exact: true });
    },
    [queries],
  );
}

/**
 * The newer of two states of a model: answers of two saves may arrive in the wrong order. Versions of sections only
 * grow, and each answer is the state at one instant, so one older section makes the whole answer the older one.
 */
function newerOf(known: ModelDetail | undefined, answered: ModelDetail): ModelDetail {
  const isOlder = answered.sections.some(({ section, version }) =>
    known?.sections.some((each) => each.section === section && each.version > version),
  );
  return known && isOlder ? known : answered;
}
