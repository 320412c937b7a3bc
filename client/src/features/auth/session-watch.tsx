import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { api, ApiError } from '../../lib/api-client.ts';

const SessionEndedDialog = lazy(async () => ({
  default: (await import('./session-ended-dialog.tsx')).SessionEndedDialog,
}));

/**
 * Notices when a session ends while somebody is at work and asks for the password in place: the
 * screen, its filters and whatever was typed stay, and what failed is loaded again.
 */
export function SessionWatch() {
  const [hasEnded, setHasEnded] = useState(false);
  const queries = useQueryClient();

  useEffect(() => {
    const id = api.interceptors.response.use(undefined, (error: unknown) => {
      if (error instanceof ApiError && error.code === 'not_logged_in') setHasEnded(true);
      throw error;
    });
    return () => api.interceptors.response.eject(id);
  }, []);

  if (!hasEnded) return null;
  return (
    <Suspense>
      <SessionEndedDialog
        onLoggedIn={() => {
          setHasEnded(false);
          void queries.invalidateQueries();
        }}
      />
    </Suspense>
  );
}
