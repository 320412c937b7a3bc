import { formatRupees, rupeesToPaise, type VehicleClass } from '@dealership/shared';
import { catalogueTexts } from '@dealership/shared/texts/public/catalogue.ts';
import { choosingTexts as texts } from '@dealership/shared/texts/public/choosing.ts';
import type { Choice, FilterName } from './filters.ts';

const { units } = catalogueTexts.details;
const unitOf = {
  engine: texts.cc,
  mileage: units.mileage,
  seat: units.seatHeight,
  weight: units.kerbWeight,
  range: units.rangeKm,
};

/** A choice of a filter in words, with its unit: `126–165 cc`, `50+ km/l`. */
export function textOf(name: FilterName, { value, from, to }: Choice): string {
  if (name === 'class') return texts.classes[value as VehicleClass];
  if (name === 'price' || name === 'monthly')
    return texts.upTo(formatRupees(rupeesToPaise(to ?? 0)));
  const withUnit = (figure: number | string) => `${figure}\u00a0${unitOf[name]}`;
  if (from === undefined) return texts.upTo(withUnit(to ?? 0));
  return withUnit(to === undefined ? `${from}+` : `${from}–${to}`);
}
