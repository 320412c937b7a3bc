import type { SpecSectionKey } from '../../../catalogue/vehicle.ts';

/** Titles of the sections of the specifications, on the site and in brochures. */
export const specSectionTexts: Readonly<Record<SpecSectionKey, string>> = {
  bodyDimensions: 'Body Dimensions',
  engineDetails: 'Engine',
  transmissionDetails: 'Transmission',
  tyreDetails: 'Tyres & Brakes',
  frame: 'Frame & Suspension',
  Electrical: 'Electricals',
};
