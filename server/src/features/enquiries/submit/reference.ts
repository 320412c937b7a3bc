import { REFERENCE_ALPHABET, REFERENCE_LENGTH } from '@dealership/shared';
import { createHmac, randomInt } from 'node:crypto';

/** A new random reference, such as `K4M72WRA`. A sequence would reveal how many enquiries there are. */
export function newReference(): string {
  return spell(() => randomInt(REFERENCE_ALPHABET.length));
}

export function mayBeInReference(text: string): boolean {
  return (
    text.length <= REFERENCE_LENGTH &&
    Array.from(text).every((letter) => REFERENCE_ALPHABET.includes(letter))
  );
}

/** The made-up reference that a robot gets: the same for a repeated submission. */
export function decoyReference(secret: string, submission: string): string {
  const digest = createHmac('sha256', secret).update(submission).digest();
  return spell((index) => (digest[index] ?? 0) % REFERENCE_ALPHABET.length);
}

function spell(letterAt: (index: number) => number): string {
  return Array.from(
    { length: REFERENCE_LENGTH },
    (_, index) => REFERENCE_ALPHABET[letterAt(index)],
  ).join('');
}
