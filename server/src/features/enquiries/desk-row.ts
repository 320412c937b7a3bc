import {
  answeredKindOf,
  dueTimesOf,
  isOpen,
  sourceOf,
  lettersOf,
  type AnsweringFacts,
  type NewEnquiry,
  type Origin,
  type Status,
} from '@dealership/shared';
import type { Insertable } from 'kysely';
import type { DeskTable } from '../../db/schema.ts';

/** `check_at` of what has only arrived: to be seen to at once, also where the clock was wrong when it came. */
export const NOT_RECEIVED = 0;

export type NewDeskRow = Omit<Insertable<DeskTable>, 'enquiry_id'>;

/** Where a new enquiry stands; columns that are left out are null (rules: open-enquiries). An opt-in asks for nothing: it is recorded, and done. */
export function newDeskRow(
  { kind, createdAt, values, visit }: NewEnquiry,
  { hours, answerTimes }: Pick<AnsweringFacts, 'hours' | 'answerTimes'>,
  origin: Origin = 'website',
): NewDeskRow {
  const status: Status = kind === 'opt-in' ? 'done' : 'new';
  const { bookingDate, reason, model } = values;
  const times = answerTimes[answeredKindOf(kind, reason)];
  const due = dueTimesOf(hours, times, { kind, arrivedAt: createdAt, bookingDate });
  const row: NewDeskRow = {
    kind,
    arrived_at: createdAt,
    origin,
    status,
    standing: isOpen(status) ? 'open' : 'closed',
    stage: 'arrived',
    check_at: NOT_RECEIVED,
    tries: 0,
    last_event_at: createdAt,
    version: 1,
    // Rules: insights-counted.
    counted: kind === 'opt-in' ? 0 : 1,
  };
  const source = sourceOf(origin, visit);
  if (source !== undefined) row.source = source;
  if (due)
    Object.assign(row, { next_at: due.dueAt, due_at: due.dueAt, critical_at: due.criticalAt });
  if (!isOpen(status)) row.closed_at = createdAt;
  if (bookingDate !== undefined)
    Object.assign(row, { appointment_day: bookingDate, appointment_state: 'asked' });
  if (model !== undefined) row.model_letters = lettersOf(model);
  return row;
}

/** How the customer of an enquiry is known, as `contactOfEnquiry` says it of what is stored. */
export function contactOf({ values: { mobile, email }, reference }: NewEnquiry): string {
  return mobile ?? email?.toLowerCase() ?? reference;
}
