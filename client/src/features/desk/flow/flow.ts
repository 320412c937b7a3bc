import type { DeskFilters, DeskRow, DeskView, Step } from '@dealership/shared';
import type { Desk } from '../common/desk-context.ts';

/** How to undo a step: on the server by its event, on this phone by its key. */
export type Undo = { reference: string } & ({ event: number; version: number } | { key: string });

/** The text about a step that was just stored, or could not be. */
export interface Words {
  text: string;
  undo?: Undo | undefined;
  /** How long undo is offered, in ms. */
  forMs?: number | undefined;
  /** Sends a step again that was not stored. */
  again?: (() => void) | undefined;
}

export interface LastStep extends Words {
  /** New each time, so that its time starts again. */
  id: number;
  /** Reference of the enquiry that has this outcome: there the user is asked where to go next. */
  of?: string | undefined;
}

/** State of the work on enquiries: the last step and the outcomes so far (rules: after-an-outcome). */
export interface Flow {
  /** The list in which the user works. */
  view: DeskView;
  handled: readonly string[];
  count: number;
  last: LastStep | undefined;
}

export interface DoneStep {
  reference: string;
  step: Step['do'];
  /** The user has not turned to something else meanwhile. */
  isAwaited: boolean;
}

export type FlowEvent =
  /** A step is stored, or kept on this phone; `open` is the enquiry that is open by then. */
  | ({ type: 'done'; done: DoneStep; open: string | undefined } & Words)
  | ({ type: 'undone'; reference: string } & Words)
  | ({ type: 'shown' } & Words)
  /** Its time is over; `hasNext`: it stays, because the user is still asked where to go next. */
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
    case 'undone': {
      const handled = flow.handled.filter((each) => each !== event.reference);
      return show({ ...flow, handled }, event);
    }
    case 'done': {
      const { step, reference } = event.done;
      const others = flow.handled.filter((each) => each !== reference);
      const handled = isOutcome(step) ? [...others, reference] : flow.handled;
      const of = asksForNext(event.done, event.open) ? reference : undefined;
      return show({ ...flow, handled }, event, of);
    }
  }
}

function show(flow: Flow, { text, undo, forMs, again }: Words, of?: string): Flow {
  const count = flow.count + 1;
  return { ...flow, count, last: { id: count, text, undo, forMs, again, of } };
}

const staying: readonly Step['do'][] = ['note', 'message', 'assign', 'reopen'];

/** Whether the step is an outcome; after any other step the enquiry still has to be answered. */
export function isOutcome(step: Step['do']): boolean {
  return !staying.includes(step);
}

/** Whether the user is asked where to go next: not after turning to something else. */
export function asksForNext({ step, isAwaited, reference }: DoneStep, open?: string): boolean {
  return isOutcome(step) && isAwaited && open === reference;
}

/** The text beside the open enquiry. Beside another enquiry it is shown only while it can be undone. */
export function lastShown({ last }: Flow, open: string): LastStep | undefined {
  const isShown = last && (last.of === undefined || last.of === open || last.undo);
  return isShown ? last : undefined;
}

type Place = Pick<Desk, 'open' | 'isFromDay'> & { filters: Pick<DeskFilters, 'view' | 'search'> };

/** The place that is offered next: the day, or the next due enquiry in the list. */
export function wayOn(
  { last }: Flow,
  { open, filters, isFromDay }: Place,
): 'day' | 'due' | undefined {
  if (open === '' || last?.of !== open) return undefined;
  if (isFromDay) return 'day';
  return filters.search === '' && filters.view !== 'closed' ? 'due' : undefined;
}

/** The next enquiry that is not closed: searched from a place in the list, then from the beginning. */
export function findNextDue(
  rows: readonly DeskRow[],
  start: number,
  isLeftOut: (reference: string) => boolean,
): DeskRow | undefined {
  return [...rows.slice(start), ...rows.slice(0, start)].find(
    ({ standing, reference }) => standing !== 'closed' && !isLeftOut(reference),
  );
}
