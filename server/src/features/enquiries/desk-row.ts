import {
  answeredKindOf,
  dueTimesOf,
  FIRST_BRANCH,
  hoursOf,
  promisedTimes,
  isOpen,
  sourceOf,
  lettersOf,
  type AnsweringSettings,
  type NewEnquiry,
  type Origin,
  type Status,
} from '@dealership/shared';
import type { Insertable } from 'kysely';
import type { DeskTable } from '../../db/schema.ts';

/** `check_at` of a new arrival: the desk handles it at once. */
export const NOT_RECEIVED = 0;

export type NewDeskRow = Omit<Insertable<DeskTable>, 'enquiry_id'>;

/**
 * The state of a new enquiry; columns that are left out are null (rules: open-enquiries). An opt-in asks for nothing:
 * it is recorded, and done.
 */
export function newDeskRow(
  { kind, createdAt, values, visit, branch = FIRST_BRANCH }: NewEnquiry,
  settings: Pick<AnsweringSettings, 'branches' | 'answerTimes' | 'promises'>,
  origin: Origin = 'website',
): NewDeskRow {
  const status: Status = kind === 'opt-in' ? 'done' : 'new';
  const { bookingDate, reason, model } = values;
  const { answerTimes, promises } = settings;
  const answered = answeredKindOf(kind, reason);
  const counted = dueTimesOf(hoursOf(settings, branch), answerTimes[answered], {
    kind,
    arrivedAt: createdAt,
    bookingDate,
  });
  // Only people who use the form on the website read the promise.
  const isPromised = origin === 'website' && promises.some((each) => each === answered);
  const due = counted && isPromised ? promisedTimes(counted) : counted;
  const row: NewDeskRow = {
    kind,
    dealer_id: branch,
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
  if (due && isPromised) row.promised_at = due.dueAt;
  if (!isOpen(status)) row.closed_at = createdAt;
  if (bookingDate !== undefined)
    Object.assign(row, { appointment_day: bookingDate, appointment_state: 'asked' });
  if (model !== undefined) row.model_letters = lettersOf(model);
  return row;
}

/** Identifies the customer of an enquiry, as `contactOfEnquiry` does for stored ones. */
export function contactOf({ values: { mobile, email }, reference }: NewEnquiry): string {
  return mobile ?? email?.toLowerCase() ?? reference;
}
