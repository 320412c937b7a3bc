import { useSyncExternalStore } from 'react';

/** A value that parts of the page share; it is kept only in the memory of the page. */
export function createStore<Value>(first: Value) {
  let value = first;
  const hearers = new Set<() => void>();
  const subscribe = (hear: () => void) => {
    hearers.add(hear);
    return () => void hearers.delete(hear);
  };
  return {
    get: () => value,
    set: (changed: Value) => {
      value = changed;
      for (const hear of hearers) hear();
    },
    /** The value, or a part of it, which has to be the same object until it changes; in the server's markup the first. */
    usePart: <Part>(select: (value: Value) => Part): Part =>
      useSyncExternalStore(
        subscribe,
        () => select(value),
        () => select(first),
      ),
  };
}
