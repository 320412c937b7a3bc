import { REFERENCE_ALPHABET, REFERENCE_LENGTH } from '@dealership/shared';
import { createHmac, randomInt } from 'node:crypto';
import { isDuplicate } from '../../../db/dialect.ts';

/** A new random reference, such as `K4M72WRA`. A sequence would reveal how many enquiries there are. */
export function newReference(): string {
  return spell(() => randomInt(REFERENCE_ALPHABET.length));
}

/** A reference is taken once in thousands of enquiries; this often in a row it must be another error. */
const MAX_REFERENCES_TRIED = 5;

/**
 * Stores an enquiry under a new reference. If the database has a part of it already, the reference is taken, or the
 * same request was stored meanwhile.
 * @param findEarlier the result of the same request, if it has been stored
 */
export async function storeUnderReference<Stored>(
  store: (reference: string) => Promise<Stored>,
  findEarlier: () => Promise<Stored | undefined>,
): Promise<Stored> {
  for (let tried = 0; tried < MAX_REFERENCES_TRIED; tried += 1) {
    try {
      return await store(newReference());
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const earlier = await findEarlier();
      if (earlier !== undefined) return earlier;
    }
  }
  throw new Error('no free reference number was found');
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
