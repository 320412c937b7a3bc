/** Dates, times, mobile numbers, references: they stay on one line. */
const SHORT = 12;
/** Sentences and addresses: they take several lines, and break anywhere if they must. */
const LONG = 36;

/** How a table may break a cell's text. */
export function textLength(text: string): 'short' | 'medium' | 'long' {
  if (text.length <= SHORT) return 'short';
  return text.length > LONG ? 'long' : 'medium';
}
