import { useQueryClient } from '@tanstack/react-query';
import type { Branches } from '../../lib/staff/branches.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';

/** Replaces the cached branches with the answer of a change. */
export function useStoreBranches() {
  const queries = useQueryClient();
  return ({ branches }: Branches) => {
    queries.setQueryData<Branches>(queryKeys.branches, { branches });
    // The settings of an added or restored branch are not loaded yet.
    void queries.invalidateQueries({ queryKey: queryKeys.settings });
  };
}
