import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';

/** Nobody waits longer for a read that others began: it may hang on a dead connection. */
const PATIENCE_MS = 50;

/**
 * Makes one read of those that are asked for in the same turn of the event loop, or while an earlier one
 * is under way. It begins after the question, so whoever asks gets what was true then or later: exact, as
 * a read of one's own would be.
 *
 * @param read what to read, by a key; equal keys are the same read
 */
export function coalesceReads<Key, Value>(
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const asked = new Map<Key, Promise<Value>>();
  const underWay = new Map<Key, Promise<unknown>>();
  const begin = (key: Key): Promise<Value> => {
    asked.delete(key);
    const reading = read(key);
    const ended = reading.then(ignore, ignore).then(() => {
      if (underWay.get(key) === ended) underWay.delete(key);
    });
    underWay.set(key, ended);
    return reading;
  };
  return (key) => {
    const known = asked.get(key);
    if (known) return known;
    const earlier = underWay.get(key);
    const turn = earlier
      ? Promise.race([earlier, sleep(PATIENCE_MS, undefined, { ref: false })])
      : endOfTurn();
    const next = turn.then(() => begin(key));
    asked.set(key, next);
    return next;
  };
}

function ignore(): void {
  // Whoever asked is told; those who wait for the end alone are not.
}
