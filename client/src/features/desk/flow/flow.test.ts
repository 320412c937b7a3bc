import { expect, test } from 'vitest';
import { deskRow } from '../../../../test/desk-row.ts';
import {
  asksForNext,
  beginFlow,
  findNextDue,
  lastShown,
  stepFlow,
  wayOn,
  type DoneStep,
  type FlowEvent,
} from './flow.ts';

const undo = { reference: 'R1', event: 7, version: 2 };
const filters = { view: 'mine', search: '' } as const;
const place = { open: 'R1', filters, isFromDay: false };

/** An outcome of R1 while R1 is open. */
const done = (change: Partial<DoneStep> = {}, open: string | undefined = 'R1'): FlowEvent => ({
  type: 'done',
  done: { reference: 'R1', step: 'spoke', isAwaited: true, ...change },
  open,
  text: 'Saved.',
  undo,
});
const after = (...events: FlowEvent[]) => events.reduce(stepFlow, beginFlow('mine'));

test('an outcome is shown with its undo and the question where to go, and its enquiry is not offered next', () => {
  const flow = after(done());
  expect(flow).toEqual({
    view: 'mine',
    handled: ['R1'],
    count: 1,
    last: { id: 1, text: 'Saved.', undo, of: 'R1' },
  });
  expect(wayOn(flow, place)).toBe('due');
});

test.each(['note', 'message', 'assign', 'reopen'] as const)(
  'after %s there is no question where to go: the enquiry still needs an answer',
  (step) => {
    const flow = after(done({ step }));
    expect(flow.handled).toEqual([]);
    expect(flow.last?.undo).toEqual(undo);
    expect(wayOn(flow, place)).toBeUndefined();
  },
);

test('after turning to something else, the user sees the result and is not asked where to go', () => {
  for (const event of [done({ isAwaited: false }), done({}, 'R2'), done({}, '')]) {
    const flow = after(event);
    expect(flow.handled).toEqual(['R1']);
    expect(flow.last).toMatchObject({ text: 'Saved.', undo });
    expect(wayOn(flow, place)).toBeUndefined();
  }
  expect(asksForNext({ reference: 'R1', step: 'spoke', isAwaited: true }, undefined)).toBe(false);
});

test('the question appears only beside that enquiry, never in a search or among closed ones; the way back to the day comes first', () => {
  const flow = after(done());
  expect(wayOn(flow, { ...place, isFromDay: true })).toBe('day');
  expect(wayOn(flow, { ...place, open: 'R2' })).toBeUndefined();
  expect(wayOn(flow, { ...place, open: '' })).toBeUndefined();
  expect(wayOn(flow, { ...place, filters: { ...filters, search: 'rina' } })).toBeUndefined();
  expect(wayOn(flow, { ...place, filters: { ...filters, view: 'closed' } })).toBeUndefined();
});

test('when the time to undo is over, only the question stays', () => {
  const flow = after(done(), { type: 'over', hasNext: true });
  expect(flow.last).toEqual({ id: 1, text: 'Saved.', undo: undefined, of: 'R1' });
  expect(wayOn(flow, place)).toBe('due');
  expect(after(done(), { type: 'over', hasNext: false }).last).toBeUndefined();
  expect(after({ type: 'over', hasNext: true }).last).toBeUndefined();
});

test('beside another enquiry a step is shown only while it can be undone; a general text always', () => {
  const flow = after(done());
  expect(lastShown(flow, 'R2')).toBe(flow.last);
  const over = stepFlow(flow, { type: 'over', hasNext: true });
  expect(lastShown(over, 'R1')).toBe(over.last);
  expect(lastShown(over, 'R2')).toBeUndefined();
  const again = () => undefined;
  const failed = stepFlow(over, { type: 'shown', text: 'Not saved.', again });
  expect(lastShown(failed, 'R2')).toMatchObject({ id: 2, text: 'Not saved.', again });
});

test('an enquiry whose outcome is undone may be offered next again', () => {
  const flow = after(done(), done({ reference: 'R2' }, 'R2'), { type: 'closed' });
  expect(flow).toMatchObject({ handled: ['R1', 'R2'], last: undefined });
  const undone = stepFlow(flow, { type: 'undone', reference: 'R1', text: 'Undone.' });
  expect(undone.handled).toEqual(['R2']);
  expect(undone.last).toMatchObject({ id: 3, text: 'Undone.' });
  expect(wayOn(undone, place)).toBeUndefined();
});

test('an enquiry with two outcomes is listed once, and another list starts empty', () => {
  const flow = after(done(), done());
  expect(flow.handled).toEqual(['R1']);
  const other = stepFlow(flow, { type: 'list', view: 'overdue' });
  expect(other).toMatchObject({ view: 'overdue', handled: [], last: flow.last });
});

test('the search for the next enquiry starts at a place in the list, then at its beginning', () => {
  const [first, second, third, closed] = [
    deskRow({ reference: 'A' }),
    deskRow({ reference: 'B' }),
    deskRow({ reference: 'C' }),
    deskRow({ reference: 'D', standing: 'closed' }),
  ];
  const rows = [first, second, third, closed];
  const next = (start: number, ...leftOut: string[]) =>
    findNextDue(rows, start, (reference) => leftOut.includes(reference))?.reference;
  expect(next(1)).toBe('B');
  expect(next(1, 'B')).toBe('C');
  expect(next(3)).toBe('A');
  expect(next(2, 'C', 'A')).toBe('B');
  expect(next(0, 'A', 'B', 'C')).toBeUndefined();
});
