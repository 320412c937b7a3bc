import { expect, test } from 'vitest';
import { swatchOf } from './swatch-of.ts';

test.each([
  ['Pearl Siren Blue', '#0a1f44', '#0a1f44'],
  ['Pearl Siren Blue', null, '#1f4e9c'],
  ['Matte Axis Gray Metallic', null, '#7d8083'],
  ['Black with Red Stripes', null, 'linear-gradient(135deg, #1b1d1f 50%, #b3152a 50%)'],
  // `Redoubtable` is not red.
  ['Redoubtable Crust', null, undefined],
])('the dot of %s with the swatch %s', (name, swatch, shown) => {
  expect(swatchOf({ name, swatch })).toBe(shown);
});
