import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { DeskTable } from '../../db/schema.ts';
import type { NewDeskRow } from './desk-row.ts';

interface Arriving {
  reference: string;
  /** Number or address; a blocked one hides the enquiry. Absent: the enquiry is always shown. */
  contact?: string | undefined;
  row: NewDeskRow;
}

/** Puts enquiries that were stored in the same transaction on the desk. */
export async function insertOnDesk(transaction: Database, rows: readonly Arriving[]) {
  await transaction
    .insertInto('desk')
    .values(
      rows.map(({ reference, contact, row }) => ({
        ...row,
        ...(contact !== undefined && unseenIfBlocked(contact, row)),
        // Neither engine returns the numbers of all rows of one insert.
        enquiry_id: sql<number>`(select id from enquiries where reference = ${reference})`,
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
