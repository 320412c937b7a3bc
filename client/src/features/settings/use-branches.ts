import type { BranchRow } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useBranches, type Branches } from '../../lib/staff/branches.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { useSaidChange } from '../../lib/calls/use-said-change.ts';

/** Puts the branches as a change has left them in the place of those known before. */
export function useStoreBranches() {
  const queries = useQueryClient();
  return ({ branches }: Branches) => {
    queries.setQueryData<Branches>(queryKeys.branches, { branches });
    // A branch that was added or brought back has facts that are not there yet.
    void queries.invalidateQueries({ queryKey: queryKeys.settings });
  };
}

/** Changes of branches, one at a time; `said` tells of the last one, `failure` why it did not happen. */
export function useBranchChange() {
  const store = useStoreBranches();
  const list = useBranches();
  const { change, ...state } = useSaidChange(() => void list.refetch());
  return {
    ...state,
    change: (make: () => Promise<Branches>, say: (branches: readonly BranchRow[]) => string) =>
      change(make, (changed) => {
        store(changed);
        return say(changed.branches);
      }),
  };
}
