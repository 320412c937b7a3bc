import type { DeskAlert } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { failure, stubApi } from '../../../../test/stub-api.ts';
import { BarAlerts } from './bar-alerts.tsx';
import { useKeys } from '../../../lib/staff/use-keys.ts';

const notice: DeskAlert = {
  id: 1,
  why: 'assigned',
  at: 0,
  count: 1,
  is_seen: false,
  reference: 'R1',
  kind: 'sales',
  name: 'Rina Das',
  model: 'Shine 125',
};

/** The bell over an enquiry that Escape closes. */
function Screen({ close }: { close: () => void }) {
  useKeys((key) => (key === 'Escape' ? close : undefined));
  return <BarAlerts count={1} />;
}

function show() {
  const close = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Screen close={close} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { close, person: userEvent.setup(), bell: screen.getByRole('button') };
}

test('Escape closes the list, and only then what is behind it', async () => {
  stubApi(() => ({ data: { notices: [notice] } }));
  const { close, person, bell } = show();
  await person.click(bell);
  await screen.findByRole('link');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(bell).toHaveFocus();
  expect(close).not.toHaveBeenCalled();
  await person.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

test('notices are shown also where it cannot be stored that they have been seen', async () => {
  stubApi(({ method }) =>
    method === 'post' ? failure(503, 'unavailable', 'Not now.') : { data: { notices: [notice] } },
  );
  const { person, bell } = show();
  await person.click(bell);
  expect(await screen.findByRole('link')).toHaveTextContent('Rina Das');
});

test('one notice counts many that were given at once, and leads to all of them', async () => {
  stubApi(() => ({ data: { notices: [{ ...notice, count: 345 }] } }));
  const { person, bell } = show();
  await person.click(bell);
  const link = await screen.findByRole('link');
  expect(link).toHaveTextContent('345 enquiries');
  expect(link).not.toHaveTextContent('Rina Das');
  expect(link.getAttribute('href')).toContain('view=open');
});
