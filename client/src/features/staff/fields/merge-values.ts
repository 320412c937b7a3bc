import { hasChosenKinds } from '@dealership/shared';
import type { Side } from '../../../ui/forms/conflict.tsx';
import { isSame, valueNames, type AccountValues, type ValueName } from './account-values.ts';

export type Choices = Readonly<Partial<Record<ValueName, Side>>>;

/** Three versions of an account. */
export interface Versions {
  /** As it was when the change was begun. */
  base: AccountValues;
  yours: AccountValues;
  /** As somebody else has stored it meanwhile. */
  theirs: AccountValues;
}

/** What somebody else has changed and you have not changed to the same. */
export function differencesOf({ base, yours, theirs }: Versions): ValueName[] {
  return valueNames.filter(
    (name) =>
      !isSame(name, base, theirs) &&
      !isSame(name, yours, theirs) &&
      // Where a role leaves no choice, the kinds go with it.
      (name !== 'kinds' || (hasChosenKinds(yours.role) && hasChosenKinds(theirs.role))),
  );
}

/** What is proposed: yours where you have changed it, else theirs. */
export function proposalFor(versions: Versions): Choices {
  const { base, yours } = versions;
  return Object.fromEntries(
    differencesOf(versions).map((name) => [name, isSame(name, base, yours) ? 'theirs' : 'yours']),
  );
}

/** One side for all differences. */
export function allOf(side: Side, versions: Versions): Choices {
  return Object.fromEntries(differencesOf(versions).map((name) => [name, side]));
}

/** The account with both people's changes; where they differ, what was chosen. */
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
