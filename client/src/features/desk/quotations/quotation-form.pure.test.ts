import { describe, expect, it } from 'vitest';
import type { ModelRates } from '@dealership/shared';
import { beginForm, paiseOf, readForm } from './quotation-form.ts';

const rates: ModelRates = {
  model: 'shine125',
  variants: [
    { part: 'V1', name: 'Drum', price: 80_000 },
    { part: 'V2', name: 'Disc', price: 84_000 },
  ],
  fuel: 'petrol',
  size: 124,
  day: '2026-11-29',
  takesSamples: true,
  registrationPlaces: [{ code: 'siliguri', name: 'Siliguri' }],
  rates: [],
  extras: [{ code: 'helmet', name: 'Helmet', price: 1000 }],
  reductions: [],
  lenders: [],
  cardDays: 15,
};
const models = [
  { bikeName: 'Shine125', name: 'Shine 125' },
  { bikeName: 'Dio110', name: 'Dio 110' },
];

describe('a new quotation', () => {
  it('begins with the model and the variant of the enquiry, and takes nothing off', () => {
    const form = beginForm({ model: 'shine 125', variant: 'Disc' }, models);
    expect(form.bike).toBe('Shine125');
    const read = readForm(form, rates);
    expect(read?.sent).toMatchObject({
      variant: 'Disc',
      place: 'siliguri',
      extras: [],
      discount: null,
      exchange: null,
      booking: 0,
      validUntil: '2026-12-13',
      replaces: null,
    });
    expect(read?.card.total).toBe(84_000_00);
    expect(beginForm({ model: 'Splendor', variant: '' }, models).bike).toBe('');
  });

  it('has a discount and an exchange in its sum, and says when one is not an amount', () => {
    const form = beginForm({ model: 'Shine 125', variant: 'Drum' }, models);
    const both = {
      ...form,
      discount: '1,000',
      reason: 'Puja',
      exchange: '12000.50',
      oldVehicle: 'X',
    };
    expect(readForm(both, rates)?.card.total).toBe(66_999_50);
    expect(readForm({ ...form, booking: 'two' }, rates)?.isRight).toBe(false);
    expect([paiseOf(' '), paiseOf('12.5'), paiseOf('-1'), paiseOf('x')]).toEqual([
      0,
      12_50,
      undefined,
      undefined,
    ]);
  });
});
