import type { CurrentSession } from '@dealership/shared';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { handleCalls } from '../../lib/calls/api-client.ts';
import { queryKeys } from '../../lib/calls/query-keys.ts';
import { LOGIN, loginAddress } from './return-address.ts';
import { fetchCurrentUser, hasSessionMarker, onSessionMarkerChange, wasLeft } from './session.ts';

interface RequireSessionProps {
  children: (user: CurrentSession) => ReactNode;
  /** Shown when the server refuses (401) or cannot name the user. */
  failure: (error: Error, retry: () => void) => ReactNode;
}

/**
 * Shows its children to a logged-in member of staff only. Without the marker it goes to the login page at once;
 * with it nothing is shown until the server has named the user, in the document or in an answer.
 */
export function RequireSession(props: RequireSessionProps) {
  const hasMarker = useSyncExternalStore(onSessionMarkerChange, hasSessionMarker);
  const { pathname, search } = useLocation();
  if (!hasMarker) {
    return <Navigate to={wasLeft() ? LOGIN : loginAddress(pathname + search)} replace />;
  }
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
 * Fetches the user's rights again when a call is refused for a missing right: an owner may have changed them, or may
 * now require a second factor. Then removes what was fetched with the old rights, or fetches it again where it is
 * shown.
 */
function useFollowedRights({ data, refetch }: UseQueryResult<CurrentSession>) {
  const queries = useQueryClient();
  useEffect(
    () => handleCalls({ onRefusal: () => void refetch({ cancelRefetch: false }) }),
    [refetch],
  );
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
