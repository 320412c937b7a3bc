import { appointmentStates, statuses, type EnquiryKind } from '@dealership/shared';
import type { Selectable, Updateable } from 'kysely';
import * as z from 'zod/mini';
import type { DeskTable } from '../../../../db/schema.ts';

/** An instant in epoch ms. */
const instant = z.nullable(z.number());

/** The state of an enquiry. */
const standSchema = z.object({
  status: z.enum(statuses),
  standing: z.enum(['open', 'closed', 'before']),
  assignee: z.nullable(z.string()),
  nextAt: instant,
  stage: z.enum(['arrived', 'promised', 'returned', 'critical', 'answered']),
  checkAt: instant,
  attemptedAt: instant,
  tries: z.number(),
  appointmentDay: z.nullable(z.string()),
  appointmentTime: z.nullable(z.string()),
  appointmentState: z.nullable(z.enum(appointmentStates)),
  closedAt: instant,
  lostReason: z.nullable(z.string()),
  answerMinutes: z.nullable(z.number()),
  reachedAt: instant,
  appointedAt: instant,
  missedAt: instant,
});
export type StateOnDesk = z.infer<typeof standSchema>;

const columns = {
  status: 'status',
  standing: 'standing',
  assignee: 'assignee',
  nextAt: 'next_at',
  stage: 'stage',
  checkAt: 'check_at',
  attemptedAt: 'attempted_at',
  tries: 'tries',
  appointmentDay: 'appointment_day',
  appointmentTime: 'appointment_time',
  appointmentState: 'appointment_state',
  closedAt: 'closed_at',
  lostReason: 'lost_reason',
  answerMinutes: 'answer_minutes',
  reachedAt: 'reached_at',
  appointedAt: 'appointed_at',
  missedAt: 'missed_at',
} as const satisfies Record<keyof StateOnDesk, keyof DeskTable>;

const keys = Object.keys(columns) as (keyof StateOnDesk)[];

/** An enquiry on the desk: its state and more. */
export interface OnDesk {
  id: number;
  kind: EnquiryKind;
  version: number;
  /** Epoch ms. */
  arrivedAt: number;
  /** `null`: the desk's work has not come to it yet. */
  customerId: number | null;
  dueAt: number | null;
  criticalAt: number | null;
  stand: StateOnDesk;
}

export function toOnDesk(row: Selectable<DeskTable>): OnDesk {
  return {
    id: row.enquiry_id,
    kind: row.kind,
    version: row.version,
    arrivedAt: row.arrived_at,
    customerId: row.customer_id,
    dueAt: row.due_at,
    criticalAt: row.critical_at,
    stand: standSchema.parse(Object.fromEntries(keys.map((key) => [key, row[columns[key]]]))),
  };
}

/** Only the columns that differ: changes to others at the same time are not lost. */
export function changedColumns(before: StateOnDesk, after: StateOnDesk): Updateable<DeskTable> {
  return Object.fromEntries(
    keys.filter((key) => before[key] !== after[key]).map((key) => [columns[key], after[key]]),
  );
}

export function columnsOf(
  stand: StateOnDesk,
): Pick<DeskTable, (typeof columns)[keyof StateOnDesk]> {
  return Object.fromEntries(keys.map((key) => [columns[key], stand[key]])) as Pick<
    DeskTable,
    (typeof columns)[keyof StateOnDesk]
  >;
}

/** The values before of all that has changed, so that they can be restored. */
export function whatChanged(before: StateOnDesk, after: StateOnDesk): Partial<StateOnDesk> {
  return Object.fromEntries(
    keys.filter((key) => before[key] !== after[key]).map((key) => [key, before[key]]),
  );
}

/** Restores the values before: `whatChanged`, as it was stored. */
export function putBack(stand: StateOnDesk, before: object): StateOnDesk {
  return standSchema.parse({ ...stand, ...before });
}
