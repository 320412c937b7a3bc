/**
 * What is stored as later than now by more than this was stored under a clock that was ahead, and is not
 * believed. Right clocks differ by seconds, those of two servers too.
 */
export const MOST_CLOCKS_DIFFER_MS = 5 * 60_000;

/** The instants, epoch ms, at which what is stored can lie and still counts: later than one, up to the other. */
export interface BelievedInstants {
  after: number;
  upTo: number;
}
