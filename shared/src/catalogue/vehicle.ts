/** The six sections of the specifications in their order; each maps camel-case labels to texts. */
export const specSections = [
  'bodyDimensions',
  'engineDetails',
  'transmissionDetails',
  'tyreDetails',
  'frame',
  'Electrical',
] as const;

export type SpecSectionKey = (typeof specSections)[number];

/** `diskBrakeFront` -> `Disk brake front`: a camel-case label as people read it. */
export function splitLabel(label: string): string {
  const words = label
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
