import { useQueryClient } from '@tanstack/react-query';
import type { Branches } from '../../lib/staff/branches.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';

/** Puts the branches as a change has left them in the place of those known before. */
export function useStoreBranches() {
  const queries = useQueryClient();
  return ({ branches }: Branches) => {
    queries.setQueryData<Branches>(queryKeys.branches, { branches });
    // A branch that was added or brought back has facts that are not there yet.
    void queries.invalidateQueries({ queryKey: queryKeys.settings });
  };
}
