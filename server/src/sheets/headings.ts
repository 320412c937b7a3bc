import { problem, toWordKey } from '@dealership/shared';
import { UnreadableSheet, type Sheet } from './sheet.ts';

export interface Spellings {
  /** Whole headings, in letters alone, the surest first. */
  whole: readonly string[];
  /** Words that a heading may contain among others, the surest first. */
  within?: readonly string[];
  /** With one of these words it means something else. */
  unless?: readonly string[];
  /** With one of these words it is the least sure. */
  last?: readonly string[];
}

export interface Headings<Name extends string> {
  at: number;
  /** Of the columns, the surest first: there may be two for numbers. */
  places: Readonly<Partial<Record<Name, readonly number[]>>>;
}

interface Wanted<Name extends string> {
  spellings: Readonly<Record<Name, Spellings>>;
  /** Whether a row that names these columns has the headings. */
  isEnough: (places: Headings<Name>['places']) => boolean;
  /** Whether it surely has them: a summary may name a column or two by chance. */
  isSure: (places: Headings<Name>['places']) => boolean;
}

/** Above the headings there may be a title, a date, an address and groups of columns. */
const MOST_ROWS_ABOVE = 20;

/** In UTF-16 units; a longer text is no heading. */
const LONGEST_HEADING = 160;

/** Of the first rows the one that names the most columns. */
export function findHeadings<Name extends string>(
  rows: Sheet['rows'],
  { spellings, isEnough, isSure }: Wanted<Name>,
): Headings<Name> | undefined {
  const known = knownOf(spellings);
  let best: Headings<Name> | undefined;
  let most = 0;
  for (const [at, cells] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const places = placesIn(cells, known);
    if (!isEnough(places)) continue;
    const named = Object.keys(places).length + (isSure(places) ? 0.5 : 0);
    if (named > most) [best, most] = [{ at, places }, named];
  }
  return best;
}

/** A table with its headings, and the names of other tables that have such headings too. */
export interface FoundTable<Name extends string> {
  sheet: Sheet;
  headings: Headings<Name>;
  others: string[];
}

/**
 * The first table of a file that has headings; `undefined`: none has.
 * @throws {UnreadableSheet} when it has too many rows
 */
export function findTable<Name extends string>(
  sheets: readonly Sheet[],
  { mostRows, ...wanted }: Wanted<Name> & { mostRows: number },
): FoundTable<Name> | undefined {
  const found = sheets.flatMap((sheet) => {
    const headings = findHeadings(sheet.rows, wanted);
    return headings ? [{ sheet, headings }] : [];
  });
  const first = found.find(({ headings }) => wanted.isSure(headings.places)) ?? found[0];
  const isTooLong = first ? first.sheet.isTooLong : sheets.some((sheet) => sheet.isTooLong);
  if (isTooLong) throw new UnreadableSheet(problem('list_too_long', { max: mostRows }));
  const others = found.filter((each) => each !== first && wanted.isSure(each.headings.places));
  return first && { ...first, others: others.map(({ sheet }) => sheet.name) };
}

/** The column of a heading, and how sure that is: the lower the surer. */
interface Meaning<Name> {
  name: Name;
  rank: number;
}

/** A word that headings may contain, as `wordsOf` and `lettersOf` read it. */
interface Part {
  word: string;
  letters: string;
}

/** The headings that are known. */
interface Known<Name extends string> {
  /** The meaning of each whole one, by its letters. */
  wholes: ReadonlyMap<string, Meaning<Name>>;
  parts: readonly {
    name: Name;
    within: readonly Part[];
    unless: readonly string[];
    last: readonly Part[];
  }[];
}

function placesIn<Name extends string>(
  cells: readonly string[],
  known: Known<Name>,
): Headings<Name>['places'] {
  const found: (Meaning<Name> & { place: number })[] = [];
  for (const [place, cell] of cells.entries()) {
    const meaning = meaningOf(cell, known);
    if (meaning) found.push({ place, ...meaning });
  }
  found.sort((one, other) => one.rank - other.rank || one.place - other.place);
  const places: Partial<Record<Name, number[]>> = {};
  for (const { name, place } of found) (places[name] ??= []).push(place);
  return places;
}

/** A word within a heading is less sure than any whole heading. */
const WITHIN = 1000;

/** What parts a heading in two languages: `দাম (Price)`. */
const BETWEEN_LANGUAGES = /[/|()\n]/u;

