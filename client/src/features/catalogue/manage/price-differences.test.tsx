import type { PriceListCheck } from '@dealership/shared';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PriceDifferences } from './price-differences.tsx';

const change = { model: 'Livo', part_no: '', old: 80_000, name_in_file: '' };

const found: PriceListCheck = {
  valid_from: '2026-11-26',
  sheet: '',
  columns: [],
  hidden: 0,
  unchanged: 0,
  absent: 0,
  unknown: [],
  changes: [
    { ...change, key: 'V1', name: 'Drum', price: 8000 },
    { ...change, key: 'V2', name: 'Disc', price: 82_000 },
  ],
  errors: [
    {
      row: 4,
      row_text: 'Livo · Combi · abc',
      about: 'Livo Combi',
      column: 'Price (₹)',
      typed: 'abc',
      text: 'Please enter a valid price',
    },
  ],
};

test('a price with a figure too few is marked, and what is wrong is shown with its row', () => {
  render(<PriceDifferences found={found} action={null} />);
  expect(screen.getByText(/^2 prices change\. 1 price falls to less than half/)).toBeVisible();
  const rowOf = (name: string) => screen.getByText(name).closest('tr');
  expect(rowOf('Drum')).toHaveTextContent('Large change');
  expect(rowOf('Disc')).not.toHaveTextContent('Large change');
  expect(
    rowOf('Row 4, Livo Combi, Price (₹): “abc”. Please enter a valid price'),
  ).toHaveTextContent('Livo · Combi · abc');
});
