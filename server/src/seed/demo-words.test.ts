import { expect, test } from 'vitest';
import content from './demo-content.json' with { type: 'json' };
import { readDemoVehicles } from './demo-vehicles.ts';
import { wordsFor, wordsIn } from '../features/catalogue/models/words-in.ts';
import bn from './words/bn.json' with { type: 'json' };
import hi from './words/hi.json' with { type: 'json' };

const words = { bn, hi } as const;
const scripts = { bn: /\p{Script=Bengali}/u, hi: /\p{Script=Devanagari}/u };

const values = readDemoVehicles().flatMap(({ engine, power, transmission, specs }) => [
  engine,
  power,
  transmission,
  ...Object.values(specs ?? {}).flatMap((lines) => Object.values(lines)),
]);
const texts = new Set([
  ...readDemoVehicles().flatMap(({ details, colours, features, accessories }) => [
    details,
    ...colours,
    ...[...features, ...accessories].flatMap(({ heading, description }) => [heading, description]),
  ]),
  ...content.offers.flatMap(({ title, description }) => [title, description]),
]);

test('the demo has every text in Bengali and Hindi, and no translation without a text', () => {
  const numbered = (text: string) => text.replaceAll(/\d(?:[\d.,]*\d)?/g, '#');
  const used = new Set([...texts, ...values.map(numbered)]);
  for (const locale of ['bn', 'hi'] as const) {
    expect(Object.keys(words[locale]).filter((text) => !used.has(text))).toEqual([]);
    expect([...texts].filter((text) => !Object.hasOwn(words[locale], text))).toEqual([]);
    const isTranslated = (value: string) =>
      wordsFor(words[locale], value) !== undefined || wordsIn(locale).value({ value }) !== value;
    // Names, units and abbreviations need no translation.
    expect(values.filter((value) => /[a-z]{3}/.test(value) && !isTranslated(value))).toEqual([]);
  }
});

test.each(['bn', 'hi'] as const)(
  'texts in %s have its letters and the numbers of the English',
  (locale) => {
    const numbers = (text: string) => (text.match(/\d(?:[\d.,]*\d)?|#/g) ?? []).sort();
    const other = scripts[locale === 'bn' ? 'hi' : 'bn'];
    for (const [english, text] of Object.entries(words[locale])) {
      expect(text, english).toMatch(scripts[locale]);
      expect(text, english).not.toMatch(other);
      expect([english, numbers(text)]).toEqual([english, numbers(english)]);
    }
  },
);
