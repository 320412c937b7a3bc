import { expect, it } from 'vitest';
import { addEnquiry, addTallies, reachedBy, readTally, startTally } from './tally.ts';
import type { Counted, Tally } from './tally.ts';

const reached = (...minutes: [number, number][]) => reachedBy(new Map(minutes));

it('finds the minutes within which half were answered, and nine in ten', () => {
  expect(reached()).toEqual({ median: null, p90: null });
  expect(reached([7, 1])).toEqual({ median: 7, p90: 7 });
  // Of an even number it is the lower of the two in the middle; 9 of 10 are enough, 9 of 11 are not.
  expect(reached([30, 1], [5, 1])).toEqual({ median: 5, p90: 30 });
  expect(reached([200, 1], [0, 4], [10, 5])).toEqual({ median: 10, p90: 10 });
  expect(reached([200, 2], [0, 6], [10, 3])).toEqual({ median: 0, p90: 200 });
  // Sorted as numbers, not as text.
  expect(reached([100, 3], [20, 3], [3, 3])).toEqual({ median: 20, p90: 100 });
});

it('is the same as counting off the sorted minutes one by one', () => {
  for (let size = 1; size <= 60; size += 1) {
    const all = Array.from({ length: size }, (_, at) => (at * at * 7) % 23).sort((a, b) => a - b);
    const counts = new Map<number, number>();
    for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
    const least = (tenths: number) => all[Math.ceil((size * tenths) / 10) - 1];
    expect(reachedBy(counts)).toEqual({ median: least(5), p90: least(9) });
  }
});

it('adds up groups, whose medians cannot be', () => {
  const [one, other] = [startTally(), startTally()];
  const add = (tally: Tally, count: number, counted: Counted) => {
    for (let added = 0; added < count; added += 1) addEnquiry([tally], counted);
  };
  add(one, 3, { is_past: 1, facts: '1039\u001F\u001D4' });
  // Unanswered: they count as promised once their due time is past.
  add(other, 2, { is_past: 0, facts: '1035\u001F\u001D' });
  add(other, 1, { is_past: 1, facts: '1035\u001F\u001D' });
  add(other, 4, { is_past: null, facts: '1543\u001Fput-off\u001D90' });
  expect(readTally(other)).toMatchObject({ arrived: 7, answered: 4, promised: 1, median: 90 });
  expect(readTally(addTallies([one, other]))).toEqual({
    arrived: 10,
    awaited: 10,
    answered: 7,
    in_time: 0,
    promised: 4,
    reached: 0,
    appointed: 0,
    missed: 0,
    done: 0,
    lost: 4,
    reasons: [{ reason: 'put-off', count: 4 }],
    median: 90,
    p90: 90,
  });
});
