import type { CurrentSession } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginAddress } from './return-address.ts';
import { fetchCurrentUser, hasSessionMarker, onSessionMarkerChange } from './session.ts';

interface RequireSessionProps {
  children: (user: CurrentSession) => ReactNode;
  /** Shown when the server refuses (401) or cannot say who is logged in. */
  failure: (error: Error, retry: () => void) => ReactNode;
}

/**
 * Shows its children to a logged-in member of staff only. Without the marker it goes to the login page at once;
 * with it the server is asked before anything is shown.
 */
export function RequireSession(props: RequireSessionProps) {
  const hasMarker = useSyncExternalStore(onSessionMarkerChange, hasSessionMarker);
  const { pathname, search } = useLocation();
  if (!hasMarker) return <Navigate to={loginAddress(pathname + search)} replace />;
  return <ConfirmedSession {...props} />;
}

function ConfirmedSession({ children, failure }: RequireSessionProps) {
  const me = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => fetchCurrentUser(signal),
  });
  if (me.data) return children(me.data);
  if (me.error) return failure(me.error, () => void me.refetch());
  return <div aria-busy="true" />;
}
