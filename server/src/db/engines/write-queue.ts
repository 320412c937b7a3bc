/** Whose write goes first when several wait. */
export type Rank = 'visitors' | 'staff';

/** Visitors' turns in a row after which a waiting member of staff has one, so that no wait is endless. */
const MOST_TURNS_AHEAD = 10;

/**
 * Longest wait in ms while the same caller has the turn. A transaction of the product takes far less; after a longer
 * wait the answer is that the database is busy, so that no request hangs.
 */
const LONGEST_TURN_MS = 10_000;

/** The turn did not come in time. Its code is SQLite's for a database that is locked (SQLITE_BUSY). */
export class NoTurn extends Error {
  override name = 'NoTurn';
  readonly errcode = 5;
}

/** Gives turns to write, one after another: within a rank in the order of asking, visitors before staff. */
export function createWriteQueue(longestTurnMs = LONGEST_TURN_MS) {
  const waiting: Record<Rank, (() => void)[]> = { visitors: [], staff: [] };
  let isTaken = false;
  let turns = 0;
  let visitorsInRow = 0;

  const next = () => {
    const staffAreNext = waiting.staff.length > 0 && visitorsInRow >= MOST_TURNS_AHEAD;
    if (!staffAreNext && waiting.visitors.length > 0) {
      visitorsInRow += 1;
      return waiting.visitors.shift();
    }
    visitorsInRow = 0;
    return waiting.staff.shift();
  };
  const end = () => {
    turns += 1;
    const following = next();
    isTaken = following !== undefined;
    following?.();
  };
  /** Ending a turn twice would let two callers write at once. */
  const endOnce = () => {
    let hasEnded = false;
    return () => {
      if (!hasEnded) end();
      hasEnded = true;
    };
  };
  const wait = (rank: Rank) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearInterval(timer);
        resolve();
      };
      let turnsSeen = turns;
      const timer = setInterval(() => {
        if (turns === turnsSeen) {
          clearInterval(timer);
          waiting[rank].splice(waiting[rank].indexOf(begin), 1);
          reject(new NoTurn('the write before this one does not end'));
        }
        turnsSeen = turns;
      }, longestTurnMs);
      waiting[rank].push(begin);
    });
  return {
    /**
     * Waits for a turn. Its holder calls the returned function when it has ended.
     * @throws {NoTurn} when the one before it does not end
     */
    take: async (rank: Rank) => {
      if (isTaken) await wait(rank);
      isTaken = true;
      return endOnce();
    },
    length: () => waiting.visitors.length + waiting.staff.length,
  };
}
