import { dayOf, timeOf } from '@dealership/shared';
import type { HistoryEntry } from '../../db/history.ts';

/** A history as calls answer it. */
export function presentHistory<Value, Shown extends object>(
  entries: readonly HistoryEntry<Value>[],
  show: (value: Value) => Shown,
) {
  return {
    changes: entries.map(({ number, value, userId, at }) => ({
      id: number,
      ...show(value),
      by: userId,
      date: dayOf(at),
      time: timeOf(at),
    })),
  };
}
