import Papa from 'papaparse';

/** Makes Excel read the file as UTF-8; without it Bengali names turn into rubbish. */
export const BYTE_ORDER_MARK = '\ufeff';

export const CSV_LINE_END = '\r\n';

/** How a formula begins, for a spreadsheet: the full-width signs too, in East Asian settings. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * Lines of every CSV of the product, made in the browser or by the server (RFC 4180): every field
 * quoted, and a text that a spreadsheet would take for a formula gets an apostrophe in front.
 * @returns the lines with `CSV_LINE_END` between them and none after the last; `''` for no rows
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(rows as string[][], {
    quotes: true,
    newline: CSV_LINE_END,
    escapeFormulae: FORMULA,
  });
}

/** A cell as it was before `csvLines` put an apostrophe in front of it. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
