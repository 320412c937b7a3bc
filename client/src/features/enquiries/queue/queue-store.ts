import type { AnyKindTexts, EnquiryDefinition, SiteVisit } from '@dealership/shared';
import { createBrowserStore } from '../../../lib/browser/browser-store.ts';
import type { Answers } from './answers.ts';

/** An enquiry stored in this browser until its outcome is known. */
export interface WaitingEnquiry
  extends Pick<EnquiryDefinition, 'kind' | 'path'>, Pick<AnyKindTexts, 'title' | 'messages'> {
  /** Its Idempotency-Key, which makes repeated sending safe. */
  key: string;
  /** JSON, exactly as it was first sent: a repeat has to be the same bytes. */
  body: string;
  /**
   * The visit in which it was first sent. It is sent outside the stored body, which decides whether two enquiries are
   * one.
   */
  visit?: SiteVisit | undefined;
  /** Milliseconds from the first display of the form to the first sending. */
  formAge: number;
  answers: Answers;
  /** Its subject without being asked for (a locked model, an offer). */
  subject: string;
  /** Address of the form's page, without the origin. */
  page: string;
  /** Epoch milliseconds. */
  savedAt: number;
  /**
   * It was accepted, but its outcome was on screen only briefly: the page may have been left or reloaded. Body and
   * answers are empty then.
   */
  arrived?: { text: string; reference: string; promisedAt?: number | undefined };
  /** Refused while its form was not on screen: it waits to be given back, not to be sent. */
  refusal?: { text: string; fields: Readonly<Record<string, string>> };
}

const inStore = createBrowserStore('enquiries', 'outbox');

/** Stores an enquiry; false where this browser stores nothing for us. */
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
    // It will be sent again, and get the same answer.
  }
}

/** All waiting enquiries, the oldest first. */
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
