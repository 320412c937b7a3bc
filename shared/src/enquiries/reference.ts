/**
 * Letters and digits that are hard to mix up, on paper (no 0/O, 1/I, 5/S, 8/B, U/V) and on the
 * telephone (none of the rhyming B, C, D, E, G, P, T, V, Z; no F/S/X, 8/H, M/N, 5/9 pairs).
 */
export const REFERENCE_ALPHABET = '234679AJKLMQRWY';

/** 15^8 = 2.6 billion: at a million enquiries one new reference in 2,500 is taken already. */
export const REFERENCE_LENGTH = 8;

export function isReference(text: string): boolean {
  return (
    text.length === REFERENCE_LENGTH &&
    Array.from(text.toUpperCase()).every((letter) => REFERENCE_ALPHABET.includes(letter))
  );
}
