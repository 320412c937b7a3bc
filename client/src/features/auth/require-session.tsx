import type { CurrentUser } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../lib/api-client.ts';
import { failureText } from '../../lib/failure-text.ts';
import { showToast } from '../../lib/toasts.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { loginAddress } from './return-address.ts';
import {
  clearSessionMarker,
  fetchCurrentUser,
  hasSessionMarker,
  onSessionMarkerChange,
} from './session.ts';

interface RequireSessionProps {
  children: (user: CurrentUser) => ReactNode;
}

/**
 * Shows its children to a logged-in member of staff only. Without the marker it leads to the login
 * at once; with it the server is asked before anything is shown.
 */
export function RequireSession({ children }: RequireSessionProps) {
  const hasMarker = useSyncExternalStore(onSessionMarkerChange, hasSessionMarker);
  const { pathname, search } = useLocation();
  if (!hasMarker) return <Navigate to={loginAddress(pathname + search)} replace />;
  return <ConfirmedSession>{children}</ConfirmedSession>;
}

function ConfirmedSession({ children }: RequireSessionProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const me = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => fetchCurrentUser(signal),
  });
  const isRefused =
    me.data === undefined && me.error instanceof ApiError && me.error.status === 401;

  useEffect(() => {
    if (!isRefused) return;
    void showToast('error', 'Unauthorized! Redirecting to login...');
    clearSessionMarker();
    void navigate(loginAddress(pathname + search), { replace: true });
  }, [isRefused, navigate, pathname, search]);

  if (me.data) return children(me.data);
  if (me.isError && !isRefused) {
    return <LoadFailure text={failureText(me.error)} onRetry={() => void me.refetch()} />;
  }
  return <div aria-busy="true" />;
}
