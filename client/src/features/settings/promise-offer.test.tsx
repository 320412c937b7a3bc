import type { Setting } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { stubApi } from '../../../test/stub-api.ts';
import { SamplesCard } from './samples-card.tsx';

const setting = (name: Setting['name'], value: unknown): Setting => ({
  name,
  branch: 0,
  value,
  version: 2,
  is_sample: false,
});
const title = 'Tell visitors by when you call';

/** The dashboard's card of a dealership that has taken its first steps. */
function open(promises: readonly string[] | null) {
  const settings = [
    setting('setup', 'done'),
    setting('demoContent', []),
    setting('promises', promises),
  ];
  const calls = stubApi(({ method }) =>
    method === 'get'
      ? { data: { settings, pictures: [] } }
      : { data: { message: '', settings: [setting('promises', [])] } },
  );
  let isKnown = false;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SamplesCard onKnown={() => (isKnown = true)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { calls, known: () => waitFor(() => expect(isKnown).toBe(true)) };
}

test('a promise is offered until somebody says not now', async () => {
  const { calls } = open(null);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose' })).toHaveAttribute('href', '/admin/answering');
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
  expect(calls.at(-1)?.body).toEqual({
    changes: [{ branch: 0, name: 'promises', version: 2, value: [] }],
  });
});

test.each([[['sales']], [[]]])('what has been decided (%j) is not offered', async (promises) => {
  const { known } = open(promises);
  await known();
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});
