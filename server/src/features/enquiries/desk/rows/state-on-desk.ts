import type { AppointmentState, EnquiryKind, Status } from '@dealership/shared';
import type { Selectable, Updateable } from 'kysely';
import type { DeskTable } from '../../../../db/schema.ts';

/** Where an enquiry stands. Instants are epoch ms. */
export interface StateOnDesk {
  status: Status;
  standing: DeskTable['standing'];
  assignee: string | null;
  nextAt: number | null;
  stage: DeskTable['stage'];
  checkAt: number | null;
  attemptedAt: number | null;
  tries: number;
  appointmentDay: string | null;
  appointmentTime: string | null;
  appointmentState: AppointmentState | null;
  closedAt: number | null;
  lostReason: string | null;
  answerMinutes: number | null;
  reachedAt: number | null;
  appointedAt: number | null;
  missedAt: number | null;
}

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

/** What is known of an enquiry beside where it stands. */
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
    kind: row.kind as EnquiryKind,
    version: row.version,
    arrivedAt: row.arrived_at,
    customerId: row.customer_id,
    dueAt: row.due_at,
    criticalAt: row.critical_at,
    stand: Object.fromEntries(
      keys.map((key) => [key, row[columns[key]]]),
    ) as unknown as StateOnDesk,
  };
}

/** The columns that differ: whoever changes others at the same time loses nothing. */
export function changedColumns(before: StateOnDesk, after: StateOnDesk): Updateable<DeskTable> {
  return Object.fromEntries(
    keys.filter((key) => before[key] !== after[key]).map((key) => [columns[key], after[key]]),
  );
}

/** All columns of a stand. */
export function columnsOf(
  stand: StateOnDesk,
): Pick<DeskTable, (typeof columns)[keyof StateOnDesk]> {
  return Object.fromEntries(keys.map((key) => [columns[key], stand[key]])) as Pick<
    DeskTable,
    (typeof columns)[keyof StateOnDesk]
  >;
}

/** What was different before, to be put back. */
export function whatChanged(before: StateOnDesk, after: StateOnDesk): Partial<StateOnDesk> {
  return Object.fromEntries(
    keys.filter((key) => before[key] !== after[key]).map((key) => [key, before[key]]),
  );
}
