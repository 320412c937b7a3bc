import type { BranchRow } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BRANCHES, useBranches, type Branches } from '../../lib/branches.ts';
import { failureText } from '../../lib/failure-text.ts';
import { SETTINGS } from './facts.ts';

/** Puts the branches as a change has left them in the place of those known before. */
export function useStoreBranches() {
  const queries = useQueryClient();
  return ({ branches }: Branches) => {
    queries.setQueryData<Branches>(BRANCHES, { branches });
    // A branch that was added or brought back has facts that are not there yet.
    void queries.invalidateQueries({ queryKey: SETTINGS });
  };
}

/** Changes of branches, one at a time; `said` tells of the last one, `failure` why it did not happen. */
export function useBranchChange() {
  const store = useStoreBranches();
  const list = useBranches();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState('');

  const change = async (
    make: () => Promise<Branches>,
    say: (branches: readonly BranchRow[]) => string,
  ): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setFailure('');
    setSaid('');
    try {
      const changed = await make();
      store(changed);
      setSaid(say(changed.branches));
      return true;
    } catch (error) {
      setFailure(failureText(error));
      // Somebody else may have deleted it.
      void list.refetch();
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return { change, isBusy, said, failure };
}
