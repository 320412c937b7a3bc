/**
 * A stored time that lies further ahead of now than this was stored by a clock that was wrong, and is not
 * believed. Right clocks differ by seconds, those of two servers too.
 */
export const MOST_CLOCKS_DIFFER_MS = 5 * 60_000;

/** Between which instants (epoch ms) a stored time must lie to count: later than `after`, at latest `upTo`. */
export interface BelievedInstants {
  after: number;
  upTo: number;
}
