import type { BranchSettings, DealershipSettings, SettingName, Setting } from '@dealership/shared';
import { callQuery } from '../../../lib/calls/call-query.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

export const settingsQuery = callQuery(queryKeys.settings, 'GET /api/settings');

/** Every setting with the type of its value. */
export type Facts = DealershipSettings & BranchSettings;

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
): Pick<Facts, Name> {
  return Object.fromEntries(settings.map(({ name, value }) => [name, value])) as Pick<Facts, Name>;
}

/** A setting with another value. */
export function withValue<Name extends SettingName>(
  settings: readonly Setting[],
  name: Name,
  value: Facts[Name],
): readonly Setting[] {
  return settingsOf(settings, [name]).map((fact) => ({ ...fact, value }));
}

const nothing: Readonly<Partial<Facts>> = {
  name: '',
  address: { street: '', city: '', state: '', pinCode: '' },
  phones: { sales: [], service: [], 'spare-parts': [], insurance: [] },
  whatsapp: '',
  email: '',
  position: { latitude: NaN, longitude: NaN },
};

export function emptied(fact: Setting): Setting {
  return { ...fact, value: nothing[fact.name] ?? fact.value };
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
