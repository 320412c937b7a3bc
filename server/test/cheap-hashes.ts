import bcrypt from 'bcrypt';
import { vi } from 'vitest';

/** Rounds of the hashes of the tests' own accounts. */
const CHEAP_ROUNDS = 4;

/**
 * Takes the time out of passwords, for tests that try many: new hashes are cheap, and the dear one that unknown
 * users' passwords are compared with is not compared at all (it fits none).
 */
export function useCheapHashes(): void {
  const { compare, hash } = bcrypt;
  vi.spyOn(bcrypt, 'hash').mockImplementation(((data: string) =>
    hash(data, CHEAP_ROUNDS)) as typeof hash);
  vi.spyOn(bcrypt, 'compare').mockImplementation(((data: string, hashed: string) =>
    bcrypt.getRounds(hashed) > CHEAP_ROUNDS
      ? Promise.resolve(false)
      : compare(data, hashed)) as typeof compare);
}
