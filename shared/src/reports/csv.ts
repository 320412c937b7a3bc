/** Makes Excel read the file as UTF-8; without it Bengali names turn into rubbish. */
export const BYTE_ORDER_MARK = '\ufeff';

export const CSV_LINE_END = '\r\n';

/** How a spreadsheet formula begins: with full-width signs too, in East Asian settings. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * For papaparse's `unparse`, which writes every CSV of the product, in the browser or on the server (RFC 4180): every
 * field quoted, and a text that a spreadsheet would read as a formula gets an apostrophe in front. There is no line
 * end after the last row.
 */
export const csvOptions = { quotes: true, newline: CSV_LINE_END, escapeFormulae: FORMULA };

/** A cell as it was before `csvOptions` put an apostrophe in front of it. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
