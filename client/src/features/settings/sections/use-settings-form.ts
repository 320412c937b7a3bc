import { isPictureSetting, type SettingName, type Setting } from '@dealership/shared';
import { settingsTexts } from '@dealership/shared/texts/staff/settings/settings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { mergeTexts } from '../../../ui/forms/languages/merge-texts.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import type { Side } from '../../../ui/forms/conflict.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import {
  saveSettings,
  useStoreSettings,
  emptied,
  isSame,
  settingsOf,
  valuesOf,
  withStored,
  type SettingValues,
} from './form-settings.ts';

interface Options {
  settings: readonly Setting[];
  blank: readonly SettingName[];
  saved: string;
}

interface Attempt<Name extends SettingName> {
  from: readonly Setting[];
  wanted: Pick<SettingValues, Name>;
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
  /** As the fields show it at first. */
  const shown = (each: Setting) =>
    each.is_sample && blank.includes(each.name) ? emptied(each) : each;
  /** The records that the change began from. */
  const [base, setBase] = useState(() => settingsOf(settings, names));
  const [values, setValues] = useState(() => valuesOf<Name>(base.map(shown)));
  /** The chosen sides of what another person has changed differently; `base` then has their values. */
  const [choices, setChoices] = useState<Readonly<Partial<Record<SettingName, Side>>>>({});

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
      const taken = base.filter(({ name }) => choices[name] === 'theirs');
      return { from: base, wanted: { ...values, ...valuesOf<Name>(taken) } };
    },
    act: async ({ from, wanted }: Attempt<Name>) => {
      const changed = changedIn(from, wanted);
      const isNothing = changed.length === 0;
      adopt(isNothing ? from : withStored(from, await saveSettings(changed)));
      void showToast('success', isNothing ? settingsTexts.nothingToSave : saved);
      setChoices({});
    },
    onConflict: ({ settings: current }: { settings: Setting[] }, { from, wanted }) => {
      const open: Setting[] = [];
      const settled = current.flatMap((each) => {
        const yours: unknown = wanted[each.name as Name];
        const base: unknown = from.find(({ name }) => name === each.name)?.value;
        if (isSame(yours, base) || isSame(yours, each.value)) return each;
        const value = mergeTexts({ base, yours, theirs: each.value });
        if (value !== undefined) return { ...each, value };
        open.push(each);
        return [];
      });
      const merged = { ...wanted, ...valuesOf<Name>(settled) };
      const now = withStored(from, current);
      // Nothing to choose: the other person has changed other settings or texts, or made the same change.
      if (open.length === 0) return { from: now, wanted: merged };
      setBase(now);
      setValues(merged);
      setChoices(Object.fromEntries(open.map(({ name }) => [name, 'yours'])));
      return undefined;
    },
  });

  return {
    form,
    values,
    conflicts: base.flatMap((theirs) => {
      const choice = choices[theirs.name];
      return choice ? [{ theirs, yours: values[theirs.name as Name], choice }] : [];
    }),
    adopt,
    /** Whether the person has changed anything; samples as they are do not count. */
    isChanged: base.some((each) => !isSame(values[each.name as Name], shown(each).value)),
    samples: base.filter((each) => each.is_sample).map(({ name }) => name),
    set: (changed: Partial<Pick<SettingValues, Name>>) =>
      setValues((now) => ({ ...now, ...changed })),
    choose: (name: SettingName, side: Side) => setChoices({ ...choices, [name]: side }),
  };
}

/** The settings to be saved: those that differ, and samples, which become the dealership's own. */
function changedIn<Name extends SettingName>(
  from: readonly Setting[],
  wanted: Pick<SettingValues, Name>,
): Setting[] {
  return from.flatMap((setting) => {
    const value: unknown = wanted[setting.name as Name];
    return setting.is_sample || !isSame(value, setting.value) ? [{ ...setting, value }] : [];
  });
}
