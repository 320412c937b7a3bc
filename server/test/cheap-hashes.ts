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
 * Takes the time out of passwords, for tests that try many: new hashes are cheap, and the dear one that unknown
 * users' passwords are compared with is not compared at all (it fits none).
 */
export function useCheapHashes(): void {
  const { compare, hash } = passwordHashing;
  vi.spyOn(passwordHashing, 'hash').mockImplementation((data) => hash(data, CHEAP_ROUNDS));
  vi.spyOn(passwordHashing, 'compare').mockImplementation((data, hashed) =>
    bcrypt.getRounds(hashed) > CHEAP_ROUNDS ? Promise.resolve(false) : compare(data, hashed),
  );
}
