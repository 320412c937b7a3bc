import {
  DASHBOARD,
  OFFICE_SCOPE,
  readOldAddress,
  screenAddress,
  type FirstLook,
} from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useMatch, type Location } from 'react-router-dom';
import { LOGIN } from '../features/auth/return-address.ts';
import { hasSessionMarker } from '../features/auth/session.ts';
import { giveFirstAnswers } from '../lib/calls/first-answers.ts';
import { late } from '../lib/browser/late.ts';
import { queryKeys } from '../lib/calls/query-keys.ts';
import { searchState, withoutSearch } from '../lib/staff/search-term.ts';
import { AdminPage } from '../pages/admin/admin-page.tsx';
import { ScreenRoute, StartRoute } from '../pages/admin/screen-route.tsx';
import { screens } from '../pages/admin/screens.tsx';
import { FailureBoundary } from '../ui/failure-boundary.tsx';

const SetPasswordPage = late(
  async () => (await import('../pages/admin/set-password-page.tsx')).SetPasswordPage,
);
const LoginPage = late(async () => (await import('../pages/admin/login-page.tsx')).LoginPage);

function createQueryClient(first?: FirstLook): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // A failure is shown at once, with a button; staff decide when to try again.
        retry: false,
        // Without it a query waits silently while the browser believes that it is offline.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  });
  // Fetched data stays readable without a line, as long as the page and the session last.
  queries.setQueryDefaults(queryKeys.desk.all, { gcTime: 12 * 60 * 60_000 });
  if (first && hasSessionMarker()) giveFirstAnswers(queries, first);
  return queries;
}

/**
 * Everything under /admin.
 * @param props.first answers that came with the document
 */
export function AdminRoot({ first }: { first?: FirstLook | undefined }) {
  const [queries] = useState(() => createQueryClient(first));
  const { pathname, search: query, hash, state } = useLocation() as Location<unknown>;
  const isDashboard = useMatch(DASHBOARD) !== null;
  const wanted = pathname + query;
  const { address, search } = withoutSearch(wanted);
  // An old bookmark: its search term is removed from the address before any request.
  if (address !== wanted) {
    return <Navigate to={address + hash} state={searchState(search)} replace />;
  }
  const moved = isDashboard ? readOldAddress(query) : undefined;
  if (moved !== undefined) return <Navigate to={moved + hash} state={state} replace />;
  return (
    <QueryClientProvider client={queries}>
      <FailureBoundary>
        <Suspense>
          <Routes>
            <Route path={LOGIN} element={<LoginPage />} />
            <Route path="/admin/set-password" element={<SetPasswordPage />} />
            <Route element={<AdminPage />}>
              <Route path={OFFICE_SCOPE} element={<StartRoute />} />
              {screens.map((screen) => (
                <Route
                  key={screen.name}
                  path={screenAddress(screen.name)}
                  element={<ScreenRoute key={screen.name} screen={screen} />}
                />
              ))}
            </Route>
            <Route path="*" element={<Navigate to={DASHBOARD} replace />} />
          </Routes>
        </Suspense>
      </FailureBoundary>
    </QueryClientProvider>
  );
}
