import { setImmediate as endOfTurn } from 'node:timers/promises';

/**
 * Makes one read of those that are asked for in the same turn of the event loop. It begins when the turn
 * ends, so whoever asks gets what was true after the question: exact, as a read of one's own would be.
 *
 * @param read what to read, by a key; equal keys are the same read
 */
export function createSharedRead<Key, Value>(
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const asked = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = asked.get(key);
    if (known) return known;
    const begun = endOfTurn().then(() => {
      asked.delete(key);
      return read(key);
    });
    asked.set(key, begun);
    return begun;
  };
}
