import { describe, expect, it } from 'vitest';
import { choose, offerFor, readAsked, withoutFilters, withValues } from './filters.ts';

const model = (
  name: string,
  price: number,
  figures: Parameters<typeof offerFor>[0][number]['figures'],
  more: { class?: 'sport' | 'commuter' } = {},
) => ({ bikeName: name, name, price, figures, ...more });

const models = [
  model('A', 65_000, { engineCc: 98.98, seatHeight: 786, mileage: 65 }, { class: 'commuter' }),
  model('B', 90_000, { engineCc: 124.7, seatHeight: 790, mileage: 55 }, { class: 'commuter' }),
  model('C', 90_001, { engineCc: 110.5, seatHeight: 790 }, { class: 'sport' }),
  model('D', 168_000, { rangeKm: 100 }),
];

function found(search: string, list = models) {
  const asked = readAsked(search);
  const result = choose(list, asked, offerFor(list, asked));
  return { ...result, names: result.models.map(({ name }) => name).join('') };
}

describe('the offer', () => {
  it('has the filters whose figures differ, with the choices that divide the models', () => {
    const { filters, orders } = offerFor(models, readAsked(''));
    expect(filters.map(({ name, choices }) => [name, choices.map(({ value }) => value)])).toEqual([
      ['price', ['70000', '80000', '90000', '100000', '110000', '120000', '130000', '150000']],
      ['class', ['commuter', 'sport']],
      ['engine', ['110', '125']],
      ['mileage', ['60', '65']],
    ]);
    expect(orders).toEqual(['price', 'mileage', 'seat']);
  });

  it('has none for a single model, and none for models without figures', () => {
    expect(offerFor(models.slice(0, 1), readAsked(''))).toEqual({ filters: [], orders: [] });
    const bare = [model('A', 70_000, {}), model('B', 70_000, {})];
    expect(offerFor(bare, readAsked(''))).toEqual({ filters: [], orders: [] });
  });

  it('keeps what the address asks for, so that it can be dropped', () => {
    const { filters, orders } = offerFor(models.slice(0, 1), readAsked('?seat=800&sort=mileage'));
    expect(filters).toEqual([{ name: 'seat', choices: [{ value: '800', to: 800 }] }]);
    expect(orders).toEqual(['mileage']);
  });
});

describe('filters', () => {
  it.each([
    ['', 'ABCD'],
    ['?price=90000', 'AB'],
    ['?class=sport', 'C'],
    // Rounded, 110.5 cc is in the band above 110; a model without an engine is in none.
    ['?engine=125', 'BC'],
    ['?engine=110', 'A'],
    ['?engine=more', ''],
    ['?mileage=60', 'A'],
    ['?seat=790&class=commuter', 'AB'],
    ['?range=100', 'D'],
    ['?price=87&class=fast&sort=class&colour=red', 'ABCD'],
  ])('%j leaves %j', (search, names) => expect(found(search).names).toBe(names));

  it('count what each choice would leave beside the others', () => {
    const { counts } = found('?price=90000&class=sport');
    expect(counts.class).toEqual({ commuter: 2 });
    expect(counts.price).toMatchObject({ 100000: 1, 150000: 1 });
    expect(counts.price).not.toHaveProperty('90000');
    expect(found('').counts.class).toEqual({ commuter: 2, sport: 1 });
  });

  it('name the one whose dropping brings the most back, only when none is left', () => {
    expect(found('?price=80000&class=sport').toDrop).toEqual({ name: 'price', count: 1 });
    expect(found('?engine=more&class=commuter').toDrop).toEqual({ name: 'engine', count: 2 });
    expect(found('?engine=more&range=200&class=sport')).toMatchObject({
      names: '',
      toDrop: undefined,
    });
    expect(found('?price=80000').toDrop).toBeUndefined();
  });
});

it('a budget a month leaves the models whose sum is known and fits', () => {
  const costs = new Map(
    [2200, 2500, 2900].map((monthly, at) => {
      const bikeName = 'ABC'.charAt(at);
      return [bikeName, { bikeName, monthly, months: 36 }];
    }),
  );
  const asked = readAsked('?monthly=2500');
  const offer = offerFor(models, asked, costs);
  expect(offer.filters.map(({ name }) => name)).toContain('monthly');
  const { models: left, counts } = choose(models, asked, offer, costs);
  expect(left.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(counts.monthly).toEqual({ 2500: 2 });
});

describe('the order', () => {
  it.each([
    ['?sort=price', 'ABCD'],
    ['?sort=mileage', 'ABDC'],
    ['?sort=seat', 'ACBD'],
  ])('%j is %j, without the figure last', (search, names) => {
    const [a, b, c, d] = models as [Model, Model, Model, Model];
    expect(found(search, [d, c, b, a]).names).toBe(names);
  });
});

type Model = (typeof models)[number];

describe('the query', () => {
  it('keeps what is not of a filter', () => {
    expect(withValues('?bike=A&price=90000', { price: '', seat: '790' })).toBe('?bike=A&seat=790');
    expect(withoutFilters('?bike=A&price=90000&sort=seat')).toBe('?bike=A&sort=seat');
    expect(withValues('?price=90000', { price: '' })).toBe('');
  });
});
