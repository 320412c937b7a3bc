import type { Setting } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { withStored } from './form-settings.ts';
import styles from '../settings.module.css';

/** Stores facts of the dealership from their present versions. */
export function useSave() {
  const queries = useQueryClient();
  const { change, isBusy, failure } = useChange({
    mutate: async ({ settings, valueOf }: Save) => {
      const changes = settings.map((fact) => ({
        branch: fact.branch,
        name: fact.name,
        version: fact.version,
        value: valueOf(fact),
      }));
      const answer = await call('PATCH /api/settings', { body: { changes } });
      queries.setQueryData<{ settings: Setting[] }>(
        queryKeys.settings,
        (before) =>
          before && { ...before, settings: [...withStored(before.settings, answer.settings)] },
      );
    },
    onFailed: () => void queries.invalidateQueries({ queryKey: queryKeys.settings }),
  });
  const save = (settings: Save['settings'], valueOf: Save['valueOf']) =>
    change({ settings, valueOf });
  const failureLine = (
    <p className={styles.failure} role="alert">
      {failure}
    </p>
  );
  return { save, isBusy, failureLine };
}

interface Save {
  settings: readonly Setting[];
  valueOf: (fact: Setting) => unknown;
}
