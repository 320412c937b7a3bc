import { hasChosenKinds } from '@dealership/shared';
import type { Side } from '../../../ui/forms/conflict.tsx';
import { isSame, valueNames, type AccountValues, type ValueName } from './account-values.ts';

export type Choices = Readonly<Partial<Record<ValueName, Side>>>;

export interface Versions {
  base: AccountValues;
  yours: AccountValues;
  /** The account as another person has stored it in the meantime. */
  theirs: AccountValues;
}

/** Values changed by the other person, unless the user has made the same change. */
export function differencesOf({ base, yours, theirs }: Versions): ValueName[] {
  return valueNames.filter(
    (name) =>
      !isSame(name, base, theirs) &&
      !isSame(name, yours, theirs) &&
      // A role without a choice decides the kinds.
      (name !== 'kinds' || (hasChosenKinds(yours.role) && hasChosenKinds(theirs.role))),
  );
}

/** The suggested choice: the user's value if they changed it, else the other person's. */
export function proposalFor(versions: Versions): Choices {
  const { base, yours } = versions;
  return Object.fromEntries(
    differencesOf(versions).map((name) => [name, isSame(name, base, yours) ? 'theirs' : 'yours']),
  );
}

export function allOf(side: Side, versions: Versions): Choices {
  return Object.fromEntries(differencesOf(versions).map((name) => [name, side]));
}

/** The account with both people's changes; where they differ, the chosen ones. */
export function mergeValues(versions: Versions, choices: Choices): AccountValues {
  const { base, yours, theirs } = versions;
  const differences = differencesOf(versions);
  const sideOf = (name: ValueName): Side => {
    if (differences.includes(name)) return choices[name] ?? 'theirs';
    if (name === 'kinds' && differences.includes('role')) return sideOf('role');
    return isSame(name, base, theirs) ? 'yours' : 'theirs';
  };
  const entries = valueNames.map((name) => [name, versions[sideOf(name)][name]]);
  return { ...yours, ...(Object.fromEntries(entries) as Partial<AccountValues>) };
}
