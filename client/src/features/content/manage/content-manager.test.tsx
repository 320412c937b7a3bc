import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure, stubApi } from '../../../../test/stub-api.ts';
import { ContentManager } from './content-manager.tsx';
import { gallery, notifications, offers } from './content-sources.ts';

const toasts = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('../../../lib/toasts.ts', () => toasts);

test.each([
  ['Failed to load offers.', offers],
  ['Failed to load notifications.', notifications],
  ['Failed to load images.', gallery],
])('a list that cannot be loaded is a toast as well: %s', async (text, source) => {
  toasts.showToast.mockClear();
  stubApi(() => failure(503, 'unavailable', 'Please try again soon.'));
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ContentManager source={source} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again soon.');
  expect(toasts.showToast.mock.calls).toEqual([['error', text, { autoClose: 2000 }]]);
});
