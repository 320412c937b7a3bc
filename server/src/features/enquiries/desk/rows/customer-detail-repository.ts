import { customerLimits, type EnquiryKind } from '@dealership/shared';
import type { Selectable } from 'kysely';
import { besideIndex } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';
import type { EnquiriesTable } from '../../../../db/schema.ts';
import { oneAtLeast } from '../../enquiry-repository.ts';
import { newestOf } from './desk-repository.ts';

/** An enquiry of a customer with its state. */
export type CustomerEnquiry = Awaited<ReturnType<typeof listEnquiriesOf>>[number];

/** The latest enquiries of some customers, of some kinds, the newest first. */
export function listEnquiriesOf(
  db: Database,
  ids: readonly number[],
  kinds: readonly EnquiryKind[],
) {
  const theirs = newestOf(db, ids, { kinds, limit: customerLimits.enquiries });
  return db
    .selectFrom(theirs.as('theirs'))
    .innerJoin('desk', 'desk.enquiry_id', 'theirs.enquiry_id')
    .innerJoin('enquiries', 'enquiries.id', 'theirs.enquiry_id')
    .select(['desk.customer_id', 'desk.kind', 'desk.arrived_at', 'desk.origin', 'desk.status'])
    .select(['desk.standing', 'desk.assignee', 'reference', 'name', 'mobile', 'email', 'model'])
    .select(['entered_model', 'registration_number', 'purchase_year'])
    .orderBy('desk.arrived_at', 'desc')
    .orderBy('desk.enquiry_id', 'desc')
    .execute();
}

/** The number of enquiries of some kinds for each of some customers; those without any are left out. */
export async function countEnquiriesOf(
  db: Database,
  ids: readonly number[],
  kinds: readonly EnquiryKind[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('desk')
    .select(['customer_id', ({ fn }) => fn.countAll<number>().as('total')])
    .where('customer_id', 'in', ids)
    .where(besideIndex(db, 'kind'), 'in', oneAtLeast(kinds))
    .groupBy('customer_id')
    .execute();
  return new Map(rows.flatMap(({ customer_id: id, total }) => (id === null ? [] : [[id, total]])));
}

/** An enquiry by which a customer is found. */
export type MatchedEnquiry = Pick<
  Selectable<EnquiriesTable>,
  'reference' | 'name' | 'model' | 'entered_model' | 'registration_number'
> & {
  /** Number of the customer that stands for its sender. */
  headId: number;
};

/** Some enquiries with their customers, in the order of the given numbers; those without a customer are left out. */
export async function listMatchesOf(
  db: Database,
  enquiryIds: readonly number[],
): Promise<MatchedEnquiry[]> {
  if (enquiryIds.length === 0) return [];
  const rows = await db
    .selectFrom('desk')
    .innerJoin('customers', 'customers.id', 'desk.customer_id')
    .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
    .select(['enquiries.id', 'customers.id as customer', 'customers.joined_into'])
    .select(['reference', 'name', 'model', 'entered_model', 'registration_number'])
    .where('desk.enquiry_id', 'in', enquiryIds)
    .execute();
  const matches = new Map(
    rows.map(({ id, customer, joined_into: into, ...row }) => [
      id,
      { ...row, headId: into ?? customer },
    ]),
  );
  return enquiryIds.flatMap((id) => matches.get(id) ?? []);
}
