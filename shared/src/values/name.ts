import { toSearchKey } from '../text/text.ts';

/** What sets one spelling of a name apart from another: blanks, dots and whatever cannot be seen, joiners too. */
const BETWEEN_LETTERS = /[\s.·\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name -> the form in which it is compared: `A. K. Das` is `A.K. Das` and `ak das`. */
export function readName(text: string): string {
  return toSearchKey(text.normalize('NFKC')).replaceAll(BETWEEN_LETTERS, '');
}
