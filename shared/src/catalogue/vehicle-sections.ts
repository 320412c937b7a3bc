import type * as z from 'zod/mini';
import type { vehicleSectionSchemas } from './vehicle-sections-schema.ts';

/** All values of a model as they are stored, in the sections in which staff edit it. */
export type VehicleSections = {
  [Name in keyof typeof vehicleSectionSchemas]: z.output<(typeof vehicleSectionSchemas)[Name]>;
};
export type VehicleSectionName = keyof VehicleSections;
export type VehicleAbout = VehicleSections['about'];
export type VehicleFigures = VehicleAbout['figures'];
export type Variant = VehicleSections['variants'][number];
export type Colour = VehicleSections['colours'][number];
export type SpecLine = VehicleSections['specs'][number];
export type Feature = VehicleSections['features'][number];
export type Accessory = VehicleSections['accessories'][number];

export const vehicleSectionNames = [
  'about',
  'variants',
  'colours',
  'specs',
  'features',
  'accessories',
  'pictures',
] as const satisfies readonly VehicleSectionName[];

/** 'Start from': the price of the cheapest variant or, without variants, the model's own; in paise. */
export function startFrom({ about, variants }: Pick<VehicleSections, 'about' | 'variants'>) {
  if (variants.length === 0) return about.pricePaise ?? 0;
  return Math.min(...variants.map(({ pricePaise }) => pricePaise));
}

export function hasDetails({ specs }: Pick<VehicleSections, 'specs'>): boolean {
  return specs.length > 0;
}
