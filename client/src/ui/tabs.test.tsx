import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const user = userEvent.setup();

function showTabs() {
  const tabs = ['Sales', 'Service', 'SpareParts'].map((label) => ({
    key: label,
    label,
    content: <input aria-label={`${label} name`} />,
  }));
  render(<Tabs label="Enquiry" tabs={tabs} />);
}

test('the first tab is chosen and only its panel is shown', () => {
  showTabs();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Sales');
  expect(screen.getAllByRole('tabpanel')).toEqual([
    screen.getByRole('tabpanel', { name: 'Sales' }),
  ]);
});

test('arrows, Home and End choose and wrap, and one Tab leads out', async () => {
  showTabs();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'SpareParts' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'SpareParts' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Sales' })).toHaveFocus();
  await user.keyboard('{End}{Home}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Service' })).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('Service name')).toHaveFocus();
});

test('each panel keeps what was typed into it', async () => {
  showTabs();
  await user.type(screen.getByLabelText('Sales name'), 'Asha');
  await user.click(screen.getByRole('tab', { name: 'Service' }));
  expect(screen.getByLabelText('Service name')).toHaveValue('');
  await user.click(screen.getByRole('tab', { name: 'Sales' }));
  expect(screen.getByLabelText('Sales name')).toHaveValue('Asha');
});

test('a caller that keeps the chosen tab is asked to change it', async () => {
  const onChoose = vi.fn();
  const tabs = ['one', 'two'].map((key) => ({ key, label: key, mark: '3', content: key }));
  render(<Tabs label="Parts" tabs={tabs} chosenKey="two" onChoose={onChoose} />);
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('two 3');
  await user.click(screen.getByRole('tab', { name: 'one 3' }));
  expect(onChoose).toHaveBeenCalledWith('one');
  expect(screen.getByRole('tabpanel', { name: 'two 3' })).toBeVisible();
});
