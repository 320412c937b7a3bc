import type { Database } from '../../db/open-database.ts';
import { findCustomers } from '../../features/enquiries/desk/rows/customer-repository.ts';
import { toEventRow } from '../../features/enquiries/desk/rows/desk-repository.ts';
import type { FakeWork } from './fake-work.ts';

/** Rows in one statement: timelines are longer than a batch of enquiries. */
const EVENTS_AT_ONCE = 500;

/** Stores the state and timeline of enquiries. */
export async function insertWorks(
  db: Database,
  works: readonly (FakeWork & { id: number; customerId: number | null })[],
): Promise<void> {
  await db
    .insertInto('desk')
    .values(
      works.map(({ id, customerId, row }) => ({ ...row, enquiry_id: id, customer_id: customerId })),
    )
    .execute();
  const events = works.flatMap((work) => work.events.map((event) => ({ ...event, id: work.id })));
  for (let from = 0; from < events.length; from += EVENTS_AT_ONCE) {
    const rows = events.slice(from, from + EVENTS_AT_ONCE).map(toEventRow);
    await db.insertInto('desk_events').values(rows).execute();
  }
}

/**
 * Adds customers who are not known yet.
 *
 * @param firsts time of each customer's first enquiry (epoch ms), by contact
 * @returns the ids of all of them
 */
export async function addCustomersSince(
  db: Database,
  firsts: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  await db
    .insertInto('customers')
    .values(
      [...firsts].map(([contact, createdAt]) => ({
        contact,
        joined_into: null,
        note: '',
        blocked_at: null,
        version: 1,
        created_at: createdAt,
      })),
    )
    .ignore()
    .execute();
  const found = await findCustomers(db, [...firsts.keys()]);
  return new Map(found.map(({ id, contact }) => [contact, id]));
}
