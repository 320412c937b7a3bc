import { useLocation } from 'react-router-dom';
import { RequireSession } from '../../features/auth/require-session.tsx';
import { SessionWatch } from '../../features/auth/session-watch.tsx';
import { hasSessionMarker } from '../../features/auth/session.ts';
import { latePart } from '../../lib/browser/late.ts';
import { RightsContext } from '../../lib/staff/rights.ts';
import { AdminLayout } from './admin-layout.tsx';
import { screenAt } from './screens.tsx';

const EnrolmentScreen = latePart(
  async () => (await import('./enrolment-screen.tsx')).EnrolmentScreen,
);
const EntryFailure = latePart(async () => (await import('./entry-failure.tsx')).EntryFailure);

// Fetched together with the session, not after its answer.
if (hasSessionMarker()) {
  screenAt(window.location.pathname)
    ?.lazy?.()
    .catch(() => undefined);
}

/** The frame around every screen of the back office, behind its login. */
export function AdminPage() {
  const { pathname } = useLocation();
  return (
    <RequireSession
      failure={(error, retry) => (
        <EntryFailure screen={screenAt(pathname)?.name ?? ''} error={error} onRetry={retry} />
      )}
    >
      {(user) => (
        <SessionWatch userId={user.user_id}>
          {(isLost) =>
            user.second_factor_missing ? (
              <EnrolmentScreen user={user} />
            ) : (
              <RightsContext value={user}>
                <AdminLayout user={user} isLost={isLost} />
              </RightsContext>
            )
          }
        </SessionWatch>
      )}
    </RequireSession>
  );
}
