import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { owner, rightsOf } from '../../../../test/rights.ts';
import { failure, stubApi } from '../../../../test/stub-api.ts';
import { RightsContext } from '../../../lib/rights.ts';
import { ContentManager } from './content-manager.tsx';
import { gallery, notifications, offers, type ContentSource } from './content-sources.ts';

const toasts = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('../../../lib/toasts.ts', () => toasts);

function show(source: ContentSource, rights = owner) {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RightsContext value={rights}>
        <ContentManager source={source} />
      </RightsContext>
    </QueryClientProvider>,
  );
}

test.each([
  ['Failed to load offers.', offers],
  ['Failed to load notifications.', notifications],
  ['Failed to load images.', gallery],
])('a list that cannot be loaded is a toast as well: %s', async (text, source) => {
  toasts.showToast.mockClear();
  stubApi(() => failure(503, 'unavailable', 'Please try again soon.'));
  show(source);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again soon.');
  expect(toasts.showToast.mock.calls).toEqual([['error', text, { autoClose: 2000 }]]);
});

test.each(['owner', 'sales'] as const)('offers as %s sees them', async (role) => {
  const offer = { id: 7, title: 'Puja', description: 'Ten days', image: '/uploads/a.webp' };
  stubApi(() => ({ data: [offer] }));
  show(offers, rightsOf(role));
  expect(await screen.findByText('Puja')).toBeVisible();
  const buttons = screen.queryAllByRole('button').length;
  expect(buttons).toBe(role === 'owner' ? 2 : 0);
});
