import { describe, expect, test } from 'vitest';
import { findColour, findModel } from './sort-photographs.ts';

/** Models with their names in calls, where those differ, and colours as dealers have them. */
const catalogue: Record<string, { bikeName?: string; colours: string[] }> = {
  'Shine 100': { colours: ['Black with Red Stripes', 'Black with Blue Stripes'] },
  'Shine 100 DX': {
    colours: ['Imperial Red Metallic', 'Pearl Igneous Black', 'Athletic Blue Metallic'],
  },
  'Shine 125': {
    colours: ['Rebel Red Metallic', 'Black', 'Matte Axis Grey', 'Geny Grey Metallic'],
  },
  SP125: { colours: ['Striking Green', 'Matte Axis Gray Metallic', 'Pearl Siren Blue', 'Black'] },
  'CB125 Hornet': {
    colours: ['Pearl Siren Blue with Lemon Ice Yellow', 'Pearl Siren Blue with Sports Red'],
  },
  'X-Blade': { bikeName: 'XBLADE', colours: ['Pearl Spartan Red'] },
  'Hornet 2.0': { colours: ['Athletic Blue Metallic', 'Pearl Igneous Black'] },
  CB350: { colours: ['Precious Red Metallic', 'Matte Crust Metallic', 'Matte Dune Brown'] },
  "H'ness CB350": { bikeName: 'Hness CB350', colours: ['Athletic Blue Metallic'] },
  'Activa 6G': {
    colours: ['Pearl Siren Blue', 'Decent Blue Metallic', 'Rebel Red Metallic', 'Black'],
  },
  'Activa 125': { colours: ['Pearl Siren Blue', 'Pearl Precious White', 'Pearl Igneous Black'] },
  'Activa e:': { colours: ['Pearl Shallow Blue', 'Pearl Serenity Blue'] },
  'Dio 110': {
    colours: ['Matte Marvel Blue Metallic', 'Pearl Igneous Black with Pearl Deep Ground Grey'],
  },
  Élan: { colours: ['Crème', 'Vert d’eau'] },
};

const models = Object.entries(catalogue).map(([name, { bikeName }], at) => ({
  id: at + 1,
  name,
  names: [name, ...(bikeName === undefined ? [] : [bikeName])],
}));

/** As a person would say it: the model and the colour, or what is not certain. */
function sorted(path: string): string {
  const model = models.find(({ id }) => id === findModel(path, models));
  if (!model) return 'no model';
  const colours = (catalogue[model.name]?.colours ?? []).map((name, id) => ({ id, name }));
  const colour = findColour(path, model.names, colours);
  return `${model.name}: ${colour === undefined ? 'no colour' : colours[colour]?.name}`;
}

describe('certain names', () => {
  test.each([
    ['Activa 6G/Pearl Siren Blue.jpg', 'Activa 6G: Pearl Siren Blue'],
    ['activa-6g_red 1.JPG', 'Activa 6G: Rebel Red Metallic'],
    ['ACTIVA6G-pearl-siren-blue-front.png', 'Activa 6G: Pearl Siren Blue'],
    ['Activa6GPearlSirenBlue.jpeg', 'Activa 6G: Pearl Siren Blue'],
    ['activa_6_g__decent__IMG_20261128_101500.HEIC', 'Activa 6G: Decent Blue Metallic'],
    ['Photos/Honda Activa 6G [2026]/DSC_0125 black.jpg', 'Activa 6G: Black'],
    ['Activa 6G/Pearl Siren Blue/IMG_0001.jpg', 'Activa 6G: Pearl Siren Blue'],
    ['Activa 6G/Activa 6G - Rebel Red (2).webp', 'Activa 6G: Rebel Red Metallic'],
    ['Activa 125/white.jpg', 'Activa 125: Pearl Precious White'],
    ['ActivaE-serenity.jpg', 'Activa e:: Pearl Serenity Blue'],
    ['Shine 125 black (2).jpg', 'Shine 125: Black'],
    ['Shine125Black.jpg', 'Shine 125: Black'],
    ['shine 100 dx black.jpg', 'Shine 100 DX: Pearl Igneous Black'],
    ['Shine 100/Shine 100 DX/imperial red.jpg', 'Shine 100 DX: Imperial Red Metallic'],
    ['Shine-100_red-stripes.jpg', 'Shine 100: Black with Red Stripes'],
    ['sp 125 MATT AXIS GRAY.jpg', 'SP125: Matte Axis Gray Metallic'],
    ['shine 125 axis gray.jpg', 'Shine 125: Matte Axis Grey'],
    ['cb125hornet-lemon.png', 'CB125 Hornet: Pearl Siren Blue with Lemon Ice Yellow'],
    ['hornet 2.0 igneous.jpg', 'Hornet 2.0: Pearl Igneous Black'],
    ['x blade red.jpg', 'X-Blade: Pearl Spartan Red'],
    ['XBLADE-red.jpg', 'X-Blade: Pearl Spartan Red'],
    ['hness cb350 blue.jpg', "H'ness CB350: Athletic Blue Metallic"],
    ["H'ness CB350/Athletic Blue Metallic.jpg", "H'ness CB350: Athletic Blue Metallic"],
    ['CB350 crust.jpg', 'CB350: Matte Crust Metallic'],
    [
      'Dio 110/Pearl Igneous Black with Pearl Deep Ground Grey.jpg',
      'Dio 110: Pearl Igneous Black with Pearl Deep Ground Grey',
    ],
    ['elan - creme.jpg', 'Élan: Crème'],
    ["e\u0301lan/vert d'eau.jpg", 'Élan: Vert d’eau'],
  ])('%s', (path, expected) => {
    expect(sorted(path)).toBe(expected);
  });
});

describe('names that are not certain', () => {
  test.each([
    // Two models, none, a part of a name, a name within a longer word.
    ['Activa 6G/Dio 110 blue.jpg', 'no model'],
    ['IMG_2034.jpg', 'no model'],
    ['activa blue.jpg', 'no model'],
    ['Hornet red.jpg', 'no model'],
    ['CB350RS red.jpg', 'no model'],
    ['Shine 1255 black.jpg', 'no model'],
    ['radio110 blue.jpg', 'no model'],
    // Two colours have the word, no colour has all words, there is none, a number is the camera's.
    ['activa-6g_blue 1.JPG', 'Activa 6G: no colour'],
    ['CB125 Hornet Pearl Siren Blue.jpg', 'CB125 Hornet: no colour'],
    ['Shine 125 grey.jpg', 'Shine 125: no colour'],
    ['Activa 6G/Rebel Red/on black ground.jpg', 'Activa 6G: no colour'],
    ['Activa 6G.jpg', 'Activa 6G: no colour'],
    ['CB350 front 350.jpg', 'CB350: no colour'],
  ])('%s', (path, expected) => {
    expect(sorted(path)).toBe(expected);
  });
});

test('the number of a camera is not the one in the name of a colour', () => {
  const colours = [
    { id: 1, name: 'Type 2 Red' },
    { id: 2, name: 'Blue' },
  ];
  expect(findColour('Dio (2).jpg', ['Dio'], colours)).toBeUndefined();
  expect(findColour('Dio type red 1.jpg', ['Dio'], colours)).toBe(1);
  expect(findColour('Dio type.jpg', ['Dio'], colours)).toBe(1);
});
