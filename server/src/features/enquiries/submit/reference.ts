import { createHmac, randomInt } from 'node:crypto';

/**
 * Letters and digits that are hard to mix up, on paper (no 0/O, 1/I, 5/S, 8/B, U/V) and on the
 * telephone (none of the rhyming B, C, D, E, G, P, T, V, Z; no F/S/X, 8/H, M/N, 5/9 pairs).
 */
const ALPHABET = '234679AJKLMQRWY';

/** 15^8 = 2.6 billion: at a million enquiries one new reference in 2,500 is taken already. */
const LENGTH = 8;

/** A new random reference, such as `K4M72WRA`. A sequence would reveal how many enquiries there are. */
export function newReference(): string {
  return spell(() => randomInt(ALPHABET.length));
}

/** Whether some reference may contain a text. */
export function mayBeInReference(text: string): boolean {
  return text.length <= LENGTH && Array.from(text).every((letter) => ALPHABET.includes(letter));
}

/** The made-up reference that a robot gets: the same for a repeated submission. */
export function decoyReference(secret: string, submission: string): string {
  const digest = createHmac('sha256', secret).update(submission).digest();
  return spell((index) => (digest[index] ?? 0) % ALPHABET.length);
}

function spell(letterAt: (index: number) => number): string {
  return Array.from({ length: LENGTH }, (_, index) => ALPHABET[letterAt(index)]).join('');
}
