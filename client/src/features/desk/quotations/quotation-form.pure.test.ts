import { describe, expect, it } from 'vitest';
import {
  priceCard,
  toStoredCard,
  type CardChoices,
  type LocalText,
  type ModelRates,
} from '@dealership/shared';
import { modelRates } from '../../../../../shared/test/model-rates.ts';
import { beginForm, paiseOf, readForm } from './quotation-form.ts';

const rates: ModelRates = {
  ...modelRates,
  extras: [{ code: 'helmet', name: 'Helmet', price: 1000 }],
};
const models = [
  { bikeName: 'Shine125', name: 'Shine 125' },
  { bikeName: 'Dio110', name: 'Dio 110' },
];

const asked = ({ model, variant }: { model: string; variant?: string }) => ({
  enquiry: { sent: { model, details: variant === undefined ? {} : { variant } } },
});
const lender: ModelRates['lenders'][number] = {
  code: 'bank',
  name: 'Bank',
  form: 'reducing',
  annualRate: 12,
  months: [12, 24],
  charge: 0,
  isChargeInInstalments: false,
};

describe('a new quotation', () => {
  it('begins with the model and the variant of the enquiry, and takes nothing off', () => {
    const form = beginForm(asked({ model: 'shine 125', variant: 'Disc' }), models);
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
    expect(beginForm(asked({ model: 'Splendor' }), models).bike).toBe('');
  });

  it('has a discount and an exchange in its sum, and says when one is not an amount', () => {
    const form = beginForm(asked({ model: 'Shine 125', variant: 'Drum' }), models);
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

  describe('for an enquiry with a price card', () => {
    const choices: CardChoices = {
      place: 'malda',
      tax: 'tax-five-years',
      extras: ['helmet'],
      hasCover: true,
      loan: { lender: 'bank', months: 24, down: 20_000_00 },
    };
    const kept = toStoredCard(
      priceCard<LocalText>(
        { model: 'shine125', price: 84_000_00, fuel: 'petrol', size: 124 },
        choices,
        {
          registrationPlaces: [],
          rates: [],
          extras: [],
          reductions: [],
          lenders: [],
          cardDays: 15,
        },
        { day: '2026-09-29', takesSamples: true },
      ),
      {
        language: 'en',
        model: 'shine125',
        modelName: 'Shine 125',
        variant: 'Disc',
        placeName: { en: 'Malda' },
        choices,
        labelOf: ({ line }) => line,
      },
    );
    const enquiry = { ...asked({ model: 'Dio 110', variant: 'Drum' }), price_card: { card: kept } };
    const malda = { code: 'malda', name: 'Malda' };

    it('begins with all choices of the card', () => {
      const form = beginForm(enquiry, models);
      const read = readForm(form, {
        ...rates,
        registrationPlaces: [...rates.registrationPlaces, malda],
        lenders: [lender],
      });
      expect(read?.sent).toMatchObject({ bike: 'Shine125', variant: 'Disc', ...choices });
      expect(read?.gone).toEqual([]);
    });

    it('names what is no longer offered', () => {
      expect(readForm(beginForm(enquiry, models), rates)?.gone).toEqual(['place', 'lender']);
    });

    it('begins as any other where there is no card', () => {
      const without = { ...enquiry, price_card: { card: 'no-place' as const } };
      expect(beginForm(without, models)).toMatchObject({
        bike: 'Dio110',
        card: { variant: 'Drum' },
      });
    });
  });
});
