import { formatRupees } from '../../../../money/money.ts';

/** What a model costs a month with the loan of the smallest monthly sum; the amount is in paise. */
export const monthlyTexts = {
  sum: (amount: number) => `${formatRupees(amount)} a month`,
  terms: (months: number, down: number) => `${months} months, ${down} % down`,
  /** Above a list of such sums. */
  note: 'A month: the lowest sum of our lenders, for the on-road price of the cheapest variant.',
  sample: 'Sample rates, not an offer.',
  show: 'Show this loan',
};
