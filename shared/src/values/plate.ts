import { toPlainText } from '../text/unseen.ts';

/** A registration number as it is compared, its capitals and digits alone: `WB74AB1234`; `''`: it has none. */
export function readPlate(text: string): string {
  return toPlainText(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}
