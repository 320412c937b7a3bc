import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { stubApi } from '../../../test/stub-api.ts';
import { RequireSession } from './require-session.tsx';
import { clearSessionMarker, logOut, setSessionMarker } from './session.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const desk = (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter initialEntries={['/admin/desk?view=open']}>
      <Address />
      <Routes>
        <Route path="/admin/login" element={null} />
        <Route
          path="*"
          element={<RequireSession failure={() => null}>{() => null}</RequireSession>}
        />
      </Routes>
    </MemoryRouter>
  </QueryClientProvider>
);

beforeEach(() => {
  setSessionMarker('marker');
  stubApi(() => ({ data: {} }));
});

test('a session that ended leads to the login, and from there back to the screen', () => {
  clearSessionMarker();
  render(desk);
  expect(screen.getByRole('status').textContent).toBe(
    '/admin/login?next=%2Fadmin%2Fdesk%3Fview%3Dopen',
  );
});

test('after a logout the next person does not come to the screen of the last', async () => {
  await logOut();
  render(desk);
  expect(screen.getByRole('status').textContent).toBe('/admin/login');
});
