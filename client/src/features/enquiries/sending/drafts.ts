import type { Answers } from './answers.ts';

/** What was typed into a form of this tab and has not been accepted yet. */
interface Draft {
  /** Idempotency-Key of the enquiry that it is to become. */
  key: string;
  answers: Answers;
}

const nameOf = (kind: string) => `enquiry-draft:${kind}`;

/** Survives a reload and going back; goes with the tab. */
export function keepDraft(kind: string, draft: Draft): void {
  try {
    sessionStorage.setItem(nameOf(kind), JSON.stringify(draft));
  } catch {
    // This browser keeps nothing for us: then the form alone does.
  }
}

export function findDraft(kind: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(kind));
    // Written by this file; an older build's would have the same two parts.
    return text === null ? undefined : (JSON.parse(text) as Draft);
  } catch {
    return undefined;
  }
}

/** Forgets the draft of one enquiry; a newer one of its kind stays. */
export function dropDraft(kind: string, key: string): void {
  if (findDraft(kind)?.key === key) sessionStorage.removeItem(nameOf(kind));
}
