import type { VehicleFigures, SpecLine } from '../catalogue/vehicle-sections.ts';
import type { Running } from './rates-schema.ts';

/**
 * How far a model goes with a litre or a unit (kWh); `null`: not known. An electric one goes its range with a full
 * battery, whose size is in its specifications: `1.5 kWh`, or of several `3.0 kWh in all`.
 */
export function kmPerUnit(
  { fuel, mileage, rangeKm }: VehicleFigures,
  specs: readonly Pick<SpecLine, 'label' | 'value'>[],
): number | null {
  if (fuel !== 'electric') return mileage;
  const battery = specs.find(({ label }) => label === 'battery')?.value ?? '';
  const sizes = [...battery.matchAll(/(\d+(?:\.\d+)?) kWh( in all)?/g)];
  const size = sizes.find(([, , inAll]) => inAll) ?? (sizes.length === 1 ? sizes[0] : undefined);
  return rangeKm !== null && Number(size?.[1]) > 0 ? rangeKm / Number(size?.[1]) : null;
}

/** What a distance costs, in whole rupees given as paise: it is no more exact than that. */
export function runningCost(km: number, { price, kmPerUnit: perUnit }: Running): number {
  return Math.round((km * price) / perUnit) * 100;
}

/**
 * From which height, in cm, a rider has both feet flat on the ground. The inner leg is taken as 47 % of the body, as
 * for the frames of bicycles, and as high as the seat: soles and the give of the springs make up for its width. There is
 * no sure source, so it is rounded to 5 cm and shown as *about*.
 *
 * @param seatHeight in mm
 */
export function flatFootedFrom(seatHeight: number): number {
  return Math.round(seatHeight / 10 / 0.47 / 5) * 5;
}
