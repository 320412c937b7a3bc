import type { Setting } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/call.ts';
import { failureText } from '../../lib/failure-text.ts';
import { SETTINGS, withStored } from './facts.ts';
import styles from './settings.module.css';

/** Stores facts of the dealership from their present versions. */
export function useSave() {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const save = async (
    settings: readonly Setting[],
    valueOf: (fact: Setting) => unknown,
  ): Promise<boolean> => {
    setIsBusy(true);
    setFailure('');
    try {
      const changes = settings.map((fact) => ({
        branch: fact.branch,
        name: fact.name,
        version: fact.version,
        value: valueOf(fact),
      }));
      const answer = await call('PATCH /api/settings', { body: { changes } });
      queries.setQueryData<{ settings: Setting[] }>(
        SETTINGS,
        (before) =>
          before && { ...before, settings: [...withStored(before.settings, answer.settings)] },
      );
      return true;
    } catch (error) {
      setFailure(failureText(error));
      void queries.invalidateQueries({ queryKey: SETTINGS });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const failureLine = (
    <p className={styles.failure} role="alert">
      {failure}
    </p>
  );
  return { save, isBusy, failureLine };
}
