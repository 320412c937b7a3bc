/** After this many calls without an answer, closing is proposed. */
export const TRIES = 4;
