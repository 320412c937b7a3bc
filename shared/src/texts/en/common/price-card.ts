import type { LoanForm } from '../../../price-card/loan.ts';
import type { Payee, RateFuel } from '../../../price-card/rate-lines.ts';
import { formatRupees } from '../../../money/money.ts';
import type { NamedLine } from '../../../price-card/card-words.ts';
import { dateOfYear } from './time/moment-words.ts';

const lines: Readonly<Record<NamedLine, string>> = {
  'ex-showroom': 'Ex-showroom price',
  'tax-lifetime': 'Road tax, lifetime',
  'tax-five-years': 'Road tax, 5 years',
  registration: 'Registration and certificate',
  'loan-entry': 'Loan entry in the certificate',
  'third-party': 'Third-party insurance, 5 years',
  'own-damage': 'Own-damage insurance, 1 year',
  'owner-cover': 'Personal accident cover of the owner',
};

const payees: Readonly<Record<Payee, string>> = {
  dealer: 'to us',
  government: 'to the government',
  insurer: 'to the insurer',
  choice: 'your choice',
};

const forms: Readonly<Record<LoanForm, string>> = {
  reducing: 'on what you still owe (reducing balance)',
  flat: 'flat, on the whole loan',
  'flat-on-price': 'flat, on the full price',
};

const fuels: Readonly<Record<RateFuel, string>> = { petrol: 'Petrol', electric: 'Electric' };

export const priceCardTexts = {
  lines,
  payees,
  forms,
  fuels,
  total: 'On-road price',
  /** With the names of the lines that are missing. */
  totalWithout: (names: readonly string[]) => `Total without: ${names.join(', ')}`,
  toConfirm: 'to be confirmed',
  estimate: 'Estimate: each insurer sets its own price.',
  sample: 'Sample rates, not an offer',
  validUntil: (day: string, last: string) =>
    `Price on ${dateOfYear(day)}, valid until ${dateOfYear(last)}`,
  checkedOn: (day: string) => `Rate last checked on ${dateOfYear(day)}`,
  before: (amount: number, until: string) => `${formatRupees(amount)} until ${dateOfYear(until)}`,
  registeredIn: (place: string) => `Registered in ${place}`,
  plate: 'The number plate (HSRP) is fitted without extra charge.',
  otherPlace: 'Another state: ask us',
  /** Months of a loan. */
  months: (count: number) => `${count} months`,
  percent: (value: number) => `${value.toFixed(2)} %`,
};
