import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ShownStock } from '@dealership/shared';
import { stubApi } from '../../../../test/stub-api.ts';
import { ModelStock } from './model-stock.tsx';

const row = (stock: ShownStock['stock'], more: Partial<ShownStock> = {}): ShownStock => ({
  part: 'V1',
  colour: 5,
  name: 'Black',
  swatch: '#111',
  stock,
  touched: '2026-11-28',
  ...more,
});

async function open(bikeName: string, stock: ShownStock[] | undefined, search = '') {
  const variants = [
    { part: 'V1', name: 'Drum', price: 1 },
    { part: 'V2', name: 'Disc', price: 2 },
  ];
  stubApi(() => ({ data: { variants, ...(stock && { stock }) } }));
  render(
    <MemoryRouter initialEntries={[`/view-details${search}`]}>
      <ModelStock model={{ bikeName, name: 'Livo' }} colour={6} />
      <p>the rest</p>
    </MemoryRouter>,
  );
  await screen.findByText('the rest');
}

test('each colour of the chosen variant says whether it is there, and since when that is known', async () => {
  await open(
    'Livo 1',
    [
      row('order'),
      row('showroom', { part: 'V2' }),
      row('days-7', { part: 'V2', colour: 6, name: 'Red' }),
      row('ask', { part: 'V2', colour: 7, name: 'Blue', touched: '' }),
    ],
    '?variant=Disc',
  );
  const stock = await screen.findByRole('region', { name: 'Stock and waiting' });
  expect(stock).toHaveTextContent('Livo Disc');
  const rows = within(stock).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'BlackIn the showroomas of 28 Nov 2026',
    'RedYour colourIn 7 dayscounted from 28 Nov 2026',
    'BlueAsk us',
  ]);
  expect(rows.map((each) => each.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  expect(within(stock).getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    expect.stringContaining('/text-ride-booking?'),
  );
});

test('a model without stock says nothing', async () => {
  await open('Livo 2', undefined);
  expect(screen.queryByRole('region')).toBeNull();
});
