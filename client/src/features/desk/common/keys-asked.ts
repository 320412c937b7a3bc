let isAsked = false;
const listeners = new Set<() => void>();

/** Says whether all keys are to be shown: any screen asks, the bar shows them. */
export function askForKeys(is = true): void {
  isAsked = is;
  for (const listener of listeners) listener();
}

export function areKeysAsked(): boolean {
  return isAsked;
}

/** @returns a function that ends this */
export function onKeysAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
