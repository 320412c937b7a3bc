import type { CurrentSession } from '@dealership/shared';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { onRefusal } from '../../lib/calls/api-client.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { loginAddress } from './return-address.ts';
import { fetchCurrentUser, hasSessionMarker, onSessionMarkerChange } from './session.ts';

interface RequireSessionProps {
  children: (user: CurrentSession) => ReactNode;
  /** Shown when the server refuses (401) or cannot say who is logged in. */
  failure: (error: Error, retry: () => void) => ReactNode;
}

/**
 * Shows its children to a logged-in member of staff only. Without the marker it goes to the login page at once;
 * with it nothing is shown before the server has said who is logged in, in the document or when it is asked.
 */
export function RequireSession(props: RequireSessionProps) {
  const hasMarker = useSyncExternalStore(onSessionMarkerChange, hasSessionMarker);
  const { pathname, search } = useLocation();
  if (!hasMarker) return <Navigate to={loginAddress(pathname + search)} replace />;
  return <ConfirmedSession {...props} />;
}

function ConfirmedSession({ children, failure }: RequireSessionProps) {
  const me = useQuery({
    queryKey: queryKeys.me,
    queryFn: ({ signal }) => fetchCurrentUser(signal),
  });
  useFollowedRights(me);
  if (me.data) return children(me.data);
  if (me.error) return failure(me.error, () => void me.refetch());
  return <div aria-busy="true" />;
}

/**
 * Asks again what the person may do when a call is refused for want of a right: an owner may have changed it, or
 * ask for a second factor.
 * What was fetched with other rights is then forgotten, or fetched again where it is shown.
 */
function useFollowedRights({ data, refetch }: UseQueryResult<CurrentSession>) {
  const queries = useQueryClient();
  useEffect(() => onRefusal(() => void refetch({ cancelRefetch: false })), [refetch]);
  const rights = data && JSON.stringify([data.role, data.kinds]);
  const known = useRef(rights);
  useEffect(() => {
    const before = known.current;
    known.current = rights;
    if (before === undefined || before === rights) return;
    queries.removeQueries({ type: 'inactive' });
    void queries.invalidateQueries({
      predicate: ({ queryKey: [name] }) => name !== queryKeys.me[0],
    });
  }, [queries, rights]);
}
