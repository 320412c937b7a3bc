import { useEffect, useSyncExternalStore } from 'react';

/** The first words of a chat about what the page shows; the page sets them, the bar of the phone takes them up. */
let words: string | undefined;
const listeners = new Set<() => void>();

function setWords(text: string | undefined) {
  words = text;
  for (const listener of listeners) listener();
}

/** What a WhatsApp link outside the page's content begins with, while the page knows what it is about. */
export function useWhatsappWords(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => words,
    () => undefined,
  );
}

/** For a page that is about one thing: lets every WhatsApp link begin with these words. */
export function usePageWhatsappWords(text: string | undefined): void {
  useEffect(() => {
    setWords(text);
    return () => setWords(undefined);
  }, [text]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
