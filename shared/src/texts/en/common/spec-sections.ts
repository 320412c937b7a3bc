import type { SpecSectionKey } from '../../../catalogue/vehicle.ts';

export const specSectionTexts: Readonly<Record<SpecSectionKey, string>> = {
  bodyDimensions: 'Body Dimensions',
  engineDetails: 'Engine',
  transmissionDetails: 'Transmission',
  tyreDetails: 'Tyres & Brakes',
  frame: 'Frame & Suspension',
  Electrical: 'Electricals',
};
