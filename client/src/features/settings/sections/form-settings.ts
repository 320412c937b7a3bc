import type { BranchSettings, DealershipSettings, SettingName, Setting } from '@dealership/shared';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../../lib/calls/use-change.ts';
import { call } from '../../../lib/calls/call.ts';

export const settingsQuery = callQuery(queryKeys.settings, 'GET /api/settings');

export type SettingValues = DealershipSettings & BranchSettings;

/** The records of some settings of one branch, in the order of their names. */
export function settingsOf(
  settings: readonly Setting[],
  names: readonly SettingName[],
): readonly Setting[] {
  return names.flatMap((name) => settings.filter((each) => each.name === name));
}

/** Their values, which the server checked when it stored them. */
export function valuesOf<Name extends SettingName>(
  settings: readonly Setting[],
): Pick<SettingValues, Name> {
  const values = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
  return values as Pick<SettingValues, Name>;
}

/** The value of a setting, where there is one branch. */
export function valueOf<Name extends SettingName>(
  settings: readonly Setting[],
  wanted: Name,
): SettingValues[Name] {
  return settings.find(({ name }) => name === wanted)?.value as SettingValues[Name];
}

export function withValue<Name extends SettingName>(
  settings: readonly Setting[],
  name: Name,
  value: SettingValues[Name],
): readonly Setting[] {
  return settingsOf(settings, [name]).map((setting) => ({ ...setting, value }));
}

const nothing: Readonly<Partial<SettingValues>> = {
  name: '',
  address: { street: '', city: '', state: '', pinCode: '' },
  phones: { sales: [], service: [], 'spare-parts': [], insurance: [] },
  whatsapp: '',
  email: '',
  position: { latitude: NaN, longitude: NaN },
};

export function emptied(setting: Setting): Setting {
  return { ...setting, value: nothing[setting.name] ?? setting.value };
}

/** Replaces the earlier records with those stored since. */
export function withStored(
  settings: readonly Setting[],
  stored: readonly Setting[],
): readonly Setting[] {
  return settings.map(
    (each) =>
      stored.find(({ name, branch }) => name === each.name && branch === each.branch) ?? each,
  );
}

export function isSame(some: unknown, other: unknown): boolean {
  return JSON.stringify(some) === JSON.stringify(other);
}

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
export async function saveSettings(settings: readonly Setting[]): Promise<readonly Setting[]> {
  const changes = settings.map(({ branch, name, version, value }) => ({
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
