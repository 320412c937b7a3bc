import { locales, textsIn } from '@dealership/shared';
import { lettersOf, wordsOf } from '../../../../sheets/headings.ts';

const beginnings = locales.flatMap((locale) => [...textsIn(locale).leadFile.notLeads]);

/**
 * Whether a row without a number or an address is a line of a report: a total, its author and date, or the headings
 * repeated.
 */
export function isReportLine(cells: readonly string[], heads: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const worded = filled.filter((cell) => /\p{L}/u.test(cell));
  if (worded.length === 0) return true;
  if (areHeadings(cells, heads)) return true;
  const [first = ''] = worded;
  const words = wordsOf(first);
  return beginnings.some((each) => words.startsWith(` ${each} `));
}

/** Each page of a report repeats the headings. */
function areHeadings(cells: readonly string[], heads: readonly string[]): boolean {
  const same = cells.filter(
    (cell, place) =>
      cell !== '' && lettersOf(cell) !== '' && lettersOf(cell) === lettersOf(heads[place] ?? ''),
  );
  return same.length > 1 && same.length * 2 > cells.filter((cell) => cell !== '').length;
}
