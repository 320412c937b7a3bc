import type { Answers } from './answers.ts';

/** What was typed into a form of this tab and has not been accepted yet. */
interface KeptAnswers {
  /** Idempotency-Key of the enquiry that it is to become. */
  key: string;
  answers: Answers;
  /** Where and when (epoch milliseconds) SUBMIT was pressed, while nothing else keeps the enquiry. */
  pressed?: { page: string; at: number };
}

/** What is older is not sent without being asked for: its sender has long found another way. */
export const FRESH_MS = 7 * 24 * 60 * 60 * 1000;

const nameOf = (kind: string) => `enquiry-draft:${kind}`;

/** Survives a reload and going back; goes with the tab. A press that is held keeps its time. */
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
    // This browser keeps nothing for us: then the form alone does.
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

/** Whether a press waits to be carried out; the form of another page may be about another model. */
export function isPressedHere({ pressed }: KeptAnswers): boolean {
  return pressed?.page === pageAddress() && Date.now() - pressed.at < FRESH_MS;
}

/** Forgets the kept answers of one enquiry; a newer one of its kind stays. */
export function dropKeptAnswers(kind: string, key: string): void {
  if (findKeptAnswers(kind)?.key === key) sessionStorage.removeItem(nameOf(kind));
}

/** Of the page that is shown, without the origin. */
export function pageAddress(): string {
  return window.location.pathname + window.location.search;
}
