import { toSearchKey } from '../text/text.ts';

/**
 * What differs between spellings of a name: blanks, dots, invisible characters, joiners included, and the dot below
 * letters of Hindi, which many leave out.
 */
const BETWEEN_LETTERS = /\u093c|[\s.·\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name -> the form in which it is compared: `A. K. Das` is `A.K. Das` and `ak das`. */
export function readName(text: string): string {
  return toSearchKey(text.normalize('NFKC')).replaceAll(BETWEEN_LETTERS, '');
}
