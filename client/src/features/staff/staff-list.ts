import type { AnswerOf, NamedCalls, Role, StaffRow } from '@dealership/shared';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/calls/query-keys.ts';

export type StaffList = AnswerOf<NamedCalls['GET /api/staff']>;

/** The roles that need a second factor. */
export function rolesWithFactor({ roles }: StaffList): Role[] {
  return roles.filter((rule) => rule.second_factor).map(({ role }) => role);
}

/** Puts what a call has answered into the list, and has it fetched anew. */
export function useStaffList() {
  const queries = useQueryClient();
  const change = (edit: (list: StaffList) => StaffList) =>
    queries.setQueryData<StaffList>(queryKeys.staff, (before) => before && edit(before));
  return {
    change,
    /** With this account as it is now; a new one comes to its place. */
    put: (row: StaffRow) =>
      change((list) => ({
        ...list,
        staff: [...list.staff.filter(({ user_id: userId }) => userId !== row.user_id), row].sort(
          (one, other) => (one.user_id < other.user_id ? -1 : 1),
        ),
      })),
    refresh: () => void queries.invalidateQueries({ queryKey: queryKeys.staff }),
    /** What one changes of oneself is seen by the rest of the back office. */
    refreshOwnRights: () => void queries.invalidateQueries({ queryKey: queryKeys.me }),
  };
}
