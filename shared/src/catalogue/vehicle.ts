/** The six sections of the specifications in their order; each maps camel-case labels to texts. */
export const specSections = [
  { key: 'bodyDimensions', title: 'Body Dimensions' },
  { key: 'engineDetails', title: 'Engine' },
  { key: 'transmissionDetails', title: 'Transmission' },
  { key: 'tyreDetails', title: 'Tyres & Brakes' },
  { key: 'frame', title: 'Frame & Suspension' },
  { key: 'Electrical', title: 'Electricals' },
] as const;

export type SpecSectionKey = (typeof specSections)[number]['key'];

/** `diskBrakeFront` -> `Disk brake front`: a camel-case label as people read it. */
export function splitLabel(label: string): string {
  const words = label
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
