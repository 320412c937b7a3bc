import type { BranchSettings, DealershipSettings, SettingName, Setting } from '@dealership/shared';

/** Every fact with the type of its value. */
export type Facts = DealershipSettings & BranchSettings;

/** The records of some facts of one branch, in the order of their names. */
export function settingsOf(
  settings: readonly Setting[],
  names: readonly SettingName[],
): readonly Setting[] {
  return names.flatMap((name) => settings.filter((each) => each.name === name));
}

/** Their values, as the server has checked them when they were stored. */
export function valuesOf<Name extends SettingName>(
  settings: readonly Setting[],
): Pick<Facts, Name> {
  return Object.fromEntries(settings.map(({ name, value }) => [name, value])) as Pick<Facts, Name>;
}

const nothing: Readonly<Partial<Facts>> = {
  name: '',
  address: { street: '', city: '', state: '', pinCode: '' },
  phones: { sales: [], service: [], 'spare-parts': [], insurance: [] },
  whatsapp: '',
  email: '',
  position: { latitude: NaN, longitude: NaN },
};

/** A record with nothing in its fields yet. */
export function emptied(fact: Setting): Setting {
  return { ...fact, value: nothing[fact.name] ?? fact.value };
}

/** With the records that have been stored since in place of the earlier ones. */
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
