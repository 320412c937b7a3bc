import { useEffect, useSyncExternalStore } from 'react';

/** The subject of the page, set by the page for the parts around every page. */
interface Subject {
  /** The first words of a chat about the subject. */
  words?: string | undefined;
  /** Address of the enquiry form for the model that is shown, if it is on another page. */
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

/** The first words of a WhatsApp link outside the page's content, while the page has a subject. */
export function useWhatsappWords(): string | undefined {
  return useSubject().words;
}

/** The target of *Enquire* while a page without a form of its own shows a model. */
export function useShownModelLink(): string | undefined {
  return useSubject().enquiry;
}

/**
 * For a page about one thing: every WhatsApp chat begins with these words.
 *
 * @param enquiry address of the enquiry form for the model that it shows
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
