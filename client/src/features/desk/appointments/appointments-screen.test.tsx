import { addDays, dayOf, screenAddress } from '@dealership/shared';
import { chosenTimeTexts } from '@dealership/shared/texts/common/chosen-time.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { dealership } from '../../../../../shared/test/dealership.ts';
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
