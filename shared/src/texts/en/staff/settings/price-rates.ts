import { dateOfYear } from '../../common/time/moment-words.ts';

/** The screen of all that a price card adds to the ex-showroom price. */
export const priceRatesTexts = {
  title: 'On-road Prices',
  intro: 'What a price card adds to the ex-showroom price, and what it takes off.',
  /** At the top, with the tables that it is about. */
  unchecked: (days: number, tables: readonly string[]) =>
    `Not compared with the source for more than ${days} days: ${tables.join('; ')}.`,
  samples: (count: number) =>
    `${count === 1 ? 'One table is a sample' : `${count} tables are samples`} that nobody has checked. Once First Steps is done, price cards leave them out and say “to be confirmed”.`,
  ratesHint:
    'Each table says how much a line costs, for one fuel and place. A limit is included; without a limit a row holds for all above. Changing a row means that you enter a checked rate: the table then counts as checked today.',
  everywhere: 'everywhere',
  /** A registering office that is no longer in the list. */
  gonePlace: (code: string) => `${code} (no longer in the list)`,
  noTable: (fuels: readonly string[]) => `No table for: ${fuels.join(', ')}.`,
  /** Of a table: from a day, or between two days; a new one has none yet. */
  days: (from: string, to: string) => {
    if (from === '') return 'new';
    return to === '' ? `from ${dateOfYear(from)}` : `${dateOfYear(from)} to ${dateOfYear(to)}`;
  },
  checkedOn: (day: string) => `Checked on ${dateOfYear(day)}`,
  warnings: {
    unchecked: 'Check it again',
    ends: (day: string) => `Ends on ${dateOfYear(day)}, and no table follows`,
    over: (day: string) => `Ended on ${dateOfYear(day)}, and no table follows`,
  },
  validFrom: 'Valid from',
  validTo: 'Valid until',
  validToHint: 'Empty: until another table follows',
  source: 'Source',
  sourceHint: 'The law, order or page that says so',
  row: (number: number) => `Row ${number}`,
  size: { petrol: 'Up to (cc)', electric: 'Up to (kW)' },
  price: 'Up to price (₹)',
  unit: 'Counted as',
  units: { amount: '₹', percent: '%' },
  amount: 'Amount (₹)',
  percent: '% of the price',
  least: 'At least (₹)',
  addRow: 'Add a row',
  removeRow: (number: number) => `Remove row ${number}`,
  check: 'I have checked this with its source',
  follow: 'Follow with a new table from …',
  followHint:
    'The new table begins with the same rows, as a sample until you check or change them.',
  removeTable: 'Remove the table',
  newTable: 'Add a table',
  line: 'Line',
  fuel: 'Fuel',
  place: 'Place of registration',
  addTable: 'Add the table',
  /** The lists of offices, extras, reductions and lenders. */
  lists: {
    registrationPlaces: {
      hint: 'In the order in which buyers choose them.',
      add: 'Add an office',
      begin: 'New office',
    },
    extras: {
      hint: 'What buyers may select: a warranty, a helmet. Nothing is selected at first.',
      add: 'Add an extra',
      begin: 'New extra',
    },
    reductions: {
      hint: 'What you take off the price for a time. A card shows it on its days alone.',
      add: 'Add a reduction',
      begin: 'New reduction',
    },
    lenders: {
      hint: 'With the interest as each lender says it. The card works out what it truly costs in a year.',
      add: 'Add a lender',
      begin: 'New lender',
    },
  },
  name: 'Name',
  remove: (name: string) => `Remove ${name}`,
  extraPrice: 'Price (₹)',
  from: 'First day',
  to: 'Last day',
  models: 'Models',
  modelsHint: 'None selected: all models',
  form: 'Interest is counted',
  annualRate: 'Interest in a year (%)',
  months: 'Months, with commas between',
  charge: 'Charge (₹)',
  chargeWhen: 'The charge is paid',
  chargeTimes: { within: 'within the instalments', before: 'before the first instalment' },
  cardDays: 'Days',
  cardDaysHint: 'The day on which the card is made counts.',
  running: 'Running cost',
  runningHint:
    'With these prices the page of each model says what its distance costs. 0: it does not say it.',
  fuelPrice: 'Petrol, a litre (₹)',
  electricityPrice: 'Electricity, a unit (₹)',
  upiId: 'UPI id of the shop',
  upiHint: 'Quotations show a QR code for the booking amount when there is one, such as shop@bank.',
  bookingRefund: 'When a customer does not buy',
  showsStock: 'Show on the website what is in stock',
  showsStockHint:
    'The page of each model says of each colour whether it is in the showroom, comes in some days, or has to be ordered. What nobody has confirmed for 14 days reads “ask us”.',
};
