import { describe, expect, it } from 'vitest';
import { modelRates } from '../../test/model-rates.ts';
import { monthlyCost, usualMonthlyCost, USUAL_DOWN } from './monthly.ts';
import { priceCard, type CardVehicle } from './card.ts';
import { rateLines } from './rate-lines.ts';
import type { ModelRates } from './rates-schema.ts';

const lender = (code: string, months: number[], annualRate = 12): ModelRates['lenders'][number] => {
  const terms = { form: 'flat' as const, annualRate, charge: 0, isChargeInInstalments: false };
  return { code, name: code, months, ...terms };
};
const rates: ModelRates = {
  ...modelRates,
  rates: rateLines.map((line) => ({
    line,
    place: '',
    fuel: 'petrol',
    validFrom: '2026-01-01',
    validTo: '',
    source: '',
    checkedOn: '2026-11-01',
    bands: [{ size: null, price: null, rate: { amount: 1000 } }],
  })),
  lenders: [lender('bank', [12, 36]), lender('counter', [24, 36], 24)],
};

describe('the monthly cost', () => {
  it('is the smallest of all lenders, of the cheapest variant on the road', () => {
    // 80,000 and six lines of 1,000, the lender's entry among them; a fifth is paid down.
    const [total, months] = [86_000_00, 36];
    const principal = total * 0.8;
    expect(usualMonthlyCost(rates)).toEqual({
      lender: 'bank',
      months,
      down: 17_200_00,
      monthly: Math.round((principal * 1.36) / months),
    });
  });

  it('is the one of the price card with that loan', () => {
    const vehicle: CardVehicle = { model: 'shine125', price: 84_124_00, fuel: 'petrol', size: 124 };
    const choices = {
      place: 'siliguri',
      tax: 'tax-five-years',
      extras: [],
      hasCover: true,
    } as const;
    const cost = monthlyCost(vehicle, choices, rates, rates);
    const card = priceCard(vehicle, { ...choices, loan: cost ?? null }, rates, rates);
    expect(card.loan).toMatchObject({ monthly: cost?.monthly });
    // In whole rupees.
    expect((cost?.down ?? 0) % 100).toBe(0);
    expect((cost?.down ?? 0) / card.total).toBeCloseTo(USUAL_DOWN / 100, 4);
  });

  it.each<[string, Partial<ModelRates>]>([
    ['a lender', { lenders: [] }],
    ['an office', { registrationPlaces: [] }],
    ['a checked rate', { rates: rates.rates.map((rate) => ({ ...rate, checkedOn: '' })) }],
    ['one of the rates', { rates: rates.rates.filter(({ line }) => line !== 'loan-entry') }],
    ['a variant', { variants: [] }],
  ])('is unknown without %s', (_what, part) => {
    expect(usualMonthlyCost({ ...rates, ...part })).toBeUndefined();
  });
});
