import type { LocalText } from '../text/local-text.ts';
import type { VehicleType } from './model-choice.ts';
import type { SpecSectionKey } from './vehicle.ts';

/** Class of a model, beside its type. */
export const vehicleClasses = [
  'commuter',
  'sport',
  'naked',
  'retro',
  'adventure',
  'cruiser',
  'family',
] as const;

export type VehicleClass = (typeof vehicleClasses)[number];

export const fuels = ['petrol', 'electric', 'flex'] as const;

export type Fuel = (typeof fuels)[number];

/** Figures by which models are compared; `null`: not given, or the model has none. */
export interface VehicleFigures {
  fuel: Fuel | null;
  /** cc. */
  engineCc: number | null;
  /** For an electric vehicle, kW. */
  motorKw: number | null;
  /** km per litre. */
  mileage: number | null;
  /** For an electric vehicle with a full battery, km. */
  rangeKm: number | null;
  /** mm. */
  seatHeight: number | null;
  /** kg. */
  kerbWeight: number | null;
}

export interface VehicleAbout {
  type: VehicleType;
  /** Display name. */
  name: string;
  class: VehicleClass | null;
  /** One paragraph. */
  details: LocalText;
  /** The three lines of the model strip. */
  engine: string;
  power: string;
  transmission: string;
  figures: VehicleFigures;
  /** Ex-showroom, for a model without variants; else `null`. */
  pricePaise: number | null;
}

/** A part with an id in calls, which no other part of its kind ever gets. */
interface NumberedPart {
  id: number;
}

/** A version of a model with its own ex-showroom price. */
export interface Variant extends NumberedPart {
  name: string;
  pricePaise: number;
}

/** A colour with the address of a picture of the vehicle in it. */
export interface Colour extends NumberedPart {
  name: string;
  /** `#rrggbb`; `null`: none. */
  swatch: string | null;
  image: string;
}

export interface SpecLine {
  section: SpecSectionKey;
  /** In camel case, abbreviations in capitals: shown split into words. No section has a label twice. */
  label: string;
  value: string;
}

export interface Feature {
  heading: LocalText;
  description: LocalText;
  image: string;
}

export interface Accessory extends Feature, NumberedPart {
  partNo: string;
  pricePaise: number;
}

/** Addresses of the single pictures; `''`: none. */
export interface VehiclePictures {
  lead: string;
  side: string;
  icon: string;
  name: string;
  /** Pictures of the 360 view, in turning order. */
  frames: string[];
}

/** All values of a model, in the sections in which staff edit it. */
export interface VehicleSections {
  about: VehicleAbout;
  variants: Variant[];
  colours: Colour[];
  specs: SpecLine[];
  features: Feature[];
  accessories: Accessory[];
  pictures: VehiclePictures;
}

export type VehicleSectionName = keyof VehicleSections;

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
export function startFrom({
  about,
  variants,
}: Pick<VehicleSections, 'about' | 'variants'>): number {
  if (variants.length === 0) return about.pricePaise ?? 0;
  return Math.min(...variants.map(({ pricePaise }) => pricePaise));
}

export function hasDetails({ specs }: Pick<VehicleSections, 'specs'>): boolean {
  return specs.length > 0;
}
