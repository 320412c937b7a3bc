import type { AnyKindTexts, EnquiryDefinition, SiteVisit } from '@dealership/shared';
import { createBrowserStore } from '../../../lib/browser/browser-store.ts';
import type { Answers } from './answers.ts';

/** An enquiry that lies in this browser until it is known what became of it. */
export interface WaitingEnquiry
  extends Pick<EnquiryDefinition, 'kind' | 'path'>, Pick<AnyKindTexts, 'title' | 'messages'> {
  /** Its Idempotency-Key, by which it can be sent again and again. */
  key: string;
  /** JSON, exactly as it was first sent: a repeat has to be the same bytes. */
  body: string;
  /** The visit in which it was first sent, which goes with it: beside the body, which tells whether two enquiries are one. */
  visit?: SiteVisit | undefined;
  /** Milliseconds from the form's first sight to its first sending. */
  formAge: number;
  /** What its form held, to fill it again. */
  answers: Answers;
  /** What it is about without being asked for (a locked model, an offer). */
  subject: string;
  /** Address of the form's page, without the origin. */
  page: string;
  /** Epoch milliseconds. */
  savedAt: number;
  /**
   * It has arrived, and was not on screen for long: its page may have been left or loaded anew. Body
   * and answers are empty then.
   */
  arrived?: { text: string; reference: string; promisedAt?: number | undefined };
  /** Refused while its form was not on screen: it waits to be given back, not to be sent. */
  refusal?: { text: string; fields: Readonly<Record<string, string>> };
}

const inStore = createBrowserStore('enquiries', 'outbox');

/** Keeps an enquiry; false where this browser keeps nothing for us. */
export async function keepWaiting(enquiry: WaitingEnquiry): Promise<boolean> {
  try {
    await inStore('readwrite', (store) => store.put(enquiry));
    return true;
  } catch {
    return false;
  }
}

export async function dropWaiting(key: string): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.delete(key));
  } catch {
    // It will be sent once more, and answered like the first time.
  }
}

/** All that waits, the oldest first. */
export async function listWaiting(): Promise<WaitingEnquiry[]> {
  try {
    const all = await inStore(
      'readonly',
      (store) => store.getAll() as IDBRequest<WaitingEnquiry[]>,
    );
    return all.sort((a, b) => a.savedAt - b.savedAt);
  } catch {
    return [];
  }
}
