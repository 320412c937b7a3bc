import type { Answers } from './answers.ts';

/** Answers typed into a form of this tab and not accepted yet. */
interface KeptAnswers {
  key: string;
  answers: Answers;
  /** Where and when (epoch milliseconds) SUBMIT was pressed, while the enquiry is stored nowhere else. */
  pressed?: { page: string; at: number };
}

/** An older enquiry is sent only at the visitor's wish: they have probably found another way since. */
export const FRESH_MS = 7 * 24 * 60 * 60 * 1000;

const nameOf = (kind: string) => `enquiry-draft:${kind}`;

/** Kept through a reload and going back, until the tab is closed. A held press keeps its time. */
export function keepAnswers(
  kind: string,
  { isPressed, ...kept }: KeptAnswers & { isPressed: boolean },
): void {
  const earlier = isPressed ? findKeptAnswers(kind) : undefined;
  const at = (earlier && isPressedHere(earlier) && earlier.pressed?.at) || Date.now();
  const pressed = isPressed && { pressed: { page: pageAddress(), at } };
  try {
    sessionStorage.setItem(nameOf(kind), JSON.stringify({ ...kept, ...pressed }));
  } catch {
    // This browser stores nothing for us: only the form has the answers.
  }
}

export function findKeptAnswers(kind: string): KeptAnswers | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(kind));
    // Written by this file; an older build's would have the same two parts.
    return text === null ? undefined : (JSON.parse(text) as KeptAnswers);
  } catch {
    return undefined;
  }
}

/** Whether a press is still to be carried out here; a form on another page may be about another model. */
export function isPressedHere({ pressed }: KeptAnswers): boolean {
  return pressed?.page === pageAddress() && Date.now() - pressed.at < FRESH_MS;
}

/** Removes the kept answers of one enquiry; a newer one of its kind stays. */
export function dropKeptAnswers(kind: string, key: string): void {
  if (findKeptAnswers(kind)?.key === key) sessionStorage.removeItem(nameOf(kind));
}

/** Address of the present page, without the origin. */
export function pageAddress(): string {
  return window.location.pathname + window.location.search;
}
