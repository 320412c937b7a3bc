/**
 * A gram is a trigram: three consecutive characters (UTF-16 units) of a text, hashed to one of 65,536 numbers.
 * A text that contains a term contains all of its grams. Two grams may share a number, and a text may contain
 * a term's grams but not the term: the index finds candidates, which must be compared.
 */
const GRAM_LENGTH = 3;
const GRAM_BITS = 16;

/** Characters below separate the fields of a search text (`searchTextOf` in shared); no gram spans two fields. */
const FIRST_PRINTABLE = 0x20;

/** The grams of a text; none if it is shorter than three characters. */
export function gramsOf(text: string): Set<number> {
  const grams = new Set<number>();
  for (let start = 0; start + GRAM_LENGTH <= text.length; start += 1) {
    const [first, second, third] = [0, 1, 2].map((i) => text.charCodeAt(start + i)) as Gram;
    if (Math.min(first, second, third) >= FIRST_PRINTABLE) grams.add(hash(first, second, third));
  }
  return grams;
}

type Gram = [number, number, number];

/** An extra gram of all enquiries of a kind; its number is above those of texts. */
export function gramOfKind(kind: string): number {
  let gram = 0;
  for (const character of kind) gram = hash(gram, character.charCodeAt(0), 0);
  return 2 ** GRAM_BITS + gram;
}

/** Multiplicative hashing with odd constants (2^32 / golden ratio, and the two of murmur3). */
function hash(first: number, second: number, third: number): number {
  const mixed =
    Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0xc2b2ae35);
  return Math.imul(mixed ^ (mixed >>> 15), 0x9e3779b1) >>> (32 - GRAM_BITS);
}
