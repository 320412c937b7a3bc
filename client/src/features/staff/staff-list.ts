import type { AnswerOf, NamedCalls, Role, StaffRow } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/calls/query-keys.ts';

export type StaffList = AnswerOf<NamedCalls['GET /api/staff']>;

export function rolesWithFactor({ roles }: StaffList): Role[] {
  return roles.filter((rule) => rule.second_factor).map(({ role }) => role);
}

/** Puts the answer of a call into the list, and fetches the list again. */
export function useStaffList() {
  const queries = useQueryClient();
  const change = (edit: (list: StaffList) => StaffList) =>
    queries.setQueryData<StaffList>(queryKeys.staff, (before) => before && edit(before));
  return {
    change,
    /** Replaces an account; a new one is sorted in. */
    put: (row: StaffRow) =>
      change((list) => ({
        ...list,
        staff: [...list.staff.filter(({ user_id: userId }) => userId !== row.user_id), row].sort(
          (one, other) => (one.user_id < other.user_id ? -1 : 1),
        ),
      })),
    refresh: () => void queries.invalidateQueries({ queryKey: queryKeys.staff }),
    /** A change of the user's own account affects the rest of the back office. */
    refreshOwnRights: () => void queries.invalidateQueries({ queryKey: queryKeys.me }),
  };
}
