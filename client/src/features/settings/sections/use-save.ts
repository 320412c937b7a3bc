import type { Setting } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { call } from '../../../lib/calls/call.ts';
import { withStored } from './form-settings.ts';

/** Saves settings of the dealership, with their present versions. */
export function useSave() {
  const queries = useQueryClient();
  const store = useStoreSettings();
  const { change, isBusy, failure } = useChange({
    mutate: async ({ settings, valueOf }: Save) =>
      store(await saveSettings(settings.map((fact) => ({ ...fact, value: valueOf(fact) })))),
    onFailed: () => void queries.invalidateQueries({ queryKey: queryKeys.settings }),
  });
  const save = (settings: Save['settings'], valueOf: Save['valueOf']) =>
    change({ settings, valueOf });
  return { save, isBusy, failure };
}

interface Save {
  settings: readonly Setting[];
  valueOf: (fact: Setting) => unknown;
}

/**
 * Saves settings with other values, and their versions.
 * @returns the stored settings
 * @throws {ApiError}
 */
export async function saveSettings(facts: readonly Setting[]): Promise<readonly Setting[]> {
  const changes = facts.map(({ branch, name, version, value }) => ({
    branch,
    name,
    version,
    value,
  }));
  return (await call('PATCH /api/settings', { body: { changes } })).settings;
}

/** Replaces the cached settings with the stored ones. */
export function useStoreSettings() {
  const queries = useQueryClient();
  return (stored: readonly Setting[]) =>
    queries.setQueryData<{ settings: Setting[] }>(
      queryKeys.settings,
      (before) => before && { ...before, settings: [...withStored(before.settings, stored)] },
    );
}
