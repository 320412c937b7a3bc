import type { DeskFilters, DeskRow, DeskView, Step } from '@dealership/shared';

/** How something is taken back: at the server by its event, on this phone by its key. */
export type Undo = { reference: string } & ({ event: number; version: number } | { key: string });

/** The text about what was just done, or could not be done. */
export interface Words {
  text: string;
  undo?: Undo | undefined;
  /** How long that is offered, in ms. */
  forMs?: number | undefined;
  /** Sends what was not stored once more. */
  again?: (() => void) | undefined;
}

/** What was done last. */
export interface LastStep extends Words {
  /** A new one each time: its time begins again. */
  id: number;
  /** Reference of the enquiry of which this is an outcome: it is asked there where to go on. */
  of?: string | undefined;
}

/** What follows what is done with enquiries (rules: after-an-outcome). */
export interface Flow {
  /** The list in which it is done. */
  view: DeskView;
  /** References of those that have had their outcome in this list. */
  handled: readonly string[];
  /** How many have been shown. */
  count: number;
  last: LastStep | undefined;
}

export interface DoneStep {
  reference: string;
  step: Step['do'];
  /** Nobody has turned to something else meanwhile. */
  isAwaited: boolean;
}

export type FlowEvent =
  /** A step is stored, or kept on this phone; `open` is the enquiry that is open by then. */
  | ({ type: 'done'; done: DoneStep; open: string | undefined } & Words)
  | ({ type: 'undone'; reference: string } & Words)
  | ({ type: 'shown' } & Words)
  /** Its time is over; `hasNext`: it stays, as one is still asked where to go on. */
  | { type: 'over'; hasNext: boolean }
  | { type: 'closed' }
  | { type: 'list'; view: DeskView };

export function beginFlow(view: DeskView): Flow {
  return { view, handled: [], count: 0, last: undefined };
}

export function stepFlow(flow: Flow, event: FlowEvent): Flow {
  switch (event.type) {
    case 'list':
      return { ...flow, view: event.view, handled: [] };
    case 'closed':
      return { ...flow, last: undefined };
    case 'over':
      return {
        ...flow,
        last: event.hasNext && flow.last ? { ...flow.last, undo: undefined } : undefined,
      };
    case 'shown':
      return show(flow, event);
    case 'undone':
      return show(
        { ...flow, handled: flow.handled.filter((each) => each !== event.reference) },
        event,
      );
    case 'done': {
      const { done, open } = event;
      const handled = isOutcome(done.step)
        ? [...flow.handled.filter((each) => each !== done.reference), done.reference]
        : flow.handled;
      return show(
        { ...flow, handled },
        event,
        asksForNext(done, open) ? done.reference : undefined,
      );
    }
  }
}

function show(flow: Flow, { text, undo, forMs, again }: Words, of?: string): Flow {
  const count = flow.count + 1;
  return { ...flow, count, last: { id: count, text, undo, forMs, again, of } };
}

const staying: readonly Step['do'][] = ['note', 'message', 'assign', 'reopen'];

/** Whether something came of it; after anything else the enquiry is still to be answered. */
export function isOutcome(step: Step['do']): boolean {
  return !staying.includes(step);
}

/** Whether one is asked where to go on: not while one does something else. */
export function asksForNext({ step, isAwaited, reference }: DoneStep, open?: string): boolean {
  return isOutcome(step) && isAwaited && open === reference;
}

/** What is shown beside the enquiry that is open. Beside another one what cannot be undone any more is of no use. */
export function lastShown({ last }: Flow, open: string): LastStep | undefined {
  const isShown = last && (last.of === undefined || last.of === open || last.undo);
  return isShown ? last : undefined;
}

interface Place {
  /** Reference of the enquiry that is open; `''`: none. */
  open: string;
  filters: Pick<DeskFilters, 'view' | 'search'>;
  isFromDay: boolean;
}

/** Where one is asked to go on: back to the day, or to the next enquiry of the list that is due. */
export function wayOn(
  { last }: Flow,
  { open, filters, isFromDay }: Place,
): 'day' | 'due' | undefined {
  if (open === '' || last?.of !== open) return undefined;
  if (isFromDay) return 'day';
  return filters.search === '' && filters.view !== 'closed' ? 'due' : undefined;
}

/** The next enquiry that is open: from a place in the list on, then from the beginning. */
export function findNextDue(
  rows: readonly DeskRow[],
  start: number,
  isLeftOut: (reference: string) => boolean,
): DeskRow | undefined {
  return [...rows.slice(start), ...rows.slice(0, start)].find(
    ({ standing, reference }) => standing !== 'closed' && !isLeftOut(reference),
  );
}
