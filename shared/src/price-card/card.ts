import { rupeesToPaise } from '../money/money.ts';
import type { LocalText } from '../text/local-text.ts';
import { addDays } from '../time/ist.ts';
import { loanOf, type LoanFigures } from './loan.ts';
import {
  payeeOf,
  rateLines,
  type Payee,
  type QuotedLine,
  type RateFuel,
  type RateLine,
  type RoadTax,
} from './rate-lines.ts';
import { OTHER_PLACE } from './rate-limits.ts';
import type { CardRates, RateTable } from './rates-schema.ts';

/** For how long a card shows what a line was before it changed. */
export const CHANGE_DAYS = 60;
/** After so long a rate has to be compared with its source again. */
export const CHECK_DAYS = 180;

/** A variant, or a model without variants. */
export interface CardVehicle {
  /** `modelKey` of its model. */
  model: string;
  /** Ex-showroom, in paise. */
  price: number;
  /** What the price was until a day, if it has changed. */
  before?: Before | undefined;
  fuel: RateFuel;
  /** Engine in cc or motor in kW; `null`: not known. */
  size: number | null;
}

export interface CardChoices {
  /** Code of a registering office, or `OTHER_PLACE`. */
  place: string;
  tax: RoadTax;
  /** Codes of extras. */
  extras: readonly string[];
  /** Whether the owner has a personal accident cover already. */
  hasCover: boolean;
  loan: LoanChoice | null;
}

export interface LoanChoice {
  /** Code of a lender. */
  lender: string;
  months: number;
  /** In paise. */
  down: number;
}

interface Before {
  /** In paise. */
  amount: number;
  /** Its last day. */
  until: string;
}

export type LineName = 'ex-showroom' | RateLine | 'extra' | 'reduction' | QuotedLine;

export interface CardLine<Name = LocalText> {
  line: LineName;
  /** Of an extra, a reduction or a quoted line, in the dealership's words. */
  name?: Name;
  payee: Payee;
  /** In paise, a reduction below 0; `null`: to be confirmed, and not in the total. */
  amount: number | null;
  /** Insurers set their own price for it. */
  isEstimate?: true;
  /** From a rate that nobody has compared with its source. */
  isSample?: true;
  /** When its rate was compared with its source, if that is long ago. */
  checkedOn?: string;
  source?: string;
  /** What it was before a change of the last 60 days. */
  before?: Before;
}

/** Why there is no loan: nothing is left to lend, or the lender is not offered for so many months. */
export type NoLoan = 'nothing-left' | 'not-offered';

export interface PriceCard<Name = LocalText> {
  /** The day on which it was made, and the last one on which it holds. */
  day: string;
  validUntil: string;
  lines: readonly CardLine<Name>[];
  /** The sum of all amounts, in paise. */
  total: number;
  /** Lines that are not in the total. */
  missing: readonly LineName[];
  /** Whether any amount comes from a sample: then it is no offer. */
  isSample: boolean;
  loan: (LoanFigures & { down: number; lender: LenderOf<Name> }) | NoLoan | null;
}

type LenderOf<Name> = CardRates<Name>['lenders'][number];

export interface CardOptions {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  day: string;
  /** Before the first steps are done samples count, and the card says so; after them a line without a checked rate is
   * to be confirmed. */
  takesSamples: boolean;
}

/** A line of a quotation; `amount` is in paise, above 0. */
export interface TakenOff<Name = LocalText> {
  line: QuotedLine;
  name: Name;
  amount: number;
}

/**
 * The price card of a vehicle: every line that a buyer pays until it is on the road, and their sum. All amounts are
 * whole paise. The page, PDF, picture, share tags and structured data show this sum.
 */
