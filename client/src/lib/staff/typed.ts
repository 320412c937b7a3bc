import { useState, useSyncExternalStore } from 'react';

/** In this page's memory alone. */
const kept = new Map<string, unknown>();
const hearers = new Set<() => void>();

function subscribe(hear: () => void) {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/**
 * State for what somebody is about to send: it outlives its field, its screen and the session, and is there again for
 * the same person. A call that a screen has left behind changes it for the next one too.
 *
 * @param name of the field and of what it is about; another one needs another component (`key`)
 * @param first what there is at first
 * @returns the value, and a function that changes it; `undefined` forgets it
 */
export function useTyped<Value>(
  name: string,
  first: () => Value,
): [Value, (change: Value | undefined | ((before: Value) => Value)) => void] {
  const [empty] = useState(first);
  const current = () => (kept.has(name) ? (kept.get(name) as Value) : empty);
  const value = useSyncExternalStore(subscribe, current);
  return [
    value,
    (change) => {
      const changed = change instanceof Function ? change(current()) : change;
      if (changed === undefined) kept.delete(name);
      else kept.set(name, changed);
      for (const hear of hearers) hear();
    },
  ];
}

/** Forgets all of it, once the person has left. */
export function forgetTyped(): void {
  kept.clear();
}
