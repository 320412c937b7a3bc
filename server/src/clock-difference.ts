/** The clocks of two servers that are right differ by seconds: at most by this much. */
export const MAX_CLOCK_DIFFERENCE_MS = 5 * 60_000;
