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

/** A choice of a filter in words, with its unit. */
export function textOf(name: FilterName, { value, from, to }: Choice): string {
  if (name === 'class') return texts.classes[value as VehicleClass];
  const withUnit = (figure: number | string) =>
    name === 'price'
      ? formatRupees(rupeesToPaise(Number(figure)))
      : `${figure}\u00a0${unitOf[name]}`;
  if (from === undefined) return texts.upTo(withUnit(to ?? 0));
  return to === undefined ? texts.atLeast(withUnit(from)) : withUnit(`${from}–${to}`);
}
