import { usualSettings } from '../shared/src/dealership/dealership-settings.ts';
import { socialNetworks } from '../shared/src/dealership/setting-values.ts';
import { standardPages as bn } from '../shared/src/texts/bn/common/standard-pages/index.ts';
import { standardPages as en } from '../shared/src/texts/en/common/standard-pages/index.ts';
import { standardPages as hi } from '../shared/src/texts/hi/common/standard-pages/index.ts';
import { demoBranch, demoDealership } from '../server/src/seed/demo-dealership.ts';
import { demoPages } from '../server/src/seed/demo-pages.ts';

/** Shorter values are common: an hour, a rate, a number of years. */
const SHORTEST = 6;

/**
 * The values inside a value.
 * @param {unknown} value
 * @returns {(string | number)[]}
 */
export function leavesOf(value) {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** From its pages only whole sentences of the sections that are not in the product's own pages. */
const SHORTEST_SENTENCE = 30;
const ofEverybody = leavesOf([en, bn, hi]).join('\n');

const sentences = leavesOf(Object.values(demoPages).map((page) => page?.sections))
  .flatMap((text) => String(text).split(/\{[^{}]*\}|\n|: |(?<=[.।]) /))
  .map((sentence) => sentence.trim())
  .filter((sentence) => sentence.length >= SHORTEST_SENTENCE && !ofEverybody.includes(sentence));

const withoutPages = Object.fromEntries(Object.keys(demoPages).map((page) => [page, null]));
/** Settings whose values are also names in the code. */
const states = {
  setup: null,
  demoContent: null,
  ...Object.fromEntries(usualSettings.map((name) => [name, null])),
  rates: demoDealership.rates.map(({ source }) => source),
  extras: demoDealership.extras.map(({ name }) => name),
  lenders: demoDealership.lenders.map(({ name }) => name),
  registrationPlaces: demoDealership.registrationPlaces.map(({ name }) => name),
};
const words = leavesOf([{ ...demoDealership, ...withoutPages, ...states }, demoBranch])
  .flatMap((leaf) => String(leaf).split('\n'))
  .filter((value) => value.length >= SHORTEST && !socialNetworks.some((name) => name === value));

/** Settings of the demo dealership: words, numbers and addresses. */
export const demoSettings = [...new Set([...words, ...sentences])];

/** Spellings in addresses (of maps, `tel:`), and in PDFs, whose blanks depend on line breaks. */
const spellings = demoSettings.map((value) => ({
  value,
  spelled: [
    value,
    encodeURIComponent(value),
    value.replaceAll(' ', '+'),
    value.replaceAll(' ', ''),
  ],
}));

/**
 * Finds values of the demo's settings in a text: a source, a document, a built file.
 * @param {string} text
 * @returns {string[]}
 */
export function demoSettingsIn(text) {
  const plain = text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  return spellings
    .filter(({ spelled }) => spelled.some((each) => plain.includes(each)))
    .map(({ value }) => value);
}

/**
 * A built file of the server without the modules of the seed; the bundler writes each module's name on a line of its
 * own.
 * @param {string} code
 */
export function withoutSeed(code) {
  const parts = code.split(/^(?=\/\/ \S+\.(?:ts|json|m?js)$)/m);
  return parts.filter((part) => !part.startsWith('// server/src/seed/')).join('');
}
