import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emiOf, formatExactRupees } from './emi.ts';

const loans = fc.record({
  amount: fc.integer({ min: 1_000, max: 10_000_000 }),
  annualRate: fc.double({ min: 0, max: 60, noNaN: true }),
  years: fc.integer({ min: 1, max: 30 }),
});

/** The debt after the last instalment, by plain book-keeping, month by month. */
function owedAtTheEnd(loan: { amount: number; annualRate: number; years: number }): number {
  const { monthly } = emiOf(loan);
  let owed = loan.amount;
  for (let month = 0; month < loan.years * 12; month += 1) {
    owed += (owed * loan.annualRate) / 12 / 100;
    owed -= monthly;
  }
  return owed;
}

describe('emiOf', () => {
  it.each([
    [{ amount: 100_000, annualRate: 10, years: 3 }, 3226.72],
    [{ amount: 75_000, annualRate: 9.5, years: 2 }, 3443.59],
    [{ amount: 1_000_000, annualRate: 12, years: 1 }, 88_848.79],
    [{ amount: 36_000, annualRate: 0, years: 3 }, 1000],
  ])('%o is %d a month', (loan, monthly) => {
    expect(emiOf(loan).monthly).toBeCloseTo(monthly, 2);
  });

  it('leaves nothing owed after the last instalment', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        // A rate that compounds over 360 months turns a paisa of rounding into many.
        const growth = (1 + loan.annualRate / 1200) ** (loan.years * 12);
        expect(Math.abs(owedAtTheEnd(loan))).toBeLessThan(loan.amount * growth * 1e-10);
      }),
    );
  });

  it('adds up: what is paid is what was borrowed and the interest', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { monthly, totalInterest, totalPaid } = emiOf(loan);
        expect(totalPaid).toBeCloseTo(monthly * loan.years * 12, 4);
        expect(loan.amount + totalInterest).toBeCloseTo(totalPaid, 4);
        expect(totalInterest).toBeGreaterThan(-1e-6);
      }),
    );
  });

  it('costs no interest at a rate of 0, and hardly any just above', () => {
    fc.assert(
      fc.property(loans, ({ amount, years }) => {
        const free = emiOf({ amount, years, annualRate: 0 });
        expect(free.monthly).toBe(amount / (years * 12));
        expect(free.totalInterest).toBeCloseTo(0, 6);
        const nearlyFree = emiOf({ amount, years, annualRate: 1e-9 });
        expect(nearlyFree.monthly).toBeCloseTo(free.monthly, 3);
      }),
    );
  });

  it('grows with the rate', () => {
    fc.assert(
      fc.property(loans, ({ amount, years, annualRate }) => {
        const { monthly } = emiOf({ amount, years, annualRate });
        expect(emiOf({ amount, years, annualRate: annualRate + 1 }).monthly).toBeGreaterThan(
          monthly,
        );
      }),
    );
  });
});

describe('formatExactRupees', () => {
  it.each([
    [3226.7187, '₹\u00a03,226.72'],
    [102_390, '₹\u00a01,02,390.00'],
    [12_345_678.9, '₹\u00a01,23,45,678.90'],
  ])('%d reads %s', (rupees, text) => {
    expect(formatExactRupees(rupees)).toBe(text);
  });
});
