import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Banner } from '@dealership/shared';
import { stubApi } from '../../../../test/stub-api.ts';
import { Banners } from './banners.tsx';

const shape = { width: 4, height: 3, placeholder: '#ffffff' };
const banners: Banner[] = [
  {
    id: 3,
    filepath: '/a.png',
    ...shape,
    model: { bikeName: 'Dio 125', name: 'Dio 125', price: 86470, hasDetails: true },
  },
  {
    id: 2,
    filepath: '/b.png',
    ...shape,
    model: { bikeName: 'XBLADE', name: 'X-Blade', price: 120000, hasDetails: false },
  },
  { id: 1, filepath: '/c.png', ...shape },
];

test('a slide has its model, price and link, where it shows a model that is sold', async () => {
  stubApi(() => ({ data: banners }));
  render(<Banners />, { wrapper: MemoryRouter });
  await screen.findByText('Dio 125');
  const slides = screen.getAllByRole('listitem');
  expect(slides.map(({ textContent }) => textContent)).toEqual([
    'Dio 125 ₹\u00a086,470 Ex-showroom View details',
    'X-Blade ₹\u00a01,20,000 Ex-showroom Ask about it',
    '',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/view-details?bike=Dio125',
    '/text-ride-booking?bike=XBLADE',
  ]);
  // The picture does not repeat the text of the line.
  expect(screen.getByRole('img')).toHaveAccessibleName('Showroom picture 3 of 3');
});
