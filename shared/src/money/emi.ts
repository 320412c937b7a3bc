interface Loan {
  /** Borrowed amount in rupees. */
  amount: number;
  /** Percent a year. */
  annualRate: number;
  years: number;
}

/**
 * The equated monthly instalment of a loan that is paid back on its reducing balance:
 * `P · r · (1 + r)^n / ((1 + r)^n − 1)`, with a monthly rate `r` of annual rate / 12 / 100 and `n` of years x 12
 * instalments (the formula of any annuity); without interest amount / months. Written with `expm1` and `log1p`, because
 * at a rate near zero `(1 + r)^n − 1` keeps no digits.
 */
export function emiOf({ amount, annualRate, years }: Loan) {
  const months = years * 12;
  const rate = annualRate / 12 / 100;
  const monthly =
    rate === 0 ? amount / months : (amount * rate) / -Math.expm1(-months * Math.log1p(rate));
  const totalPaid = monthly * months;
  return { monthly, totalPaid, totalInterest: totalPaid - amount };
}

const lakhGrouping = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Rupees for a reader, with paise and in lakh grouping: `₹ 1,02,390.00`. */
export function formatExactRupees(rupees: number): string {
  return `₹\u00a0${lakhGrouping.format(rupees)}`;
}
