import { OTHER_PLACE, type CardChoices } from './card.ts';
import { roadTaxes } from './rate-lines.ts';
import type { ModelRates } from './rates-schema.ts';

/** Keys of an address that carry the choices of a card, beside `bike`; never a price, a rate or a discount. */
export type CardKey = 'variant' | 'place' | 'tax' | 'with' | 'cover' | 'lender' | 'months' | 'down';

/** The largest down payment that is read, in rupees: also for a wrong one the card can say what it means. */
const MOST_DOWN = 100_000_000;

/** How a road tax is called in an address. */
export const taxInAddress = (tax: CardChoices['tax']) => tax.slice('tax-'.length);

/** A road tax by its name in an address. */
export const taxFromAddress = (name: string | null) =>
  roadTaxes.find((tax) => taxInAddress(tax) === name);

/**
 * The choices that an address carries. What it does not name or names wrongly is the first one that is offered, without
 * extras and loan; the variant is then the cheapest, whose price the page shows.
 */
export function readCard(query: { get: (key: CardKey) => string | null }, rates: ModelRates) {
  const { variants, registrationPlaces: places, extras, lenders } = rates;
  const cheapest = variants.toSorted((a, b) => a.price - b.price)[0];
  const variant = variants.find(({ name }) => name !== '' && name === query.get('variant'));
  const place = [...places.map(({ code }) => code), OTHER_PLACE];
  const named = query.get('with')?.split(',') ?? [];
  const lender = lenders.find(({ code }) => code === query.get('lender'));
  const months = lender?.months.find((each) => String(each) === query.get('months'));
  const down = /^\d{1,9}$/.test(query.get('down') ?? '') ? Number(query.get('down')) : 0;
  const choices: CardChoices = {
    place: place.find((code) => code === query.get('place')) ?? place[0] ?? OTHER_PLACE,
    tax: taxFromAddress(query.get('tax')) ?? roadTaxes[0],
    extras: extras.map(({ code }) => code).filter((code) => named.includes(code)),
    hasCover: query.get('cover') === '1',
    loan: lender
      ? {
          lender: lender.code,
          months: months ?? lender.months[0] ?? 0,
          down: Math.min(down, MOST_DOWN) * 100,
        }
      : null,
  };
  return { variant: variant ?? cheapest, choices };
}

/** The choices of a card as an address carries them, in one order and without its loan: `variant=Drum&place=malda`. */
export function cardQuery(variant: string, choices: Omit<CardChoices, 'loan'>): string {
  const { place, tax, extras, hasCover } = choices;
  const values: [CardKey, string][] = [
    ['variant', variant],
    ['place', place],
    ['tax', taxInAddress(tax)],
    ['with', extras.join(',')],
    ['cover', hasCover ? '1' : ''],
  ];
  return new URLSearchParams(values.filter(([, value]) => value !== '')).toString();
}
