/**
 * What the index knows of a text: which runs of three characters (UTF-16 units) it holds, each as one of
 * 65,536 numbers. A text that holds a term holds all of its grams. Two grams may share a number, and a
 * text may hold a term's grams and not the term: what the index finds is a candidate, never an answer.
 */
const GRAM_LENGTH = 3;
const GRAM_BITS = 16;

/** Between the fields of a search text (`searchTextOf` in shared); no search runs across it. */
const FIRST_PRINTABLE = 0x20;

/** The grams of a text; none where it is too short to have any. */
export function gramsOf(text: string): Set<number> {
  const grams = new Set<number>();
  for (let start = 0; start + GRAM_LENGTH <= text.length; start += 1) {
    const [first, second, third] = [0, 1, 2].map((i) => text.charCodeAt(start + i)) as Gram;
    if (Math.min(first, second, third) >= FIRST_PRINTABLE) grams.add(hash(first, second, third));
  }
  return grams;
}

type Gram = [number, number, number];

/** The gram under which all enquiries of a kind are found; above those of texts. */
export function gramOfKind(kind: string): number {
  let gram = 0;
  for (const character of kind) gram = hash(gram, character.charCodeAt(0), 0);
  return 2 ** GRAM_BITS + gram;
}

/** Multiplicative hashing with odd constants (2^32 divided by the golden ratio, and murmur3's two). */
function hash(first: number, second: number, third: number): number {
  const mixed =
    Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0xc2b2ae35);
  return Math.imul(mixed ^ (mixed >>> 15), 0x9e3779b1) >>> (32 - GRAM_BITS);
}
