import bcrypt from 'bcrypt';
import { vi } from 'vitest';

/** Rounds of the hashes that the tests make. */
export const CHEAP_ROUNDS = 4;

interface Hashing {
  hash: (data: string, rounds: number) => Promise<string>;
  compare: (data: string, hashed: string) => Promise<boolean>;
  /** The package's own functions; absent while nothing is replaced. */
  own?: Pick<Hashing, 'hash' | 'compare'>;
}

/** The product's functions of bcrypt, in a shape that can be spied on; all files of a worker share it. */
export const passwordHashing = bcrypt as Hashing;

/** The hash of no password (password.ts), which never matches. */
const ofNobody = /\.{53}$/;

// A bcrypt hash contains its cost, and with the product's one takes 0.1 s: the tests sign in thousands of times.
const own = (passwordHashing.own ??= { hash: bcrypt.hash, compare: bcrypt.compare } as Hashing);
passwordHashing.hash = (data) => own.hash(data, CHEAP_ROUNDS);
passwordHashing.compare = (data, hashed) =>
  ofNobody.test(hashed) ? Promise.resolve(false) : own.compare(data, hashed);

/** Uses the product's hashes and comparisons until the end of the test, for tests of the hashes themselves. */
export function useProductHashes(): void {
  vi.spyOn(passwordHashing, 'hash').mockImplementation(own.hash);
  vi.spyOn(passwordHashing, 'compare').mockImplementation(own.compare);
}
