import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TableCard } from './table-card.tsx';

test('the link has the chosen paper and language', async () => {
  render(<TableCard kind="offers" id={4} />);
  const user = userEvent.setup();
  await user.click(screen.getByText('Print table card', { selector: 'summary' }));
  const link = await screen.findByRole('link', { name: 'Print table card' });
  expect(link).toHaveAttribute('href', '/api/table-cards/offers/4?paper=a5&language=en');
  await user.selectOptions(screen.getByLabelText('Paper'), 'A4');
  await user.selectOptions(screen.getByLabelText('Language of the card'), 'বাংলা');
  expect(link).toHaveAttribute('href', '/api/table-cards/offers/4?paper=a4&language=bn');
});

test('without a number it prints the cards of all', async () => {
  render(<TableCard kind="models" />);
  await userEvent.click(screen.getByText('Print the table cards of all models'));
  const link = await screen.findByRole('link', { name: 'Print all, a page each' });
  expect(link).toHaveAttribute('href', '/api/table-cards/models?paper=a5&language=en');
});
