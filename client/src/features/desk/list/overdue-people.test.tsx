import type { OverduePerson } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { owner } from '../../../../test/rights.ts';
import { stubApi } from '../../../../test/stub-api.ts';
import { RightsContext } from '../../../lib/staff/rights.ts';
import { OverduePeople } from './overdue-people.tsx';

const HOUR_MS = 3_600_000;

test('names who has overdue enquiries and for how long, and leads to them', async () => {
  const people: OverduePerson[] = [
    {
      person: { user_id: 'anik', user_name: 'Anik Sen' },
      count: 3,
      oldest_at: Date.now() - 49 * HOUR_MS,
    },
    { person: null, count: 1, oldest_at: Date.now() - 2 * HOUR_MS },
    {
      person: { user_id: owner.user_id, user_name: 'Asha' },
      count: 1,
      oldest_at: Date.now() - HOUR_MS,
    },
  ];
  stubApi(() => ({ data: { people } }));
  const draw = (chosen?: string) => (
    <QueryClientProvider client={client}>
      <RightsContext value={owner}>
        <MemoryRouter>
          <OverduePeople {...(chosen !== undefined && { chosen })} />
        </MemoryRouter>
      </RightsContext>
    </QueryClientProvider>
  );
  const client = new QueryClient();
  const { rerender } = render(draw());
  const [anik, nobody, own] = await screen.findAllByRole('link');
  expect(anik).toHaveTextContent(/^Anik Sen 3 · up to 2 days overdue$/);
  expect(anik).toHaveAttribute('href', '/admin/desk?view=overdue&assignee=anik');
  expect(nobody).toHaveTextContent(/^Unassigned 1 · 2 h overdue$/);
  expect(nobody).toHaveAttribute('href', '/admin/desk?view=unassigned');
  expect(own).toHaveTextContent(/^You 1 · 1 h overdue$/);

  rerender(draw('anik'));
  const chosen = screen.getByRole('link', { current: true });
  expect(chosen).toBe(anik);
  // A second tap shows everybody's again.
  expect(chosen).toHaveAttribute('href', '/admin/desk?view=overdue');
});
