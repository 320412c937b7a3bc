import type { Selectable } from 'kysely';
import type { DeskTable } from '../../../../db/schema.ts';

export type OnDesk = Selectable<DeskTable>;

/** The columns that steps change. */
const stateColumns = [
  'status',
  'standing',
  'dealer_id',
  'assignee',
  'next_at',
  'due_at',
  'critical_at',
  'stage',
  'check_at',
  'attempted_at',
  'tries',
  'appointment_day',
  'appointment_time',
  'appointment_state',
  'closed_at',
  'lost_reason',
  'answer_minutes',
  'reached_at',
  'appointed_at',
  'missed_at',
] as const;

export type StateOnDesk = Pick<OnDesk, (typeof stateColumns)[number]>;

export function changedColumns(before: StateOnDesk, after: StateOnDesk) {
  return stateColumns.filter((column) => before[column] !== after[column]);
}

/** The name under which events keep the value of a column: `nextAt`. */
function keptName(column: string): string {
  return column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The values before of all that has changed, for an event; `putBack` restores them. */
export function whatChanged(before: StateOnDesk, after: StateOnDesk): Record<string, unknown> {
  return Object.fromEntries(
    changedColumns(before, after).map((column) => [keptName(column), before[column]]),
  );
}

export function putBack(state: StateOnDesk, before: Readonly<Record<string, unknown>>) {
  const kept = stateColumns.filter((column) => keptName(column) in before);
  const values = Object.fromEntries(kept.map((column) => [column, before[keptName(column)]]));
  return { ...state, ...(values as Partial<StateOnDesk>) };
}
