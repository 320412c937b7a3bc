import type { Setting } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { saveSettings, useStoreSettings } from '../store-settings.ts';

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
