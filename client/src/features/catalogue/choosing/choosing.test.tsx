import { USUAL_DOWN, type VehicleCard } from '@dealership/shared';
import { monthlyTexts } from '@dealership/shared/texts/common/price/monthly.ts';
import { choosingTexts as texts } from '@dealership/shared/texts/public/choosing.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { stubApi } from '../../../../test/stub-api.ts';
import * as measures from '../measures.ts';
import { Choosing } from './choosing.tsx';

vi.mock('../catalogue-resources.ts', () => ({ useVehicles: () => ({ status: 'loading' }) }));

const answer = { isSample: true, models: [{ bikeName: 'Shine', monthly: 2990.5, months: 36 }] };

const picture = { width: 4, height: 3, placeholder: '#ffffff' };
const card = (id: number, name: string, more: Partial<VehicleCard>): VehicleCard => ({
  id,
  name,
  bikeName: name,
  nameImg: '',
  bikeIcon: '',
  image: '',
  side: { path: '', ...picture },
  specs: { engine: '109 cc', power: '', transmission: '', document: '' },
  price: 70_000,
  hasDetails: true,
  hasFrames: false,
  outline: 'motorcycle',
  figures: {},
  ...picture,
  ...more,
});

const vehicles = [
  card(1, 'Shine', { price: 65_000, class: 'commuter', figures: { seatHeight: 786 } }),
  card(2, 'Hornet', { price: 147_000, class: 'naked', figures: { seatHeight: 791 } }),
  card(3, 'CD110', { price: 74_000, class: 'commuter', hasDetails: false }),
];

function Address() {
  return <code aria-label="Address">{useLocation().search}</code>;
}

const address = () => screen.getByLabelText('Address').textContent;

function show(search: string) {
  stubApi(({ url }) => (url === '/api/monthly-costs' ? { data: answer } : undefined));
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(
    <MemoryRouter initialEntries={[`/motorcycle${search}`]}>
      <Choosing vehicles={vehicles} label="All" />
      <Address />
    </MemoryRouter>,
  );
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);

test('a filter and the order change the list and the address, and the rest of it stays', async () => {
  show('?bike=Shine');
  const user = userEvent.setup();
  expect(names()).toEqual(['Shine', 'Hornet', 'CD110']);
  expect(screen.getByRole('status')).toHaveTextContent(texts.found(3, 3));
  const ofClass = screen.getByLabelText(texts.names.class);
  expect(
    within(ofClass)
      .getAllByRole('option')
      .map((each) => each.textContent),
  ).toEqual([
    texts.any,
    texts.counted(texts.classes.commuter, 2),
    texts.counted(texts.classes.naked, 1),
  ]);
  await user.selectOptions(ofClass, 'commuter');
  expect(names()).toEqual(['Shine', 'CD110']);
  expect(screen.getByRole('status')).toHaveTextContent(texts.found(2, 3));
  expect(address()).toBe('?bike=Shine&class=commuter');
  expect(screen.getByText(texts.fold(1))).toBeVisible();
  await user.selectOptions(screen.getByLabelText(texts.sort), 'seat');
  await user.click(screen.getByRole('button', { name: texts.clear }));
  expect(names()).toEqual(['Shine', 'Hornet', 'CD110']);
  expect(address()).toBe('?bike=Shine&sort=seat');
  expect(screen.getByRole('status')).toHaveFocus();
});

test('a filter and the order draw no card again', async () => {
  show('');
  await screen.findByText(/2,990/);
  const [, hornet] = screen.getAllByRole('listitem');
  const drawn = vi.spyOn(measures, 'measuresOf');
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText(texts.names.class), 'commuter');
  expect(hornet).not.toBeVisible();
  await user.selectOptions(screen.getByLabelText(texts.sort), 'seat');
  await user.selectOptions(screen.getByLabelText(texts.names.class), '');
  expect(names()).toEqual(['Shine', 'Hornet', 'CD110']);
  expect(screen.getAllByRole('listitem')[1]).toBe(hornet);
  expect(drawn).not.toHaveBeenCalled();
});

test('only filters that divide the models are offered', () => {
  show('');
  const { price, class: kind, seat } = texts.names;
  expect(screen.getAllByRole('combobox')).toHaveLength(4);
  for (const label of [price, kind, seat, texts.sort])
    expect(screen.getByLabelText(label)).toBeVisible();
});

test('with none left a button drops the filter that brings the most back', async () => {
  show('?price=80000&class=naked&find=');
  expect(names()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(texts.none);
  // Without the class two fit the budget, without the budget one is naked.
  const drop = screen.getByRole('button', { name: /^Drop “Class: Naked” – 2 models$/ });
  await userEvent.setup().click(drop);
  expect(names()).toEqual(['Shine', 'CD110']);
  expect(address()).toBe('?price=80000&find=');
  expect(screen.getByRole('status')).toHaveFocus();
});

test('a search is in the address, and filters what it has found', async () => {
  show('?find=hornet&price=80000');
  const drop = await screen.findByRole('button', { name: /^Drop “Budget: .*” – 1 model$/ });
  fireEvent.click(drop);
  expect(names()).toEqual(['Hornet']);
  const box = screen.getByRole('searchbox');
  expect(box).toHaveValue('hornet');
  await act(() => userEvent.clear(box));
  expect(address()).toBe('');
  expect(names()).toHaveLength(3);
});

test('a card says what its model costs a month where that is known, and that it is a sample', async () => {
  show('');
  const [shine, hornet] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  const { sum, terms, sample } = monthlyTexts;
  await within(shine).findByText(sum(2990_50).replaceAll('\u00a0', ' '));
  within(shine).getByText(terms(36, USUAL_DOWN).replaceAll('\u00a0', ' '));
  expect(within(hornet).queryByText(/month/)).toBeNull();
  expect(screen.getByText(new RegExp(sample))).toBeVisible();
});

test('a card leads to the page about its model, or to the page to ask about it', () => {
  show('');
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Shine')).toBe('/view-details?bike=Shine');
  expect(target('CD110')).toBe('/text-ride-booking?bike=CD110');
});
