import type { ModelRow } from '@dealership/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { rightsOf } from '../../../../test/rights.ts';
import { stubApi } from '../../../../test/stub-api.ts';
import { RightsContext } from '../../../lib/staff/rights.ts';
import { ModelsScreen } from '../models-screen.tsx';

const row: ModelRow = {
  id: 1,
  name: 'Activa 6G',
  bike_name: 'Activa 6G',
  type: 'scooter',
  on_sale: true,
  is_published: true,
  has_draft: false,
  changes: 0,
  publish_at: '',
  prices_from: '2031-12-01',
  days_left: null,
  picture: { path: '', width: 1280, height: 960, placeholder: '#aabbcc' },
  outline: 'scooter',
  price: 78_500,
  colours: [{ name: 'Pearl White', swatch: '#fafafa' }],
};

async function open(address: string) {
  const off = { ...row, id: 2, name: 'Dio 125', bike_name: 'Dio 125', on_sale: false };
  const calls = stubApi(() => ({ data: { models: [row, off] } }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <RightsContext value={rightsOf('sales')}>
          <ModelsScreen />
        </RightsContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('list', { name: 'Models, in the order of the lists' });
  return calls;
}

// Also at the address of a model's editor.
test.each(['/admin/models', '/admin/models?model=1'])(
  'sales read published models at %s, and change nothing',
  async (address) => {
    const calls = await open(address);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/drag|draft/i)).toBeNull();
    const [activa, dio] = screen.getAllByRole('listitem').map((each) => within(each));
    expect(activa?.getByText('from ₹ 78,500')).toBeVisible();
    expect(activa?.getByText(/^New prices from .*1 Dec/)).toBeVisible();
    const page = activa?.getByRole('link', { name: 'Activa 6G' });
    expect(page).toHaveAttribute('href', '/view-details?bike=activa6g');
    const brochure = activa?.getByRole('link', { name: 'Brochure of Activa 6G' });
    expect(brochure).toHaveAttribute('href', '/brochures/activa6g.pdf');
    // Visitors have no page of a model that is not on sale.
    expect(dio?.getByRole('link', { name: 'Dio 125' })).toHaveAttribute('href', '/admin/price');
    expect(dio?.queryByRole('link', { name: /Brochure/ })).toBeNull();
    expect(calls.map(({ url }) => url)).toEqual(['/api/vehicles']);
  },
);

test('search and filter narrow the list', async () => {
  await open('/admin/models');
  const person = userEvent.setup();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All types',
    'Motorcycle',
    'Scooter',
    'All states',
    'Published',
    'Not on sale',
  ]);
  await person.selectOptions(screen.getByLabelText('State'), 'Not on sale');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Show all models' }));
  await person.type(screen.getByLabelText('Search by name'), 'activa');
  expect(screen.getByText('1 of 2 models')).toBeVisible();
});
