import { isPictureSetting, type SettingName, type Setting } from '@dealership/shared';
import { settingsTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import {
  saveSettings,
  useStoreSettings,
  emptied,
  isSame,
  settingsOf,
  valuesOf,
  withStored,
  type Facts,
} from './form-settings.ts';

export interface Conflict {
  theirs: Setting;
  yours: unknown;
  choice: 'theirs' | 'yours';
}

interface Options {
  settings: readonly Setting[];
  blank: readonly SettingName[];
  saved: string;
}

interface Attempt<Name extends SettingName> {
  from: readonly Setting[];
  wanted: Pick<Facts, Name>;
}

/**
 * Some settings in a form. Where another person has changed one of them in the meantime, `conflicts` has both values
 * until the next save.
 */
export function useSettingsForm<Name extends SettingName>(
  names: readonly Name[],
  { settings, blank, saved }: Options,
) {
  const queries = useQueryClient();
  const store = useStoreSettings();
  /** The records that the change began from. */
  const [base, setBase] = useState(() => settingsOf(settings, names));
  const [values, setValues] = useState(() =>
    valuesOf<Name>(
      base.map((fact) => (fact.is_sample && blank.includes(fact.name) ? emptied(fact) : fact)),
    ),
  );
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);

  /** Puts the stored settings into the fields; newer input stays. */
  const adopt = (stored: readonly Setting[]) => {
    store(stored);
    // The pictures' data come only with the answer of all settings.
    if (stored.some(({ name }) => isPictureSetting(name))) {
      void queries.invalidateQueries({ queryKey: queryKeys.settings });
    }
    setBase(withStored(base, stored));
    setValues((now) => {
      const changed = settingsOf(stored, names).filter(({ name, value }) => {
        const isTyped = !isSame(now[name as Name], values[name as Name]);
        // Keeps the same object, which identifies the sections of a page.
        return !isTyped && !isSame(now[name as Name], value);
      });
      return { ...now, ...valuesOf<Name>(changed) };
    });
  };

  const form = useForm({
    input: () => {
      const theirs = conflicts.map((conflict) => conflict.theirs);
      const taken = conflicts.flatMap((each) => (each.choice === 'theirs' ? [each.theirs] : []));
      const wanted = { ...values, ...valuesOf<Name>(taken) };
      return { from: withStored(base, theirs), wanted };
    },
    act: async ({ from, wanted }: Attempt<Name>) => {
      const changed = changedIn(from, wanted);
      const isNothing = changed.length === 0;
      adopt(isNothing ? from : withStored(from, await saveSettings(changed)));
      void showToast('success', isNothing ? settingsTexts.nothingToSave : saved);
      setConflicts([]);
    },
    onConflict: ({ settings: current }: { settings: Setting[] }, attempt) => {
      const open = conflictsIn(current, attempt);
      const settled = current.filter((each) => !open.some(({ theirs }) => theirs === each));
      const merged = { ...attempt.wanted, ...valuesOf<Name>(settled) };
      const now = withStored(attempt.from, current);
      // Nothing to choose: the other person has changed other settings, or made the same change.
      if (open.length === 0) return { from: now, wanted: merged };
      setBase(now);
      setValues(merged);
      setConflicts(open);
      return undefined;
    },
  });

  return {
    form,
    values,
    conflicts,
    adopt,
    samples: base.filter((each) => each.is_sample).map(({ name }) => name),
    set: (changed: Partial<Pick<Facts, Name>>) => setValues((now) => ({ ...now, ...changed })),
    choose: (name: SettingName, choice: Conflict['choice']) =>
      setConflicts(
        conflicts.map((each) => (each.theirs.name === name ? { ...each, choice } : each)),
      ),
  };
}

/** The settings to be saved: those that differ, and samples, which become the dealership's own. */
function changedIn<Name extends SettingName>(
  from: readonly Setting[],
  wanted: Pick<Facts, Name>,
): Setting[] {
  return from.flatMap((fact) => {
    const value: unknown = wanted[fact.name as Name];
    return fact.is_sample || !isSame(value, fact.value) ? [{ ...fact, value }] : [];
  });
}

/** The settings changed on the server and also, differently, here. */
function conflictsIn<Name extends SettingName>(
  current: readonly Setting[],
  { from, wanted }: Attempt<Name>,
): Conflict[] {
  return current.flatMap((theirs): Conflict[] => {
    const yours: unknown = wanted[theirs.name as Name];
    const isMine = !isSame(yours, from.find(({ name }) => name === theirs.name)?.value);
    return isMine && !isSame(yours, theirs.value) ? [{ theirs, yours, choice: 'yours' }] : [];
  });
}
