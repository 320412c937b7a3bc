import type { EventContent } from './event-schema.ts';
import type { Step } from './steps.ts';

export type EventDetails = { [Each in EventContent as Each['kind']]: Each['detail'] };

/** Makes one type of a kind and its detail, which TypeScript forgets to be a pair when a step is taken apart. */
const contentOf = <Kind extends keyof EventDetails>(
  kind: Kind,
  detail: EventDetails[Kind],
): { [Each in Kind]: { kind: Each; detail: EventDetails[Each] } }[Kind] => ({ kind, detail });

/** The event that a step becomes; `waited`: for how long it had no line, in ms. */
export function eventOf({ do: kind, ...detail }: Step, waited = 0): EventContent {
  return contentOf(kind, { ...detail, ...(waited > 0 && { waited }) });
}

/** What staff have written with an event or a step; `''`: nothing. */
export function writtenIn(detail: EventContent['detail'] | Step): string {
  const written = 'text' in detail ? detail.text : 'note' in detail ? detail.note : undefined;
  return written ?? '';
}
