import { toPlainText } from '../text/unseen.ts';

/**
 * A registration number -> the form in which it is compared: its capitals and digits alone, `WB74AB1234` for
 * `wb-74 ab.1234`; `''`: there is nothing of the kind in the text.
 */
export function readPlate(text: string): string {
  return toPlainText(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
