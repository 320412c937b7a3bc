import type { ModelRow } from '@dealership/shared';

/** Colours as makers name them, each by its plain word. */
const tones: Readonly<Record<string, string>> = {
  black: '#1b1d1f',
  white: '#f7f7f5',
  grey: '#7d8083',
  gray: '#7d8083',
  silver: '#c3c6c9',
  red: '#b3152a',
  maroon: '#6b1a24',
  orange: '#e0701c',
  yellow: '#ecc52b',
  gold: '#b9974a',
  green: '#2f6f45',
  blue: '#1f4e9c',
  brown: '#755339',
  beige: '#d9cbaf',
};

/**
 * The background of a dot for a colour: its swatch, else what its name says (`Black with Red Stripes`: half and half);
 * `undefined`: unknown.
 */
export function swatchOf({ name, swatch }: ModelRow['colours'][number]): string | undefined {
  if (swatch !== null) return swatch;
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  const [first, second] = words.flatMap((word) => tones[word] ?? []);
  return second === undefined ? first : `linear-gradient(135deg, ${first} 50%, ${second} 50%)`;
}
