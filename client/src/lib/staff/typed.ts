import { useState, useSyncExternalStore } from 'react';

/** Stored only in the memory of this page. */
const kept = new Map<string, unknown>();
const hearers = new Set<() => void>();

function subscribe(hear: () => void) {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/**
 * State for unsent input: it outlives its field, its screen and the session, and is restored for the same person. A
 * call that goes on after its screen was left also changes it for the next screen.
 *
 * @param name names the field and its subject; another name needs another component (`key`)
 * @param first the initial value
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

/** Forgets all unsent input, once the person has left the back office. */
export function forgetTyped(): void {
  kept.clear();
}
