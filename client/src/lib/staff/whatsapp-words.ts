import { useEffect, useSyncExternalStore } from 'react';

/** What the page is about, for what stands around every page; the page says it. */
interface Subject {
  /** The first words of a chat about it. */
  words?: string | undefined;
  /** Where one asks about the model that is shown, where that is on another page. */
  enquiry?: string | undefined;
}

const none: Subject = {};
let subject = none;
const listeners = new Set<() => void>();

function setSubject(changed: Subject) {
  subject = changed;
  for (const listener of listeners) listener();
}

function useSubject(): Subject {
  return useSyncExternalStore(
    subscribe,
    () => subject,
    () => none,
  );
}

/** What a WhatsApp link outside the page's content begins with, while the page knows what it is about. */
export function useWhatsappWords(): string | undefined {
  return useSubject().words;
}

/** Where *Enquire* leads while a page without a form of its own shows a model. */
export function useShownModelLink(): string | undefined {
  return useSubject().enquiry;
}

/**
 * For a page that is about one thing: lets every WhatsApp link begin with these words.
 *
 * @param enquiry where one asks about the model that it shows
 */
export function usePageWhatsappWords(words: string | undefined, enquiry?: string): void {
  useEffect(() => {
    setSubject({ words, enquiry });
    return () => setSubject(none);
  }, [words, enquiry]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
