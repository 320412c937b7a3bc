import { expect, it } from 'vitest';
import { customerNames } from '../../../../shared/test/customer-names.ts';
import { comparerIn, compareNames } from './compare-names.ts';

const { bengali, devanagari, latin } = customerNames;

const swapped = new Map([
  ['বাংলা মাঝি', 'বাঁধন কর'],
  ['বাঁধন কর', 'বাংলা মাঝি'],
]);
/** ং comes before ঁ in Bengali alone. */
const elsewhere = bengali.map((name) => swapped.get(name) ?? name);

it.each([
  ['bn', [...bengali, ...devanagari, ...latin]],
  ['hi', [...devanagari, ...elsewhere, ...latin]],
  ['en', [...latin, ...devanagari, ...elsewhere]],
] as const)('names are sorted as readers of %s expect, their own script first', (locale, names) => {
  const mixed = names.toSorted((one, other) => (one < other ? 1 : -1));
  expect(mixed.toSorted(comparerIn(locale))).toEqual(names);
});

it('code points have another order: বড়ুয়া before বডি, and small letters last', () => {
  expect(bengali.toSorted()).not.toEqual(bengali);
  expect(latin.toSorted()).not.toEqual(latin);
});

it('numbers in names are compared by value', () => {
  expect(['Activa 125', 'Activa 6G'].toSorted(compareNames)).toEqual(['Activa 6G', 'Activa 125']);
});
