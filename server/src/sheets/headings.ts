import { toSearchKey } from '@dealership/shared';
import type { Sheet } from './sheet.ts';

/** Where a table says what its columns are. */
export interface Headings<Name extends string> {
  /** Place of the row. */
  at: number;
  /** Of the columns. */
  places: Readonly<Partial<Record<Name, number>>>;
}

interface Wanted<Name extends string> {
  /** What a column may be called, as `lettersOf` gives it, the surest first. */
  spellings: Readonly<Record<Name, readonly string[]>>;
  /** Whether a row that names these columns holds the headings. */
  isEnough: (places: Headings<Name>['places']) => boolean;
}

/** Above the headings there may be a title and a date. */
const MOST_ROWS_ABOVE = 10;

/** The first row that names columns enough. */
export function findHeadings<Name extends string>(
  rows: Sheet['rows'],
  { spellings, isEnough }: Wanted<Name>,
): Headings<Name> | undefined {
  const names = Object.keys(spellings) as Name[];
  for (const [at, cells] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const said = cells.map(lettersOf);
    const places: Partial<Record<Name, number>> = {};
    for (const name of names) {
      const spelling = spellings[name].find((each) => said.includes(each));
      if (spelling !== undefined) places[name] = said.indexOf(spelling);
    }
    if (isEnough(places)) return { at, places };
  }
  return undefined;
}

/** The letters of a heading alone: `Price (₹)` and `PRICE` are the same. */
export function lettersOf(heading: string): string {
  return toSearchKey(heading).replaceAll(/[^\p{L}\p{M}]/gu, '');
}

/** A row that is not blank. */
interface HeadedRow<Name extends string> {
  /** Its number in the file, from 1. */
  row: number;
  said: Readonly<Record<Name, string>>;
  /** The columns in which it holds a formula. */
  formulas: Name[];
  /** All that it says, for people. */
  text: string;
}

/** In characters: enough to find the row. */
const LONGEST_TEXT = 200;

/** What stands below the headings, by the names of the columns; row by row, since there may be thousands. */
export function* rowsBelow<Name extends string>(
  { rows, formulas }: Sheet,
  { at, places, names }: Headings<Name> & { names: readonly Name[] },
): Generator<HeadedRow<Name>> {
  const areFormulas = new Set(formulas.map(({ row, column }) => `${row},${column}`));
  for (const [index, cells] of rows.entries()) {
    if (index <= at) continue;
    const texts = cells.map((cell) => cell.trim());
    const said = Object.fromEntries(
      names.map((name) => [name, texts.at(places[name] ?? texts.length) ?? '']),
    ) as Record<Name, string>;
    const ofFormulas = names.filter((name) => areFormulas.has(`${index},${places[name] ?? ''}`));
    const text = texts
      .filter((cell) => cell !== '')
      .join(' · ')
      .slice(0, LONGEST_TEXT);
    if (text !== '' || ofFormulas.length > 0) {
      yield { row: index + 1, said, formulas: ofFormulas, text };
    }
  }
}
