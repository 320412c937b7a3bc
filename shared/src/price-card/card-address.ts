import { paiseToRupees, rupeesToPaise } from '../money/money.ts';
import { isDayInReach } from '../time/ist.ts';
import type { CardChoices, CardVehicle } from './card.ts';
import { OTHER_PLACE } from './rate-limits.ts';
import { roadTaxes } from './rate-lines.ts';
import type { ModelRates } from './rates-schema.ts';

/** Keys of an address that carry the choices of a card, beside `bike`; never a price, a rate or a discount. */
const cardKeys = [
  'variant',
  'place',
  'tax',
  'with',
  'cover',
  'lender',
  'months',
  'down',
  /** The day on which the address was shared. */
  'day',
] as const;
export type CardKey = (typeof cardKeys)[number];

/** What an address names and nobody offers any more. */
export type GoneChoice = 'variant' | 'place' | 'with' | 'lender' | 'months';

/** The largest down payment that is read, in rupees: also for a wrong one the card can say what it means. */
const MOST_DOWN = 100_000_000;

/** How a road tax is called in an address. */
export const taxInAddress = (tax: CardChoices['tax']) => tax.slice('tax-'.length);

/** An address, or its parameters as a server has them. */
export interface CardAddress {
  get: (key: CardKey) => string | null;
}

/** Whether an address carries any choice of a card. */
export const isCardAddress = (query: CardAddress) => cardKeys.some((key) => query.get(key));

/**
 * The choices that an address carries. What it does not name or names wrongly is the first one that is offered, without
 * extras and loan; the variant is then the cheapest, whose price the page shows. `gone`: what it names and is not
 * offered; a card then says so, and a document is not drawn. `earlier`: the day of the address, if it is before today.
 */
export function readCard(query: CardAddress, rates: ModelRates) {
  const get = (key: CardKey) => query.get(key);
  const { variants, registrationPlaces: places, extras, lenders } = rates;
  const cheapest = variants.toSorted((a, b) => a.price - b.price)[0];
  const variant = variants.find(({ name }) => name !== '' && name === get('variant'));
  const codes = [...places.map(({ code }) => code), OTHER_PLACE];
  const place = codes.find((code) => code === get('place'));
  const named = get('with')?.split(',').filter(Boolean) ?? [];
  const chosen = extras.map(({ code }) => code).filter((code) => named.includes(code));
  const lender = lenders.find(({ code }) => code === get('lender'));
  const months = lender?.months.find((each) => String(each) === get('months'));
  const down = /^\d{1,9}$/.test(get('down') ?? '') ? Number(get('down')) : 0;
  const day = get('day') ?? '';
  const choices: CardChoices = {
    place: place ?? codes[0] ?? OTHER_PLACE,
    tax: roadTaxes.find((tax) => taxInAddress(tax) === get('tax')) ?? roadTaxes[0],
    extras: chosen,
    hasCover: get('cover') === '1',
    loan: lender
      ? {
          lender: lender.code,
          months: months ?? lender.months[0] ?? 0,
          down: Math.min(down, MOST_DOWN) * 100,
        }
      : null,
  };
  const isGone: Record<GoneChoice, boolean> = {
    variant: Boolean(get('variant')) && !variant,
    place: Boolean(get('place')) && !place,
    with: named.some((code) => !chosen.includes(code)),
    lender: Boolean(get('lender')) && !lender,
    months: lender !== undefined && Boolean(get('months')) && months === undefined,
  };
  return {
    variant: variant ?? cheapest,
    choices,
    gone: (Object.keys(isGone) as GoneChoice[]).filter((key) => isGone[key]),
    ...(isDayInReach(day) && day < rates.day && { earlier: day }),
  };
}

/** The choices without the terms of a loan, as documents have them: a loan still adds its entry in the certificate. */
export function withoutTerms({ loan, ...choices }: CardChoices): CardChoices {
  return { ...choices, loan: loan && { lender: loan.lender, months: 0, down: 0 } };
}

/**
 * The choices of a card as an address carries them, in one order: `variant=Drum&place=malda&tax=lifetime`.
 * @param day on which it is shared
 */
export function cardQuery(variant: string, choices: CardChoices, day = ''): string {
  const { place, tax, extras, hasCover, loan } = choices;
  const numberOf = (value = 0) => (value > 0 ? String(value) : '');
  const values: [CardKey, string][] = [
    ['variant', variant],
    ['place', place],
    ['tax', taxInAddress(tax)],
    ['with', extras.join(',')],
    ['cover', hasCover ? '1' : ''],
    ['lender', loan?.lender ?? ''],
    ['months', numberOf(loan?.months)],
    ['down', numberOf(loan ? paiseToRupees(loan.down) : 0)],
    ['day', day],
  ];
  return values
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
}

/** A variant as the calculation takes it, in paise. */
export function cardVehicle(
  rates: ModelRates,
  variant: ModelRates['variants'][number],
): CardVehicle {
  const { model, fuel, size } = rates;
  const { price, before } = variant;
  return {
    model,
    fuel,
    size,
    price: rupeesToPaise(price),
    before: before && { amount: rupeesToPaise(before.price), until: before.until },
  };
}
