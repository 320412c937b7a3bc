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

test('an outcome is shown with its undo, asks where to go on, and is not the next one again', () => {
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
  'after %s nobody is asked where to go on: the enquiry is still to be answered',
  (step) => {
    const flow = after(done({ step }));
    expect(flow.handled).toEqual([]);
    expect(flow.last?.undo).toEqual(undo);
    expect(wayOn(flow, place)).toBeUndefined();
  },
);

test('whoever has turned to something else is shown what was saved, and not asked', () => {
  for (const event of [done({ isAwaited: false }), done({}, 'R2'), done({}, '')]) {
    const flow = after(event);
    expect(flow.handled).toEqual(['R1']);
    expect(flow.last).toMatchObject({ text: 'Saved.', undo });
    expect(wayOn(flow, place)).toBeUndefined();
  }
  expect(asksForNext({ reference: 'R1', step: 'spoke', isAwaited: true }, undefined)).toBe(false);
});

test('one is asked beside that enquiry alone: for the day if one comes from there, never in a search or among closed ones', () => {
  const flow = after(done());
  expect(wayOn(flow, { ...place, isFromDay: true })).toBe('day');
  expect(wayOn(flow, { ...place, open: 'R2' })).toBeUndefined();
  expect(wayOn(flow, { ...place, open: '' })).toBeUndefined();
  expect(wayOn(flow, { ...place, filters: { ...filters, search: 'rina' } })).toBeUndefined();
  expect(wayOn(flow, { ...place, filters: { ...filters, view: 'closed' } })).toBeUndefined();
});

test('when the time to undo is over, the question alone stays', () => {
  const flow = after(done(), { type: 'over', hasNext: true });
  expect(flow.last).toEqual({ id: 1, text: 'Saved.', undo: undefined, of: 'R1' });
  expect(wayOn(flow, place)).toBe('due');
  expect(after(done(), { type: 'over', hasNext: false }).last).toBeUndefined();
  expect(after({ type: 'over', hasNext: true }).last).toBeUndefined();
});

test('beside another enquiry there is what can still be undone, and what is of none', () => {
  const flow = after(done());
  expect(lastShown(flow, 'R2')).toBe(flow.last);
  const over = stepFlow(flow, { type: 'over', hasNext: true });
  expect(lastShown(over, 'R1')).toBe(over.last);
  expect(lastShown(over, 'R2')).toBeUndefined();
  const again = () => undefined;
  const failed = stepFlow(over, { type: 'shown', text: 'Not saved.', again });
  expect(lastShown(failed, 'R2')).toMatchObject({ id: 2, text: 'Not saved.', again });
});

test('what is undone may be the next one again', () => {
  const flow = after(done(), done({ reference: 'R2' }, 'R2'), { type: 'closed' });
  expect(flow).toMatchObject({ handled: ['R1', 'R2'], last: undefined });
  const undone = stepFlow(flow, { type: 'undone', reference: 'R1', text: 'Undone.' });
  expect(undone.handled).toEqual(['R2']);
  expect(undone.last).toMatchObject({ id: 3, text: 'Undone.' });
  expect(wayOn(undone, place)).toBeUndefined();
});

test('an enquiry that has two outcomes is noted once, and another list begins anew', () => {
  const flow = after(done(), done());
  expect(flow.handled).toEqual(['R1']);
  const other = stepFlow(flow, { type: 'list', view: 'overdue' });
  expect(other).toMatchObject({ view: 'overdue', handled: [], last: flow.last });
});

test('the next one is looked for from a place in the list on, then from the beginning', () => {
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
