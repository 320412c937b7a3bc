import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { NewDeskRow } from './desk-row.ts';

/** Puts enquiries that were stored in the same transaction on the desk. */
export async function insertOnDesk(
  transaction: Database,
  rows: readonly { reference: string; row: NewDeskRow }[],
): Promise<void> {
  await transaction
    .insertInto('desk')
    .values(
      rows.map(({ reference, row }) => ({
        ...row,
        // Neither engine tells all numbers that it has given to several rows.
        enquiry_id: sql<number>`(select id from enquiries where reference = ${reference})`,
      })),
    )
    .execute();
}
