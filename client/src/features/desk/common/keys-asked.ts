let isAsked = false;
const listeners = new Set<() => void>();

/** Asks for the list of all keys: any screen may do so, the bar shows it. */
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
