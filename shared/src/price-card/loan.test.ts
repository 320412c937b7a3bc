import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanForms, loanOf, trueAnnualRate, type LoanTerms } from './loan.ts';

const terms = (part: Partial<LoanTerms> = {}): LoanTerms => ({
  form: 'reducing',
  annualRate: 12,
  months: 24,
  charge: 0,
  isChargeInInstalments: true,
  ...part,
});

/** The example of the trade: ₹ 80,000, a fifth paid down. */
const example = (part: Partial<LoanTerms>) => loanOf(terms(part), 80_000_00, 64_000_00);

describe('loanOf', () => {
  it.each([
    [{ form: 'reducing' }, 3012_70, 12],
    [{ form: 'flat-on-price' }, 3466_67, 26.58],
    [{ form: 'flat-on-price', charge: 2500_00 }, 3570_83, 29.77],
  ] as const)('%j: the instalment and the true yearly rate', (part, monthly, rate) => {
    expect(example(part)).toMatchObject({ monthly, trueAnnualRate: rate });
  });

  it('takes a charge beforehand out of what is received', () => {
    const {
      totalPaid,
      cost,
      trueAnnualRate: rate,
    } = loanOf(terms({ charge: 500_00, isChargeInInstalments: false }), 80_000_00, 64_000_00);
    expect(totalPaid).toBe(3012_70 * 24 + 500_00);
    expect(cost).toBe(totalPaid - 64_000_00);
    expect(rate).toBeGreaterThan(12);
  });

  it('has no rate when the charge eats up the loan', () => {
    const eaten = { charge: 64_000_00, isChargeInInstalments: false };
    expect(example(eaten).trueAnnualRate).toBeNull();
  });

  it('costs nothing without interest and charge', () => {
    expect(example({ annualRate: 0, months: 25 })).toMatchObject({ cost: 0, trueAnnualRate: 0 });
  });

  it('agrees with plain book-keeping for 500 loans of the three forms', () => {
    fc.assert(
      fc.property(
        fc.record({
          form: fc.constantFrom(...loanForms),
          annualRate: fc.double({ min: 0, max: 40, noNaN: true }),
          months: fc.integer({ min: 3, max: 84 }),
          charge: fc.integer({ min: 0, max: 5000_00 }),
          isChargeInInstalments: fc.boolean(),
        }),
        fc.integer({ min: 50_000_00, max: 500_000_00 }),
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        (loan, price, share) => {
          const principal = Math.round(price * share);
          const { monthly, trueAnnualRate: rate } = loanOf(loan, price, principal);
          const received = principal - (loan.isChargeInInstalments ? 0 : loan.charge);
          // What is owed at the end at a rate is above 0 for a higher rate, and below for a lower one.
          const owedAt = (percent: number) => {
            let owed = received;
            for (let month = 0; month < loan.months; month += 1)
              owed += (owed * percent) / 1200 - monthly;
            return owed;
          };
          expect(rate).not.toBeNull();
          expect(owedAt((rate ?? 0) + 0.01)).toBeGreaterThan(0);
          if ((rate ?? 0) > 0) expect(owedAt((rate ?? 0) - 0.01)).toBeLessThan(0);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('trueAnnualRate', () => {
  it('is that of the sample of the key facts statement', () => {
    expect(trueAnnualRate(19_600_00, 970_00, 24)).toBeCloseTo(17.1, 1);
  });
});
