import { expect, test } from 'vitest';
import { textsIn } from '../texts/texts-in.ts';
import { reportNotes } from './report-notes.ts';

const madeAt = Date.parse('2026-11-21T05:00:00Z');

function notesOf(facts: Omit<Parameters<typeof reportNotes>[0], 'madeAt'>, rows: number): string[] {
  return reportNotes({ ...facts, madeAt }, textsIn('en').reportPaper).map((note) =>
    typeof note === 'string' ? note : note(rows),
  );
}

test('the notes on paper say which rows these are', () => {
  const facts = { fromDate: '2026-11-01', toDate: '', search: 'rai', kind: 'AMC enquiry' };
  expect(notesOf({ ...facts, total: 123456 }, 10)).toEqual([
    'Period: from 2026-11-01',
    'Type: AMC enquiry',
    'Search: rai',
    'Rows: 10 of 1,23,456',
    'Created on 2026-11-21 at 10:30:00',
  ]);
});

test('of all rows only their number is shown', () => {
  expect(notesOf({}, 20_000)).toEqual([
    'Period: all dates',
    'Rows: 20,000',
    'Created on 2026-11-21 at 10:30:00',
  ]);
  expect(notesOf({ total: 7 }, 7)).toContain('Rows: 7');
});

test.each([
  [{ toDate: '2026-11-21' }, 'Period: up to 2026-11-21'],
  [{ fromDate: '2026-11-21', toDate: '2026-11-21' }, 'Period: 2026-11-21'],
  [{ fromDate: '2026-11-20', toDate: '2026-11-21' }, 'Period: 2026-11-20 to 2026-11-21'],
])('of the days %j they say so', (days, expected) => {
  expect(notesOf(days, 1)[0]).toBe(expected);
});
