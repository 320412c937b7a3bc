import papaparse from 'papaparse';
import { problem, withoutGuard } from '@dealership/shared';
import { constantOf, isFormula } from './cell-formulas.ts';
import { UnreadableSheet, type RawSheet } from './sheet.ts';

/** How spreadsheets part columns, the likeliest first. */
const delimiters = [',', ';', '\t', '|'];

/** The first line of a CSV that says by which sign its columns are parted. */
const SEPARATOR_LINE = /^"?sep=(.)"?[^\S\n]*\n/i;

/**
 * Reads a CSV with commas, semicolons, tabs or bars.
 * @throws {UnreadableSheet} when a quotation mark is not closed: the rest of the file would be one cell
 */
export function readCsv(text: string): RawSheet {
  const lines = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  const separator = SEPARATOR_LINE.exec(lines);
  const { data, errors } = papaparse.parse<string[]>(
    separator ? lines.slice(separator[0].length) : lines,
    separator
      ? { delimiter: separator[1] ?? ',', newline: '\n' }
      : { delimitersToGuess: delimiters, newline: '\n' },
  );
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) {
    throw new UnreadableSheet(
      problem('list_quote_open', { row: data.length + (separator ? 1 : 0) }),
    );
  }
  // Rows are told by their number in the file.
  const rows = separator ? [[], ...data] : data;
  const formulas: RawSheet['formulas'] = [];
  const shown = rows.map((cells, row) =>
    cells.map((cell, column) => {
      const constant = constantOf(cell);
      if (constant !== undefined) return constant;
      if (isFormula(cell)) formulas.push({ row, column });
      return withoutGuard(cell);
    }),
  );
  return { name: '', rows: shown, formulas };
}
