import { socialNetworks, usualSettings } from '../shared/src/dealership/dealership-settings.ts';
import { standardPages } from '../shared/src/texts/en/common/standard-pages/index.ts';
import { demoBranch, demoDealership } from '../server/src/seed/demo-dealership.ts';
import { demoPages } from '../server/src/seed/demo-pages.ts';

/** Shorter ones are everybody's: an hour, a rate, a number of years. */
const SHORTEST = 6;

/**
 * The values inside a value.
 *
 * @param {unknown} value
 * @returns {(string | number)[]}
 */
export function leavesOf(value) {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** Of what its pages say, whole sentences of the sections alone: those that come with the product are everybody's. */
const SHORTEST_SENTENCE = 30;
const ofEverybody = leavesOf(standardPages).join('\n');

const sentences = leavesOf(Object.values(demoPages).map((page) => page?.sections))
  .flatMap((text) => String(text).split(/\{[^{}]*\}|\n|: |(?<=\.) /))
  .map((sentence) => sentence.trim())
  .filter((sentence) => sentence.length >= SHORTEST_SENTENCE && !ofEverybody.includes(sentence));

const withoutPages = Object.fromEntries(Object.keys(demoPages).map((page) => [page, null]));
/** What is the demo's, by names that the code has too. */
const states = {
  setup: null,
  demoContent: null,
  ...Object.fromEntries(usualSettings.map((name) => [name, null])),
};
const words = leavesOf([{ ...demoDealership, ...withoutPages, ...states }, demoBranch])
  .flatMap((leaf) => String(leaf).split('\n'))
  .filter((fact) => fact.length >= SHORTEST && !socialNetworks.some((name) => name === fact));

/** What the dealership of the demo says of itself, in words, numbers and addresses. */
export const demoSettings = [...new Set([...words, ...sentences])];

/** As they stand in addresses (of maps, `tel:`), and in PDFs, whose blanks depend on line breaks. */
const spellings = demoSettings.map((fact) => ({
  fact,
  spelled: [fact, encodeURIComponent(fact), fact.replaceAll(' ', '+'), fact.replaceAll(' ', '')],
}));

/**
 * The facts of the demo in a text: a source, a document, a built file.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function demoSettingsIn(text) {
  const plain = text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  return spellings
    .filter(({ spelled }) => spelled.some((each) => plain.includes(each)))
    .map(({ fact }) => fact);
}

/**
 * A built file of the server without the modules of the seed, which the bundler names in a line of their own.
 *
 * @param {string} code
 */
export function withoutSeed(code) {
  const parts = code.split(/^(?=\/\/ \S+\.(?:ts|json|m?js)$)/m);
  return parts.filter((part) => !part.startsWith('// server/src/seed/')).join('');
}
