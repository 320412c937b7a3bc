import type { BranchRow } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { BRANCHES, useBranches, type Branches } from '../../lib/branches.ts';
import { useChange } from '../../lib/use-change.ts';
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
  const { change, ...state } = useChange(() => void list.refetch());
  return {
    ...state,
    change: (make: () => Promise<Branches>, say: (branches: readonly BranchRow[]) => string) =>
      change(make, (changed) => {
        store(changed);
        return say(changed.branches);
      }),
  };
}
