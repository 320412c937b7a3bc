/**
 * A stored time further in the future than this comes from a wrong clock and is ignored. Clocks that are
 * right differ by seconds, even between two servers.
 */
export const MAX_CLOCK_DIFFERENCE_MS = 5 * 60_000;

/** The range (epoch ms) in which a stored time counts: later than `after`, at latest `upTo`. */
export interface CredibleRange {
  after: number;
  upTo: number;
}
