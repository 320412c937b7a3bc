import { RequireSession } from '../../features/auth/require-session.tsx';
import { SessionWatch } from '../../features/auth/session-watch.tsx';
import { AdminLayout } from './admin-layout.tsx';

/** The whole back office behind its login; `?screen=` says which part of it. */
export function AdminPage() {
  return (
    <RequireSession>
      {(user) => (
        <>
          <AdminLayout user={user} />
          <SessionWatch />
        </>
      )}
    </RequireSession>
  );
}
