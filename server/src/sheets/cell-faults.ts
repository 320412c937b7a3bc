import { isSpreadsheetError, problem, type Problem } from '@dealership/shared';
import { misreadUtf8 } from './decode-text.ts';

/** Letters that a program has put in place of others: whole words of question marks, or one within a word. */
const QUESTION_MARKS = /(?:^|[\s.,()/-])\?{2,}(?=$|[\s.,()/-])|\p{L}\?+\p{L}/u;

/** How UTF-8 begins that was read as Windows-1252, though it may have lost a letter since. */
const MISREAD = /à[¤¥¦§]|â(?:€|‚¬)|Ã[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00a0-\u00bf]|ðŸ/;

/** A number of which a spreadsheet shows 15 digits or fewer: `1.23457E+15`, or zeros for the rest. */
const ROUNDED = /^\s*[+-]?\d+(?:[.,]\d+)?E\+?\d{1,3}\s*$|^\s*[1-9]\d{14}0+\s*$/i;

/**
 * What is wrong with the text of a cell as a spreadsheet or a program has left it.
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

/** Whether a spreadsheet has rounded a number, so that it is not what it was. */
export function isRounded(cell: string): boolean {
  return ROUNDED.test(cell);
}
