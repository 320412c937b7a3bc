import { addDays, dayOf, screenAddress } from '@dealership/shared';
import { chosenTimeTexts } from '@dealership/shared/texts/common/chosen-time.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { dealership } from '../../../../../shared/test/dealership.ts';
import { deskRow } from '../../../../test/desk-row.ts';
import { owner } from '../../../../test/rights.ts';
import { stubApi } from '../../../../test/stub-api.ts';
import { providePageData } from '../../../lib/page/page-data.ts';
import { RightsContext } from '../../../lib/staff/rights.ts';
import { AppointmentsScreen } from './appointments-screen.tsx';

test('the days on which it is closed say so, in the week and above the day', async () => {
  const holiday = addDays(dayOf(Date.now()), 2);
  const open = [{ opens: '00:00', closes: '24:00' }];
  const special = [{ firstDay: holiday, lastDay: holiday, intervals: [], reason: 'Puja' }];
  const hours = { week: Array<typeof open>(7).fill(open), special };
  providePageData({ dealership: { ...dealership, hours } });
  stubApi(({ url }) => {
    return { data: url === '/api/desk' ? { rows: [], next: null } : { days: [] } };
  });
  render(
    <RightsContext value={owner}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[screenAddress('appointments', { day: holiday })]}>
          <AppointmentsScreen />
        </MemoryRouter>
      </QueryClientProvider>
    </RightsContext>,
  );
  const week = screen.getByRole('navigation', { name: 'The next 7 days' });
  const closed = await within(week).findAllByRole('link', { name: /Closed/ });
  expect(closed).toEqual([within(week).getAllByRole('link')[2]]);
  expect(screen.getByText(`Closed on ${chosenTimeTexts.choice(holiday)} (Puja).`)).toBeVisible();
});

test('with several branches a day is closed when all are, and a card says when its own is', async () => {
  const holiday = addDays(dayOf(Date.now()), 2);
  const open = [{ opens: '00:00', closes: '24:00' }];
  const week = Array<typeof open>(7).fill(open);
  const fair = [{ firstDay: holiday, lastDay: holiday, intervals: [], reason: 'Fair' }];
  const rows = [1, 2].map((branch) =>
    deskRow({
      reference: `REF-${branch}`,
      branch,
      appointment: { day: holiday, time: '11:00', state: 'asked' },
    }),
  );
  // Visitors see one branch alone.
  providePageData({ dealership: { ...dealership, hours: { week, special: [] } } });
  const branches = [
    { id: 1, name: 'Siliguri' },
    { id: 2, name: 'Malda', hours: { week, special: fair } },
  ];
  stubApi(({ url }) => {
    if (url === '/api/desk') return { data: { rows, next: null } };
    if (url === '/api/desk/choices') return { data: { reasons: [], colleagues: [], branches } };
    return { data: { days: [] } };
  });
  render(
    <RightsContext value={{ ...owner, has_branches: true }}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[screenAddress('appointments', { day: holiday })]}>
          <AppointmentsScreen />
        </MemoryRouter>
      </QueryClientProvider>
    </RightsContext>,
  );
  const closed = await screen.findAllByText(/^Closed/);
  expect(closed).toHaveLength(1);
  const card = closed[0]?.closest('[data-appointment]');
  expect(card).toHaveAttribute('data-appointment', 'REF-2');
  expect(card).toHaveTextContent('· Malda');
});
