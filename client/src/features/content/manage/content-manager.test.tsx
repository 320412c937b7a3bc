import type { ContentRow } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { owner, rightsOf } from '../../../../test/rights.ts';
import { failure, stubApi } from '../../../../test/stub-api.ts';
import { RightsContext } from '../../../lib/rights.ts';
import { ContentManager } from './content-manager.tsx';
import { sources, type ContentSource } from './content-sources.ts';

const toasts = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('../../../lib/toasts.ts', () => toasts);

function show(source: ContentSource, rights = owner) {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RightsContext value={rights}>
        <MemoryRouter>
          <ContentManager source={source} />
        </MemoryRouter>
      </RightsContext>
    </QueryClientProvider>,
  );
}

test.each([
  ['Failed to load offers.', sources.offers],
  ['Failed to load notifications.', sources.notifications],
  ['Failed to load images.', sources.gallery],
  ['Failed to load banners.', sources.banners],
])('a list that cannot be loaded is a toast as well: %s', async (text, source) => {
  toasts.showToast.mockClear();
  stubApi(() => failure(503, 'unavailable', 'Please try again soon.'));
  show(source);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again soon.');
  expect(toasts.showToast.mock.calls).toEqual([['error', text, { autoClose: 2000 }]]);
});

const offer: ContentRow = {
  ...{ id: 7, title: { en: 'Puja' }, description: { en: 'Ten days' }, model: '', version: 1 },
  picture: { path: '/uploads/a.webp', width: 4, height: 3, placeholder: '#ffffff' },
  ...{ start: '', end: '', state: 'live', is_first: true, days_left: null },
};

test.each(['owner', 'sales'] as const)('offers as %s sees them', async (role) => {
  const gone = { ...offer, id: 8, title: { en: 'Holi' }, days_left: 12, is_first: false };
  stubApi(() => ({ data: { items: [offer, gone] } }));
  show(sources.offers, rightsOf(role));
  expect(await screen.findByText('Puja')).toBeVisible();
  const buttons = screen.queryAllByRole('button').map((button) => button.textContent);
  const owners = ['New', 'Edit', 'Up', 'Down', '', 'Bring back'];
  expect(buttons).toEqual(role === 'owner' ? owners : []);
  expect(screen.queryByText('Deleted: 12 days left') === null).toBe(role === 'sales');
});

test.each([
  [{ state: 'live' }, 'Live'],
  [{ state: 'live', end: '2026-12-05T18:00' }, 'Live until 5 Dec 2026 18:00'],
  [{ state: 'planned', start: '2026-12-01T10:00' }, 'From 1 Dec 2026 10:00'],
  [{ state: 'over', end: '2026-11-01T10:00' }, 'Over'],
] as const)('what it says of its dates: %o', async (dates, text) => {
  stubApi(() => ({ data: { items: [{ ...offer, ...dates }] } }));
  show(sources.offers);
  expect(await screen.findByText(text)).toBeVisible();
});
