import { expect, it } from 'vitest';
import { createModelNamer } from './model-name.ts';

const nameOf = createModelNamer([
  { bikeName: 'XBLADE', name: 'X-Blade', slug: 'honda-x-blade' },
  { bikeName: 'Activa 125', name: 'Activa 125', slug: 'honda-activa-125' },
  // From before such names were refused.
  { bikeName: '.', name: '.', slug: '.' },
  { bikeName: 'Hness CB350', name: "H'ness CB350", slug: 'honda-hness-cb350' },
]);

it.each([
  ['honda-activa-125', 'Activa 125'],
  ['Honda Activa 125', 'Activa 125'],
  ['Activa125', 'Activa 125'],
  ['XBLADE', 'X-Blade'],
  ['X-Blade', 'X-Blade'],
  ['hness cb350', "H'ness CB350"],
  ['Activa', 'Activa'],
  ['Scooty-Pep', 'Scooty-Pep'],
  ['?', '?'],
  ['-', '-'],
  ['', ''],
])('a model sent as %j is called %j', (sent, name) => {
  expect(nameOf(sent)).toBe(name);
});
