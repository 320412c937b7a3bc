import papaparse from 'papaparse';
import { problem, withoutGuard } from '@dealership/shared';
import { constantOf, isFormula } from './cell-formulas.ts';
import { UnreadableSheet, type RawSheet } from './sheet.ts';

/** The separators that spreadsheets use, the likeliest first. */
const delimiters = [',', ';', '\t', '|'];

/** Number of rows that are read to find the separator. */
const ROWS_TRIED = 50;

/** The first line of a CSV that names its separator. */
const SEPARATOR_LINE = /^"?sep=(.)"?[^\S\n]*\n/i;

/**
 * Reads a CSV with commas, semicolons, tabs or bars.
 * @throws {UnreadableSheet} when a quotation mark is not closed: the rest of the file would be one cell
 */
export function readCsv(text: string): RawSheet {
  const lines = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  const separator = SEPARATOR_LINE.exec(lines);
  const delimiter = separator?.[1] ?? findDelimiter(lines);
  const { data, errors } = parse(separator ? lines.slice(separator[0].length) : lines, {
    delimiter,
  });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) {
    throw new UnreadableSheet(
      problem('list_quote_open', { row: data.length + (separator ? 1 : 0) }),
    );
  }
  // Problems name rows by their number in the file.
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

/**
 * Finds the separator: the one that splits most rows, and of two such the one that splits them most evenly. Papaparse
 * counts lines of one cell, such as a title or the empty line at the end, against every separator: with two columns
 * it recognises only commas.
 */
function findDelimiter(lines: string): string {
  const tried = delimiters.map((delimiter) => {
    const { data } = parse(lines, { delimiter, preview: ROWS_TRIED });
    const widths = data.flatMap((cells) => (cells.length > 1 ? cells.length : []));
    const alike = widths.map((width) => widths.filter((other) => other === width).length);
    return { delimiter, parted: widths.length, alike: Math.max(0, ...alike) };
  });
  const [best] = tried.sort((a, b) => b.parted - a.parted || b.alike - a.alike);
  return best?.delimiter ?? ',';
}

function parse(lines: string, options: { delimiter: string; preview?: number }) {
  return papaparse.parse<string[]>(lines, { ...options, newline: '\n' });
}
