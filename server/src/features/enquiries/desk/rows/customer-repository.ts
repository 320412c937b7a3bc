import { sql, type NotNull } from 'kysely';
import { addToCounter } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import { newestOf } from './desk-repository.ts';
import { listGroup } from './group-repository.ts';

/** Identifies a customer: the number, else the address, else the reference of the enquiry. */
export const contactOfEnquiry = sql<string>`coalesce(mobile, lower(email), reference)`;

/**
 * Lets only one server at a time receive arrivals, give turns, and join, separate or delete customers. Call it first in
 * the transaction.
 */
export async function lockCustomers(transaction: Database): Promise<void> {
  await addToCounter(transaction, {
    table: 'counters',
    counter: 'value',
    of: { name: 'desk-turns' },
    by: 1,
  });
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

/** The assignees of a customer's open enquiries, with the kinds; the one with the latest event comes first. */
export async function listAssigneesOf(db: Database, headId: number) {
  const ids = (await listGroup(db, headId)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const theirs = newestOf(db, ids, { kinds: undefined, limit: LOOKED_AT });
  return db
    .selectFrom(theirs.as('theirs'))
    .innerJoin('desk', 'desk.enquiry_id', 'theirs.enquiry_id')
    .select(['desk.assignee as userId', 'desk.kind'])
    .where('desk.standing', '=', 'open')
    .where('desk.assignee', 'is not', null)
    .$narrowType<{ userId: NotNull }>()
    .orderBy('desk.last_event_at', 'desc')
    .execute();
}

/** The contacts that identify the customers of these enquiries, by number. */
export async function readContacts(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', contactOfEnquiry.as('contact')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, contact }) => [id, contact]));
}
