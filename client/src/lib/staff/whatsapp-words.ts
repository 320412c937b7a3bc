import { useEffect } from 'react';
import { createStore } from '../browser/store.ts';

/** The subject of the page, set by the page for the parts around every page. */
interface Subject {
  /** The first words of every WhatsApp chat. */
  words?: string | undefined;
  /** Address of the enquiry form for the model that is shown, if it is on another page: the target of *Enquire*. */
  enquiry?: string | undefined;
}

const subject = createStore<Subject>({});

export function usePageSubject(): Subject {
  return subject.usePart((whole) => whole);
}

/**
 * For a page about one thing: every WhatsApp chat begins with these words.
 *
 * @param enquiry address of the enquiry form for the model that it shows
 */
export function usePageWhatsappWords(words: string | undefined, enquiry?: string): void {
  useEffect(() => {
    subject.set({ words, enquiry });
    return () => subject.set({});
  }, [words, enquiry]);
}
