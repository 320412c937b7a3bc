/** Makes Excel read the file as UTF-8; without it Bengali names turn into rubbish. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * How a formula begins, for a spreadsheet: the full-width signs too, in East Asian settings.
 * papaparse's own pattern lets texts of several lines through.
 */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * papaparse's settings for every CSV of the product, made in the browser or by the server: every field
 * quoted, and a text that a spreadsheet would take for a formula gets an apostrophe in front.
 */
export const csvFormat = { quotes: true, escapeFormulae: FORMULA, newline: '\r\n' } as const;
