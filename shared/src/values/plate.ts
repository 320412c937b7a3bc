import { toPlainText } from '../text/unseen.ts';

/**
 * A registration number -> the form in which it is compared: only its capitals and digits, `WB74AB1234` for `wb-74
 * ab.1234`; `''`: the text has none.
 */
export function readPlate(text: string): string {
  return toPlainText(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