function meaningOf<Name extends string>(
  heading: string,
  { wholes, parts }: Known<Name>,
): Meaning<Name> | undefined {
  const letters = heading.length > LONGEST_HEADING ? '' : lettersOf(heading);
  if (letters === '') return undefined;
  const whole = wholes.get(letters) ?? meaningInTwo(heading, wholes);
  if (whole) return whole;
  const read = { words: wordsOf(heading), letters };
  for (const { name, within, unless, last } of parts) {
    if (unless.some((word) => read.words.includes(word))) continue;
    const rank = within.findIndex((part) => hasPart(part, read));
    const isLast = last.some((part) => hasPart(part, read));
    if (rank >= 0) return { name, rank: WITHIN + (isLast ? WITHIN : 0) + rank };
  }
  return undefined;
}

/** What each part of a heading in two languages means. */
function meaningInTwo<Name extends string>(
  heading: string,
  wholes: Known<Name>['wholes'],
): Meaning<Name> | undefined {
  const parts = heading.split(BETWEEN_LANGUAGES).map(lettersOf).filter(Boolean);
  const [first, ...others] = parts.map((part) => wholes.get(part));
  return others.length > 0 && others.every((other) => other?.name === first?.name)
    ? first
    : undefined;
}

/** Kept by the spellings: it takes 10 ms, and leads of other programs come one by one. */
const made = new WeakMap<object, unknown>();

function knownOf<Name extends string>(spellings: Wanted<Name>['spellings']): Known<Name> {
  const before = made.get(spellings) as Known<Name> | undefined;
  const known = before ?? readSpellings(spellings);
  if (!before) made.set(spellings, known);
  return known;
}

function readSpellings<Name extends string>(spellings: Wanted<Name>['spellings']): Known<Name> {
  const names = Object.keys(spellings) as Name[];
  return {
    wholes: new Map(
      names.flatMap((name) =>
        spellings[name].whole.map((each, rank) => [lettersOf(each), { name, rank }] as const),
      ),
    ),
    parts: names.map((name) => {
      const { within = [], unless = [], last = [] } = spellings[name];
      return {
        name,
        within: within.map(partOf),
        unless: unless.map(wordsOf),
        last: last.map(partOf),
      };
    }),
  };
}

function partOf(word: string): Part {
  return { word: wordsOf(word), letters: lettersOf(word) };
}

/** In letters: words of this length also count without blanks around them; shorter ones may be parts of other words. */
const SHORTEST_PART = 4;

function hasPart({ word, letters }: Part, heading: { words: string; letters: string }): boolean {
  const isWithin = letters.length >= SHORTEST_PART && heading.letters.includes(letters);
  return isWithin || heading.words.includes(word);
}

/** The words of a heading with blanks around each: `CustomerName_2` is ` customer name `. */
export function wordsOf(heading: string): string {
  const parted = heading.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return ` ${toWordKey(parted)
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()} `;
}

/** The letters of a heading alone: `Price (₹)` and `PRICE` are the same. */
export function lettersOf(heading: string): string {
  return toWordKey(heading).replaceAll(/[^\p{L}\p{M}]/gu, '');
}

/** A row that is not blank. */
export interface HeadedRow {
  /** Its number in the file, from 1. */
  row: number;
  /** The text of its cells, by column, without blanks around it. */
  cells: string[];
  /** The columns in which it has a formula. */
  formulas: ReadonlySet<number>;
  /** The whole row as text, for people. */
  text: string;
}

/** In characters: enough to find the row. */
const LONGEST_TEXT = 200;

const none: ReadonlySet<number> = new Set();

/** The rows below the headings, one by one, since there may be thousands. */
export function* rowsBelow(
  { rows, formulas }: Sheet,
  { at }: Pick<Headings<string>, 'at'>,
): Generator<HeadedRow> {
  const columns = new Map<number, Set<number>>();
  for (const { row, column } of formulas) {
    columns.set(row, (columns.get(row) ?? new Set()).add(column));
  }
  for (const [index, each] of rows.entries()) {
    if (index <= at) continue;
    const cells = each.map((cell) => cell.trim());
    const ofFormulas = columns.get(index) ?? none;
    const text = cells
      .filter((cell) => cell !== '')
      .join(' · ')
      .slice(0, LONGEST_TEXT);
    if (text !== '' || ofFormulas.size > 0) {
      yield { row: index + 1, cells, formulas: ofFormulas, text };
    }
  }
}
