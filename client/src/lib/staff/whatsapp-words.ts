import { useEffect, useSyncExternalStore } from 'react';

/** The subject of the page, set by the page for the parts around every page. */
interface Subject {
  /** The first words of every WhatsApp chat. */
  words?: string | undefined;
  /** Address of the enquiry form for the model that is shown, if it is on another page: the target of *Enquire*. */
  enquiry?: string | undefined;
}

const none: Subject = {};
let subject = none;
const listeners = new Set<() => void>();

function setSubject(changed: Subject) {
  subject = changed;
  for (const listener of listeners) listener();
}

export function usePageSubject(): Subject {
  return useSyncExternalStore(
    subscribe,
    () => subject,
    () => none,
  );
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
