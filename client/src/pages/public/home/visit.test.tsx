import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dealership } from '../../../lib/page/dealership.ts';
import { Visit } from './visit.tsx';

test('whom to call is named as it is shown', () => {
  render(<Visit />);
  const rows = screen.getAllByRole('link', { name: /\+91/ });
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    dealership()
      .phones.filter(({ department }) => department === 'sales' || department === 'service')
      .map(({ label, phone }) => `${label} ${phone}`),
  );
  for (const row of rows) expect(row).toHaveAccessibleName(row.textContent);
});
