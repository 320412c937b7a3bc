import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRupees, paiseToRupees, rupeesToPaise } from './money.ts';

describe('rupees and paise', () => {
  it.each([
    [0.01, 1],
    [1.1, 110],
    [0.29, 29],
    [1.15, 115],
    [75000.5, 7_500_050],
    [8_888_888.88, 888_888_888],
    [10_000_000, 1_000_000_000],
  ])('%d rupees are %d paise', (rupees, paise) => {
    expect(rupeesToPaise(rupees)).toBe(paise);
    expect(paiseToRupees(paise)).toBe(rupees);
  });

  it('are the same amount there and back, for every amount that may be sent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (paise) => {
        expect(rupeesToPaise(paiseToRupees(paise))).toBe(paise);
        expect(rupeesToPaise(Number((paise / 100).toFixed(2)))).toBe(paise);
      }),
    );
  });
});

describe('formatRupees', () => {
  it.each([
    [0, '₹\u00a00'],
    [9_900, '₹\u00a099'],
    [10_239_000, '₹\u00a01,02,390'],
    [1_000_000_000, '₹\u00a01,00,00,000'],
    [9_999_950, '₹\u00a099,999.50'],
    [7_500_025, '₹\u00a075,000.25'],
  ])('%d paise read %s', (paise, text) => {
    expect(formatRupees(paise)).toBe(text);
  });
});
