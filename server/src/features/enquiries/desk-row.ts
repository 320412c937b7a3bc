import {
  answeredKindOf,
  dueTimesOf,
  isOpen,
  type AnsweringFacts,
  type NewEnquiry,
  type Origin,
  type Status,
} from '@dealership/shared';
import { sql, type Insertable } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { DeskTable } from '../../db/schema.ts';

type NewDeskRow = Omit<Insertable<DeskTable>, 'enquiry_id'>;

/** Where a new enquiry stands. An opt-in asks for nothing: it is recorded, and done. */
export function newDeskRow(
  { kind, createdAt, values }: NewEnquiry,
  { hours, answerTimes }: Pick<AnsweringFacts, 'hours' | 'answerTimes'>,
  origin: Origin = 'website',
): NewDeskRow {
  const status: Status = kind === 'opt-in' ? 'done' : 'new';
  const { bookingDate, reason } = values;
  const times = answerTimes[answeredKindOf(kind, reason)];
  const due = dueTimesOf(hours, times, { kind, arrivedAt: createdAt, bookingDate });
  return {
    ...{ kind, arrived_at: createdAt, origin, status, last_event_at: createdAt },
    standing: isOpen(status) ? 'open' : 'closed',
    ...{ stage: 'arrived', check_at: createdAt },
    ...{ next_at: due?.dueAt ?? null, due_at: due?.dueAt ?? null },
    critical_at: due?.criticalAt ?? null,
    closed_at: isOpen(status) ? null : createdAt,
    ...{ appointment_day: bookingDate ?? null, appointment_time: null },
    appointment_state: bookingDate === undefined ? null : 'asked',
    ...{ customer_id: null, assignee: null, attempted_at: null, lost_reason: null },
    ...{ tries: 0, version: 1 },
  };
}

/** An enquiry that goes on the desk. */
interface Arriving {
  reference: string;
  /** Number or address: of a blocked one nobody sees anything; absent: whoever it is, it is seen. */
  contact?: string | undefined;
  row: NewDeskRow;
}

/** Puts enquiries that were stored in the same transaction on the desk. */
export async function insertOnDesk(
  transaction: Database,
  rows: readonly Arriving[],
): Promise<void> {
  await transaction
    .insertInto('desk')
    .values(
      rows.map(({ reference, contact, row }) => ({
        ...row,
        ...(contact !== undefined && unseenIfBlocked(contact, row)),
        // Neither engine tells all numbers that it has given to several rows.
        enquiry_id: sql<number>`(select id from enquiries where reference = ${reference})`,
      })),
    )
    .execute();
}

/** In no list and no count from the first moment: the desk's work, which closes it, may come a moment later. */
function unseenIfBlocked(contact: string, { standing, appointment_day: day }: NewDeskRow) {
  const isBlocked = sql`exists (select 1 from customers where contact = ${contact} and blocked_at is not null)`;
  return {
    standing: sql<DeskTable['standing']>`case when ${isBlocked} then 'closed' else ${standing} end`,
    ...(day && {
      appointment_day: sql<string | null>`case when ${isBlocked} then null else ${day} end`,
    }),
  };
}

/** How the customer of an enquiry is known, as `contactOfEnquiry` says it of what is stored. */
export function contactOf({ values: { mobile, email }, reference }: NewEnquiry): string {
  return mobile ?? email?.toLowerCase() ?? reference;
}
