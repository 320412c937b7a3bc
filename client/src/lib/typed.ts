import { useState } from 'react';

/** In this page's memory alone. */
const kept = new Map<string, unknown>();

/**
 * State for what somebody is about to send: it outlives its field, its screen and the session, and is there again for
 * the same person.
 *
 * @param name of the field and of what it is about; another one needs another component (`key`)
 * @param first what there is at first
 * @returns the value, and a function that changes it; `undefined` forgets it
 */
export function useTyped<Value>(
  name: string,
  first: () => Value,
): [Value, (change: Value | undefined | ((before: Value) => Value)) => void] {
  const current = () => (kept.has(name) ? (kept.get(name) as Value) : first());
  const [value, setValue] = useState(current);
  return [
    value,
    (change) => {
      const changed = change instanceof Function ? change(current()) : change;
      if (changed === undefined) kept.delete(name);
      else kept.set(name, changed);
      setValue(current);
    },
  ];
}

/** Forgets all of it, once the person has left. */
export function forgetTyped(): void {
  kept.clear();
}
