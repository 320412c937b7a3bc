import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteHeader } from './site-header.tsx';
import { navItems } from './site-links.ts';

const user = userEvent.setup();

function showHeader(path = '/') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteHeader />
    </MemoryRouter>,
  );
  const [wide, narrow] = screen.getAllByRole('navigation', { name: 'Main', hidden: true });
  if (!wide || !narrow) throw new Error('the header has two menus, one for each width');
  return { header: screen.getByRole('banner'), wide, narrow };
}

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

test('the header offers its items in their order (rules: given-texts)', () => {
  const texts = navItems().map(({ text, links }) => [
    text,
    ...(links?.map((link) => link.text) ?? []),
  ]);
  expect(texts).toEqual([
    ['HOME'],
    ['MOTORCYCLE'],
    ['SCOOTERS'],
    ['SERVICES', 'BOOK FOR SERVICE', 'AMC', 'EXTENDED WARRANTY'],
    ['FINANCE'],
    ['NETWORKS', 'Siliguri'],
    ['OFFERS'],
    ['GALLERY'],
  ]);
});

test('the item of the present page is marked', () => {
  const { wide } = showHeader('/scooters');
  const current = within(wide).getAllByRole('link', { current: 'page', hidden: true });
  expect(current.map(({ textContent }) => textContent)).toEqual(['SCOOTERS']);
});

test('the contact bar shows two numbers for sales and two for service', () => {
  showHeader();
  const bar = screen.getByRole('region', { name: 'Phone numbers' });
  expect(within(bar).getAllByRole('link')).toHaveLength(4);
  expect(within(bar).getByRole('link', { name: '+91 00000 00003' })).toHaveAttribute(
    'href',
    'tel:+910000000003',
  );
});

test('the header knows that the page is scrolled by more than 50 pixels', () => {
  const { header } = showHeader();
  scrollTo(50);
  expect(header).not.toHaveAttribute('data-scrolled');
  scrollTo(51);
  expect(header).toHaveAttribute('data-scrolled');
  scrollTo(0);
  expect(header).not.toHaveAttribute('data-scrolled');
});

test('Escape closes the menu and gives the focus back to its button', async () => {
  const { narrow } = showHeader();
  const menu = narrow.closest('details');
  const button = screen.getByText('Menu').closest('summary');
  await user.click(button!);
  expect(menu).toHaveAttribute('open');
  within(narrow).getByRole('link', { name: 'FINANCE' }).focus();
  await user.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(button).toHaveFocus();
});

test('a press elsewhere closes the menu, and so does a choice', async () => {
  const { narrow } = showHeader();
  const menu = narrow.closest('details');
  const button = screen.getByText('Menu').closest('summary');
  await user.click(button!);
  await user.click(document.body);
  expect(menu).not.toHaveAttribute('open');
  await user.click(button!);
  await user.click(within(narrow).getByRole('link', { name: 'GALLERY' }));
  expect(menu).not.toHaveAttribute('open');
});
