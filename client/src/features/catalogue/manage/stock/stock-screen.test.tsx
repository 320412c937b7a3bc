import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { StockCell, StockList } from '@dealership/shared';
import { owner, rightsOf } from '../../../../../test/rights.ts';
import { stubApi, type ApiCall } from '../../../../../test/stub-api.ts';
import { RightsContext } from '../../../../lib/staff/rights.ts';
import { StockScreen } from './stock-screen.tsx';

vi.mock('../../../../lib/toasts/toasts.ts');

const cellOf = (stock: StockCell['stock'], touched = '2026-11-27'): StockCell => ({
  part: 'V1',
  colour: 5,
  stock,
  by: 'mousumi',
  touched,
});

const list = (cells: StockCell[]): StockList => ({
  is_shown: true,
  today: '2026-11-29',
  models: [
    {
      id: 3,
      name: 'Livo',
      variants: [
        { part: 'V1', name: 'Drum' },
        { part: 'V2', name: 'Disc' },
      ],
      colours: [
        { id: 5, name: 'Black', swatch: null },
        { id: 6, name: 'Red', swatch: '#a00' },
      ],
    },
  ],
  cells,
});

function open(
  stored: StockList,
  { rights = owner, answer = {} }: { rights?: typeof owner; answer?: object } = {},
) {
  const calls: ApiCall[] = stubApi((call) =>
    call.method === 'get'
      ? { data: stored }
      : { data: { message: 'Saved', changed: 1, cells: [], others: [], ...answer } },
  );
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RightsContext value={rights}>
        <MemoryRouter>
          <StockScreen />
        </MemoryRouter>
      </RightsContext>
    </QueryClientProvider>,
  );
  return { calls, person: userEvent.setup() };
}

const field = () => screen.findByLabelText('Stock: Livo, Drum, Black');

test('a choice is sent with what was shown, and is in its cell afterwards', async () => {
  const now = { ...cellOf('days-7', '2026-11-29'), by: 'arunima' };
  const { calls, person } = open(list([cellOf('order')]), { answer: { cells: [now] } });
  await person.selectOptions(await field(), 'In 7 days');
  await waitFor(() => expect(screen.getByText(/, arunima$/)).toBeVisible());
  expect(calls.at(-1)).toMatchObject({
    method: 'patch',
    body: { changes: [{ part: 'V1', colour: 5, seen: 'order', wanted: 'days-7' }] },
  });
  expect(await field()).toHaveValue('days-7');
});

test('the cell names what another person entered in between, whether it stays or not', async () => {
  for (const [isKept, text] of [
    [false, 'Meanwhile priya had said “On order”. Yours counts now.'],
    [true, 'Meanwhile priya has said “On order”. It stays, please look again.'],
  ] as const) {
    const other = { ...cellOf('order'), by: 'priya', is_kept: isKept };
    const { person } = open(list([cellOf('showroom')]), { answer: { others: [other] } });
    await person.click(
      (await screen.findAllByRole('button', { name: 'Confirm all: Livo' })).at(-1)!,
    );
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test('one press confirms all that is known of a model, but no days that are over', async () => {
  const { calls, person } = open(
    list([
      cellOf('showroom', '2026-11-01'),
      { ...cellOf('days-2', '2026-11-20'), colour: 6 },
      { ...cellOf('order'), part: 'V2' },
      { ...cellOf(''), part: 'V2', colour: 6 },
    ]),
  );
  const livo = await screen.findByRole('group');
  expect(within(livo).getByText('Too old: visitors read “Ask us”')).toBeVisible();
  expect(within(livo).getByText('The days are over: visitors read “Ask us”')).toBeVisible();
  expect(screen.getByText('0 in the showroom, 2 to look at again')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Confirm all: Livo' }));
  expect(calls.at(-1)).toMatchObject({
    body: {
      changes: [
        { part: 'V1', colour: 5, seen: 'showroom', wanted: 'showroom' },
        { part: 'V2', colour: 5, seen: 'order', wanted: 'order' },
      ],
    },
  });
});

test('days that no list has are offered too, and those who may not change it read it', async () => {
  open(list([cellOf('days-23')]), { rights: rightsOf('viewer') });
  expect(await screen.findByText('In 23 days')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  open(list([cellOf('days-23')]));
  expect(await field()).toHaveValue('days-23');
});

test('a hint says that visitors do not see it yet', async () => {
  open({ ...list([]), is_shown: false });
  expect(await screen.findByText(/does not show this yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Switch it on in the settings' })).toBeVisible();
});
