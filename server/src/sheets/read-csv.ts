import papaparse from 'papaparse';
import { problem, withoutGuard } from '@dealership/shared';
import { constantOf, isFormula } from './cell-formulas.ts';
import { UnreadableSheet, type RawSheet } from './sheet.ts';

/** How spreadsheets part columns, the likeliest first. */
const delimiters = [',', ';', '\t', '|'];

/** Rows by which the sign that parts columns is found. */
const ROWS_TRIED = 50;

/** The first line of a CSV that says by which sign its columns are parted. */
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

/**
 * Finds the sign that parts the columns: the one that parts most rows, and of two such the one that parts them alike.
 * Papaparse counts lines of one cell, such as a title or the empty line at the end, against every sign: of two columns it
 * knows commas alone.
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
