import type { NoLoan } from '../../../../price-card/card.ts';
import type { GoneChoice } from '../../../../price-card/card-address.ts';
import type { LoanForm } from '../../../../price-card/loan.ts';
import type { Payee, RateFuel, RoadTax } from '../../../../price-card/rate-lines.ts';
import { formatRupees } from '../../../../money/money.ts';
import type { NamedLine } from '../../../../price-card/card-words.ts';
import { dateOfYear } from '../time/moment-words.ts';

const lines: Readonly<Record<NamedLine, string>> = {
  'ex-showroom': 'Ex-showroom price',
  'tax-lifetime': 'Road tax, lifetime',
  'tax-five-years': 'Road tax, 5 years',
  registration: 'Registration and certificate',
  'loan-entry': 'Loan entry in the certificate',
  'third-party': 'Third-party insurance, 5 years',
  'own-damage': 'Own-damage insurance, 1 year',
  'owner-cover': 'Personal accident cover of the owner',
  discount: 'Discount',
  exchange: 'Your old vehicle',
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
  /** With the names of the lines that are missing, which may have commas. */
  totalWithout: (names: readonly string[]) => `Total without: ${names.join('; ')}`,
  toConfirm: 'to be confirmed',
  estimate: 'Estimate: each insurer sets its own price.',
  sample: 'Sample rates, not an offer',
  validUntil: (day: string, last: string) =>
    `Price on ${dateOfYear(day)}, valid until ${dateOfYear(last)}`,
  checkedOn: (day: string) => `Rate last checked on ${dateOfYear(day)}`,
  before: (amount: number, until: string) => `${formatRupees(amount)} until ${dateOfYear(until)}`,
  registeredIn: (place: string) => `Registered in ${place}`,
  ask: 'Ask for this price',
  pdf: 'This price as PDF',
  toWhatsapp: 'Send by WhatsApp',
  picture: 'Picture for a WhatsApp status',
  /** What the address of the page names and nobody offers any more, and what the card has in its place. */
  gone: {
    variant: ({ vehicle }) =>
      `The variant in this link is no longer offered. This is the price of ${vehicle}.`,
    place: ({ place }) =>
      `The place of registration in this link is no longer offered. This is the price for ${place}.`,
    with: () => 'An extra in this link is no longer offered. It is not in this price.',
    lender: () => 'The lender in this link is no longer offered. This price is without a loan.',
    months: () =>
      'The number of months in this link is no longer offered. The loan below is for another one.',
  } satisfies Record<GoneChoice, (card: { vehicle: string; place: string }) => string>,
  earlier: (day: string) =>
    `This link is from ${dateOfYear(day)}. The card has today’s prices, and that of the day may have been different.`,
  plate: 'The number plate (HSRP) is fitted without extra charge.',
  otherPlace: 'Another state: ask us',
  /** Months of a loan. */
  months: (count: number) => `${count} months`,
  percent: (value: number) => `${value.toFixed(2)} %`,
  heading: 'On-road price',
  loading: 'The on-road price is being worked out…',
  failed: 'The on-road price could not be loaded.',
  choices: 'Your choices',
  variant: 'Variant',
  place: 'Registered at',
  tax: 'Road tax',
  taxes: { 'tax-lifetime': 'Lifetime', 'tax-five-years': '5 years' } satisfies Record<
    RoadTax,
    string
  >,
  extras: 'Add if you like',
  extra: (name: string, amount: number) => `${name} · ${formatRupees(amount)}`,
  hasCover: 'I have a personal accident cover',
  sources: 'Where these rates come from',
  loan: {
    heading: 'Loan',
    lender: 'Lender',
    none: 'No loan',
    months: 'Months',
    down: 'Down payment (₹)',
    noDown: 'Without a down payment you borrow the whole on-road price.',
    downProblem: 'Enter whole rupees, such as 20000.',
    withoutMissing: 'Reckoned without what is to be confirmed.',
    downPaid: 'Down payment',
    principal: 'Amount of the loan',
    says: 'Rate as the lender says it',
    monthly: 'Each month',
    charge: 'Charges',
    inInstalments: (amount: number) => `${formatRupees(amount)}, in the monthly sums`,
    beforehand: (amount: number) => `${formatRupees(amount)}, paid before`,
    totalPaid: 'You pay back in all',
    cost: 'The loan costs you',
    trueRate: 'True yearly rate',
    trueRateIs:
      'It compares what you get with all that you pay back, charges included, so you can compare lenders by it.',
    noTrueRate: 'The charges are as high as the loan.',
    problems: {
      'nothing-left': 'The down payment covers the whole price: no loan is needed.',
      'not-offered': 'This lender does not offer a loan for so many months.',
    } satisfies Record<NoLoan, string>,
  },
};
