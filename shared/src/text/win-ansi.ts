/** The characters that Windows-1252 adds to Latin-1. */
const ADDITIONS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const winAnsi = new RegExp(`^[\\n\\t\\x20-\\x7e\\xa0-\\xac\\xae-\\xff${ADDITIONS}]*$`, 'u');

/** Whether a PDF's built-in fonts, which have Windows-1252 only, can print a text: no Bengali, no ₹, no emoji. */
export function isWinAnsi(text: string): boolean {
  return winAnsi.test(text);
}
