import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { locales, type Locale } from '../languages/locale.ts';

const folder = import.meta.dirname;
const others = locales.filter((locale) => locale !== 'en');

const modulesOf = (locale: Locale) =>
  readdirSync(path.join(folder, locale), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll(path.sep, '/'));

const wanted = modulesOf('en');

/** The shape of a value: the keys of objects, and what is below them. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Intl.NumberFormat)
    return typeof value;
  // Word lists and lists of sentences may have other lengths.
  if (Array.isArray(value)) return 'list';
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, below]) => [key, shapeOf(below)]),
  );
}

const load = async (locale: Locale, file: string) =>
  (await import(path.join(folder, locale, file))) as Record<string, unknown>;

test.each(others.flatMap((locale) => wanted.map((file) => [locale, file] as const)))(
  '%s/%s has the texts of the English module',
  async (locale, file) => {
    const [english, own] = await Promise.all([load('en', file), load(locale, file)]);
    const names = Object.keys(english).filter((name) => name in own);
    expect(Object.keys(english).filter((name) => !(name in own))).toEqual([]);
    for (const name of names)
      expect([name, shapeOf(own[name])]).toEqual([name, shapeOf(english[name])]);
  },
);

const script = { bn: /\p{Script=Bengali}/u, hi: /\p{Script=Devanagari}/u };

/** Names and codes have other letters. */
const isName = (text: string) => !/[a-z]{3,} [a-z]{2,} [a-z]{2,}/.test(text);

/** The texts of a value that are not in `parts`, which all languages share. */
function textsIn(value: unknown, english?: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value === english) return [];
  const others: Readonly<Record<string, unknown>> = { ...(english as object) };
  return Object.entries(value).flatMap(([key, below]) => textsIn(below, others[key]));
}

test.each(['bn', 'hi'] as const)('no sentence in %s is English', async (locale) => {
  const left: string[] = [];
  // Headings of files stay English.
  for (const file of wanted.filter(
    (each) => !/(^texts|server\/(leads|price-list|stock-list))\.ts$/.test(each),
  )) {
    const texts = textsIn(await load(locale, file), await load('en', file));
    left.push(...texts.filter((text) => !script[locale].test(text) && !isName(text)));
  }
  expect(left).toEqual([]);
});

test.each(['bn', 'hi'] as const)('digits in %s are Latin', async (locale) => {
  const all: string[] = [];
  for (const file of wanted) all.push(...textsIn(await load(locale, file)));
  expect(all.filter((text) => /[\u09e6-\u09ef\u0966-\u096f]/.test(text))).toEqual([]);
});
