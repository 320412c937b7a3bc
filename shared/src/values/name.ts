import { toSearchKey } from '../text/text.ts';

/** What differs between spellings of a name: blanks, dots and invisible characters, joiners included. */
const BETWEEN_LETTERS = /[\s.·\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name -> the form in which it is compared: `A. K. Das` is `A.K. Das` and `ak das`. */
export function readName(text: string): string {
  return toSearchKey(text.normalize('NFKC')).replaceAll(BETWEEN_LETTERS, '');
}
