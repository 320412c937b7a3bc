import { useState } from 'react';
import { createStore } from '../browser/store.ts';

/** Stored only in the memory of this page. */
const kept = createStore(new Map<string, unknown>());

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
  const valueIn = (all: Map<string, unknown>) => (all.has(name) ? (all.get(name) as Value) : empty);
  const value = kept.usePart(valueIn);
  return [
    value,
    (change) => {
      const all = kept.get();
      const changed = change instanceof Function ? change(valueIn(all)) : change;
      if (changed === undefined) all.delete(name);
      else all.set(name, changed);
      kept.set(all);
    },
  ];
}

/** Forgets all unsent input, once the person has left the back office. */
export function forgetTyped(): void {
  kept.get().clear();
}
