/** After so many calls that nobody took, closing is proposed. */
export const TRIES = 4;
