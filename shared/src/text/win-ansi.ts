/** The characters that Windows-1252 adds to Latin-1. */
const ADDITIONS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const winAnsi = new RegExp(`^[\\n\\t\\x20-\\x7e\\xa0-\\xac\\xae-\\xff${ADDITIONS}]*$`, 'u');

/**
 * Whether a PDF's built-in fonts can print a text. They have the Windows-1252 characters only: no Bengali, no Hindi,
 * no ₹, no emoji.
 */
export function isWinAnsi(text: string): boolean {
  return winAnsi.test(text);
}
