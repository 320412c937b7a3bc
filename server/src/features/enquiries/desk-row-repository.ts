import type { NewEnquiry } from '@dealership/shared';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { DeskTable } from '../../db/schema.ts';
import { contactOf, type NewDeskRow } from './desk-row.ts';
import { idByReference, insertEnquiries } from './enquiry-repository.ts';
import type { Binding } from './enquiry-storage.ts';

interface Arrival {
  enquiry: NewEnquiry;
  binding?: Binding | undefined;
  row: NewDeskRow;
}

/**
 * Stores enquiries, each with its row on the desk. Call it in a transaction.
 * @param options.isAlwaysShown blocked numbers and addresses hide none of them
 */
export async function insertArrivals(
  transaction: Database,
  arrivals: readonly Arrival[],
  { isAlwaysShown = false } = {},
) {
  await insertEnquiries(transaction, arrivals);
  await transaction
    .insertInto('desk')
    .values(
      arrivals.map(({ enquiry, row }) => ({
        ...row,
        ...(!isAlwaysShown && unseenIfBlocked(contactOf(enquiry), row)),
        enquiry_id: idByReference(enquiry.reference),
      })),
    )
    .execute();
}

/** Keeps it out of every list and count from the start: the desk's work may close it only a moment later. */
function unseenIfBlocked(contact: string, { standing, appointment_day: day }: NewDeskRow) {
  const isBlocked = sql`exists (select 1 from customers where contact = ${contact} and blocked_at is not null)`;
  return {
    standing: sql<DeskTable['standing']>`case when ${isBlocked} then 'closed' else ${standing} end`,
    ...(day && {
      appointment_day: sql<string | null>`case when ${isBlocked} then null else ${day} end`,
    }),
  };
}
