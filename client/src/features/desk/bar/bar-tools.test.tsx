import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { owner } from '../../../../test/rights.ts';
import { stubApi } from '../../../../test/stub-api.ts';
import { RightsContext } from '../../../lib/staff/rights.ts';
import { BarTools } from './bar-tools.tsx';

vi.mock('../../../lib/toasts/toasts.ts');

test('duty begins with a press also before the counts have come', async () => {
  const calls = stubApi(({ url }) =>
    url === '/api/desk/duty'
      ? { data: { on_duty_until: Date.now() + 1000 } }
      : new Promise(() => {}),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RightsContext value={owner}>
          <BarTools isAtDesk={false} />
        </RightsContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('switch', { name: 'On duty' }));
  await waitFor(() =>
    expect(calls).toContainEqual({
      method: 'patch',
      url: '/api/desk/duty',
      body: { isOn: true },
    }),
  );
});
