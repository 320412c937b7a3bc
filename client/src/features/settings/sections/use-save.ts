import type { Setting } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { call } from '../../../lib/calls/call.ts';
import { withStored } from './form-settings.ts';

/** Saves settings with other values, at one press. */
export function useSave() {
  const queries = useQueryClient();
  const store = useStoreSettings();
  return useChange({
    mutate: async (changed: readonly Setting[]) => store(await saveSettings(changed)),
    onFailed: () => void queries.invalidateQueries({ queryKey: queryKeys.settings }),
  });
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