export function priceCard<Name = LocalText>(
  vehicle: CardVehicle,
  choices: CardChoices,
  rates: CardRates<Name>,
  { day, takesSamples, off = [] }: CardOptions & { off?: readonly TakenOff<Name>[] },
): PriceCard<Name> {
  const lines: CardLine<Name>[] = [
    {
      line: 'ex-showroom',
      payee: 'dealer',
      amount: vehicle.price,
      ...recently(vehicle.before, day),
    },
    ...rateLines.filter((line) => isOnCard(line, choices)).map(rateLine),
    ...rates.extras
      .filter(({ code }) => choices.extras.includes(code))
      .map(({ name, price }): CardLine<Name> => {
        return { line: 'extra', name, payee: 'choice', amount: rupeesToPaise(price) };
      }),
    ...rates.reductions
      .filter(({ from, to }) => from <= day && day <= to)
      .filter(({ models }) => models.length === 0 || models.includes(vehicle.model))
      .map(({ name, amount }): CardLine<Name> => {
        return { line: 'reduction', name, payee: 'dealer', amount: -rupeesToPaise(amount) };
      }),
    ...off.map(({ line, name, amount }): CardLine<Name> => {
      return { line, name, payee: 'dealer', amount: -amount };
    }),
  ];
  const total = lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return {
    day,
    validUntil: addDays(day, rates.cardDays - 1),
    lines,
    total,
    missing: lines.filter(({ amount }) => amount === null).map(({ line }) => line),
    isSample: lines.some(({ isSample }) => isSample),
    loan: choices.loan && loanFor(choices.loan, rates.lenders, total),
  };

  function rateLine(line: RateLine): CardLine<Name> {
    const payee = payeeOf[line];
    const group = { line, fuel: vehicle.fuel, place: choices.place };
    const table = tableOn(rates.rates, group, day);
    const isUsable = table !== undefined && (takesSamples || table.checkedOn !== '');
    const amount = isUsable ? amountBy(table, vehicle) : null;
    if (!table || amount === null) return { line, payee, amount: null };
    const dayBefore = addDays(table.validFrom, -1);
    const earlier = tableOn(rates.rates, group, dayBefore);
    const was = earlier && earlier.checkedOn !== '' ? amountBy(earlier, vehicle) : null;
    return {
      line,
      payee,
      amount,
      source: table.source,
      ...(line === 'own-damage' && { isEstimate: true as const }),
      ...(table.checkedOn === '' && { isSample: true as const }),
      ...(table.checkedOn !== '' &&
        table.checkedOn < addDays(day, -CHECK_DAYS) && { checkedOn: table.checkedOn }),
      ...(was !== null && was !== amount && recently({ amount: was, until: dayBefore }, day)),
    };
  }
}

function recently(before: Before | undefined, day: string): { before?: Before } {
  return before && before.until >= addDays(day, -CHANGE_DAYS) ? { before } : {};
}

function isOnCard(line: RateLine, { tax, loan, hasCover }: CardChoices): boolean {
  if (line === 'tax-lifetime' || line === 'tax-five-years') return line === tax;
  if (line === 'loan-entry') return loan !== null;
  return line !== 'owner-cover' || !hasCover;
}

/**
 * The table that holds on a day. One of the place itself comes before one for all places, also when its time is over:
 * then nobody knows the rate of that place.
 */
function tableOn(
  tables: readonly RateTable[],
  { line, fuel, place }: { line: RateLine; fuel: RateFuel; place: string },
  day: string,
): RateTable | undefined {
  if (place === OTHER_PLACE && payeeOf[line] === 'government') return undefined;
  const ofLine = tables.filter((table) => table.line === line && table.fuel === fuel);
  const own = ofLine.filter((table) => table.place === place);
  return (own.length > 0 ? own : ofLine.filter((table) => table.place === ''))
    .filter(({ validFrom, validTo }) => validFrom <= day && (validTo === '' || day <= validTo))
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0];
}

/** In paise; `null`: it depends on a size that is not known. */
function amountBy({ bands }: RateTable, { price, size }: CardVehicle): number | null {
  if (size === null && bands.some((band) => band.size !== null)) return null;
  const band = bands.find(
    (each) =>
      (each.size === null || (size ?? 0) <= each.size) &&
      (each.price === null || price <= rupeesToPaise(each.price)),
  );
  if (!band) return null;
  if ('amount' in band.rate) return rupeesToPaise(band.rate.amount);
  return Math.max(Math.round((price * band.rate.percent) / 100), rupeesToPaise(band.rate.least));
}

function loanFor<Name>(
  { lender: code, months, down }: LoanChoice,
  lenders: readonly LenderOf<Name>[],
  total: number,
): PriceCard<Name>['loan'] {
  const lender = lenders.find((each) => each.code === code);
  if (!lender?.months.includes(months)) return 'not-offered';
  const principal = total - down;
  if (principal <= 0) return 'nothing-left';
  const terms = { ...lender, months, charge: rupeesToPaise(lender.charge) };
  return { ...loanOf(terms, total, principal), down, lender };
}
