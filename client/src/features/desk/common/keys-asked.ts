import { createStore } from '../../../lib/browser/store.ts';

const isAsked = createStore(false);

/** Asks for the list of all keys: any screen may do so, the bar shows it. */
export function askForKeys(is = true): void {
  isAsked.set(is);
}

export function useKeysAsked(): boolean {
  return isAsked.usePart((is) => is);
}
