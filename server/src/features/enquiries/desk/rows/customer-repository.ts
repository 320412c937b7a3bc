import { sql, type NotNull } from 'kysely';
import { customerLimits, type Reads } from '@dealership/shared';
import { raiseCounter } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import { idsOf } from '../../../../db/rows.ts';
import { newestOf } from './desk-repository.ts';
import { listGroup } from './group-repository.ts';
import { isReadOnDesk } from '../../reads-repository.ts';

/** Identifies a customer: the number, else the address, else the reference of the enquiry. */
export const contactOfEnquiry = sql<string>`coalesce(mobile, lower(email), reference)`;

/**
 * Lets only one server at a time receive arrivals, give turns, and join, separate or delete customers. Call it first in
 * the transaction.
 */
export function lockCustomers(transaction: Database): Promise<void> {
  return raiseCounter(transaction, 'desk-turns', 1);
}

/** Adds new customers; if two servers add the same one, it is stored once. */
export async function addCustomers(db: Database, contacts: readonly string[], now: number) {
  await db
    .insertInto('customers')
    .values(
      contacts.map((contact) => ({
        contact,
        joined_into: null,
        note: '',
        blocked_at: null,
        version: 1,
        created_at: now,
      })),
    )
    .ignore()
    .execute();
}

/** Customers as the desk's work needs them, each with the one that it is joined into, or itself. */
export async function findCustomers(db: Database, contacts: readonly string[]) {
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'contact', 'joined_into', 'blocked_at'])
    .where('contact', 'in', contacts)
    .execute();
  return rows.map(({ id, contact, joined_into: into, blocked_at: blockedAt }) => {
    return { id, contact, headId: into ?? id, isBlocked: blockedAt !== null };
  });
}

/** Only this many of a customer's newest enquiries are read: some numbers have thousands. */
const LOOKED_AT = 100;

/** The assignees of a customer's open enquiries, with kind and branch; the one with the latest event comes first. */
export async function listAssigneesOf(db: Database, headId: number) {
  const ids = idsOf(await listGroup(db, headId));
  if (ids.length === 0) return [];
  return newestOf(db, ids, { limit: LOOKED_AT })
    .select(['desk.assignee as userId', 'desk.kind', 'desk.dealer_id'])
    .where('desk.standing', '=', 'open')
    .where('desk.assignee', 'is not', null)
    .$narrowType<{ userId: NotNull }>()
    .orderBy('desk.last_event_at', 'desc')
    .execute();
}

export async function readContacts(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', contactOfEnquiry.as('contact')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, contact }) => [id, contact]));
}

export type CustomerEnquiry = Awaited<ReturnType<typeof listEnquiriesOf>>[number];

/** The latest enquiries of some customers that a person reads, the newest first. */
export function listEnquiriesOf(db: Database, ids: readonly number[], reads: Reads) {
  return newestOf(db, ids, { reads, limit: customerLimits.enquiries })
    .innerJoin('enquiries', 'enquiries.id', 'theirs.enquiry_id')
    .select(['desk.customer_id', 'desk.kind', 'desk.arrived_at', 'desk.origin', 'desk.status'])
    .select(['desk.standing', 'desk.assignee', 'reference', 'name', 'mobile', 'email', 'model'])
    .select(['entered_model', 'registration_number', 'purchase_year'])
    .orderBy('desk.arrived_at', 'desc')
    .orderBy('desk.enquiry_id', 'desc')
    .execute();
}

/** The number of enquiries that a person reads for each of some customers; those without any are left out. */
export async function countEnquiriesOf(
  db: Database,
  ids: readonly number[],
  reads: Reads,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('desk')
    .select(['customer_id', ({ fn }) => fn.countAll<number>().as('total')])
    .where('customer_id', 'in', ids)
    .where(isReadOnDesk(db, reads))
    .groupBy('customer_id')
    .execute();
  return new Map(rows.flatMap(({ customer_id: id, total }) => (id === null ? [] : [[id, total]])));
}

/** An enquiry that matched a search for customers; `headId`: the main customer of its sender. */
export type MatchedEnquiry = Awaited<ReturnType<typeof listMatchesOf>>[number];

/** Some enquiries with their customers, in the order of the given numbers; those without a customer are left out. */
export async function listMatchesOf(db: Database, enquiryIds: readonly number[]) {
  if (enquiryIds.length === 0) return [];
  const rows = await db
    .selectFrom('desk')
    .innerJoin('customers', 'customers.id', 'desk.customer_id')
    .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
    .select(({ fn }) => fn.coalesce('customers.joined_into', 'customers.id').as('headId'))
    .select(['enquiries.id', 'reference', 'name', 'model', 'entered_model', 'registration_number'])
    .where('desk.enquiry_id', 'in', enquiryIds)
    .execute();
  const matches = new Map(rows.map((row) => [row.id, row]));
  return enquiryIds.flatMap((id) => matches.get(id) ?? []);
}
