import bcrypt from 'bcrypt';
import { vi } from 'vitest';

/** Rounds of the hashes of the tests' own accounts. */
const CHEAP_ROUNDS = 4;

/** What the product uses of bcrypt, in a shape that can be spied on. */
export const passwordHashing = bcrypt as {
  hash: (data: string, rounds: number) => Promise<string>;
  compare: (data: string, hashed: string) => Promise<boolean>;
};

/**
 * Makes password checks fast, for tests with many logins: new hashes are cheap, and the expensive hash for unknown
 * users is not compared at all (it never matches).
 */
export function useCheapHashes(): void {
  // Set up already, such as by a suite around this one: what is put on top of it would call itself.
  if (vi.isMockFunction(passwordHashing.hash)) return;
  const { compare, hash } = passwordHashing;
  vi.spyOn(passwordHashing, 'hash').mockImplementation((data) => hash(data, CHEAP_ROUNDS));
  vi.spyOn(passwordHashing, 'compare').mockImplementation((data, hashed) =>
    bcrypt.getRounds(hashed) > CHEAP_ROUNDS ? Promise.resolve(false) : compare(data, hashed),
  );
}
