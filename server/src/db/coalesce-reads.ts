import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises';

/** Longest wait for a read that an earlier caller began: it may hang on a dead connection. */
const LONGEST_WAIT_MS = 50;

/**
 * Combines the reads of a key that are requested in the same turn of the event loop, or while an earlier one is in
 * progress, into one. It begins after they were requested, so every caller gets a value as fresh as that of a read of
 * its own.
 * @param read reads the value of a key; equal keys are the same read
 */
export function coalesceReads<Key, Value>(
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const asked = new Map<Key, Promise<Value>>();
  const underWay = new Map<Key, Promise<unknown>>();
  const begin = (key: Key): Promise<Value> => {
    asked.delete(key);
    const reading = read(key);
    // Callers get the error from the read itself; here only its end matters.
    const ended = Promise.allSettled([reading]).then(() => {
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
      ? Promise.race([earlier, sleep(LONGEST_WAIT_MS, undefined, { ref: false })])
      : endOfTurn();
    const next = turn.then(() => begin(key));
    asked.set(key, next);
    return next;
  };
}
