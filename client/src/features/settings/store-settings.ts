import type { Setting } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { withStored } from './sections/form-settings.ts';

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
