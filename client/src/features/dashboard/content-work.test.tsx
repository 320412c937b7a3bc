import { minuteOf } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { stubApi } from '../../../test/stub-api.ts';
import { ContentWork } from './content-work.tsx';

const model = (id: number, name: string, more: object) => ({
  id,
  name,
  changes: 0,
  days_left: null,
  picture: { path: '/uploads/one.webp' },
  ...more,
});

const inDays = (days: number) => minuteOf(Date.now() + days * 86_400_000);

const offer = (id: number, title: string, end: string, more: object = {}) => ({
  id,
  title: { en: title },
  state: 'live',
  days_left: null,
  end,
  ...more,
});

function open(models: object[], items: object[]) {
  const onKnown = vi.fn();
  stubApi(({ url }) => ({ data: url.endsWith('/vehicles') ? { models } : { items } }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ContentWork onKnown={onKnown} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onKnown;
}

test('drafts, models without a picture and offers that end within 14 days lead to their screens', async () => {
  const onKnown = open(
    [
      model(1, 'Activa 6G', { changes: 2 }),
      model(2, 'Dio', { picture: { path: '' } }),
      model(3, 'Livo', {}),
      model(4, 'Deleted', { changes: 1, picture: { path: '' }, days_left: 5 }),
    ],
    [
      offer(1, 'Service camp', inDays(3)),
      offer(2, 'Puja', inDays(30)),
      offer(3, 'Without end', ''),
      offer(4, 'Last year', inDays(-300), { state: 'over' }),
      offer(5, 'Deleted', inDays(3), { days_left: 20 }),
    ],
  );
  await screen.findByRole('link', { name: /Service camp/ });
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.querySelector('strong')?.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Activa 6G', '/admin/models?model=1&tab=publishing'],
    ['Dio', '/admin/models?model=2&tab=photos'],
    ['Service camp', '/admin/offer'],
  ]);
  expect(onKnown).toHaveBeenCalledOnce();
});

test('where nothing waits, the page says so', async () => {
  open([model(3, 'Livo', {})], []);
  expect(
    await screen.findByText(
      'Nothing waits: no drafts, no missing pictures, no offers that end soon.',
    ),
  ).toBeVisible();
});
