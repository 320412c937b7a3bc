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

const isAbbreviation = (word: string) => /^[A-Z][A-Z0-9]+$/.test(word);

/** `Seat height` -> `seatHeight`, `Front ABS` -> `frontABS`: a typed label in camel case. */
export function toLabel(text: string): string {
  const words = text.trim().split(/\s+/);
  return words
    .map((word, at) => {
      if (isAbbreviation(word)) return word;
      const small = word.toLowerCase();
      return at === 0 ? small : small.charAt(0).toUpperCase() + small.slice(1);
    })
    .join('');
}

/** `diskBrakeFront` -> `Disk brake front`, `frontABS` -> `Front ABS`: a camel-case label for readers. */
export function splitLabel(label: string): string {
  const words = label
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word) => (isAbbreviation(word) ? word : word.toLowerCase()))
    .join(' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
