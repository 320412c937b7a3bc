import { isSpreadsheetError, problem, type Problem } from '@dealership/shared';
import { misreadUtf8 } from './decode-text.ts';

/** A program's question marks for letters that it could not store: whole words of them, or one within a word. */
const QUESTION_MARKS = /(?:^|[\s.,()/-])\?{2,}(?=$|[\s.,()/-])|\p{L}\?+\p{L}/u;

/** The beginning of UTF-8 that was read as Windows-1252, even if it has lost a letter since. */
const MISREAD = /à[¤¥¦§]|â(?:€|‚¬)|Ã[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00a0-\u00bf]|ðŸ/;

/** A number that a spreadsheet has reduced to 15 digits or fewer: `1.23457E+15`, or zeros at its end. */
const ROUNDED = /^\s*[+-]?\d+(?:[.,]\d+)?E\+?\d{1,3}\s*$|^\s*[1-9]\d{14}0+\s*$/i;

/**
 * The problem of a cell's text after a spreadsheet or a program has changed it.
 * @param options.isProse in remarks, questions end with question marks
 */
export function faultOf(cell: string, { isProse = false } = {}): Problem | undefined {
  const text = cell.trim();
  if (isSpreadsheetError(text)) return problem('cell_is_error', { text });
  const hasMarks = isProse
    ? /\?{2}/.test(text) && !/[\p{L}\p{N}]/u.test(text)
    : QUESTION_MARKS.test(text);
  const isGarbled = hasMarks || text.includes('\ufffd') || MISREAD.test(text);
  return isGarbled || misreadUtf8(text) !== undefined ? problem('cell_garbled') : undefined;
}

/** Whether a spreadsheet has rounded a number, so that digits are lost. */
export function isRounded(cell: string): boolean {
  return ROUNDED.test(cell);
}
