import { customerLimits, type ErasureCounts, type EnquiryKind } from '@dealership/shared';
import { sql } from 'kysely';
import type { Database } from '../../../db/open-database.ts';
import { lockCustomers } from '../desk/customer-repository.ts';
import { deleteWithoutEnquiries, listCustomersOf } from '../desk/group-repository.ts';
import { matching, type Selection } from '../selection-repository.ts';

/** An enquiry as far as its erasure needs it. */
interface Found {
  id: number;
  kind: EnquiryKind;
}

/**
 * Enquiries that are erased in one transaction. On SQLite nobody else writes meanwhile, and a visitor's submission
 * waits: of 300,000 enquiries 100 held the lock for 18 ms at most, 200 for 51 ms, 500 for 80 ms.
 */
export const ERASED_AT_ONCE = 100;

/** The oldest of the selected enquiries, as many as may be erased at once. */
export async function listSelected(db: Database, selection: Selection): Promise<Found[]> {
  const found = await matching(db, selection)
    .select(['enquiries.id', 'kind'])
    .orderBy('enquiries.id')
    .limit(ERASED_AT_ONCE)
    .execute();
  return found as Found[];
}

/** How many enquiries are selected, by kind. */
export async function countSelected(db: Database, selection: Selection): Promise<ErasureCounts> {
  const counts = await matching(db, selection)
    .select(({ fn }) => ['kind', fn.countAll<number>().as('total')])
    .groupBy('kind')
    .execute();
  return sumUp(counts.map(({ kind, total }) => [kind as EnquiryKind, total]));
}

/** How others are known who were joined with those of the selected enquiries: what was not selected of them stays. */
export async function listJoined(db: Database, selection: Selection): Promise<string[]> {
  const own = db
    .selectFrom('desk')
    .select('customer_id')
    .where('customer_id', 'is not', null)
    .where('enquiry_id', 'in', matching(db, selection).select('enquiries.id'));
  const heads = db
    .selectFrom('customers')
    .select(sql<number>`coalesce(joined_into, id)`.as('head'))
    .where('id', 'in', own);
  const rows = await db
    .selectFrom('customers')
    .select('contact')
    .where(({ eb, or }) => or([eb('id', 'in', heads), eb('joined_into', 'in', heads)]))
    .where('id', 'not in', own)
    .orderBy('id')
    .limit(customerLimits.joined)
    .execute();
  return rows.map(({ contact }) => contact);
}

/**
 * Deletes enquiries, and customers who have no other, with all that staff have written down of either.
 * @returns how many still existed, by kind
 */
export async function deleteEnquiries(
  db: Database,
  found: readonly Found[],
): Promise<ErasureCounts> {
  await lockCustomers(db);
  const customers = await listCustomersOf(
    db,
    found.map(({ id }) => id),
  );
  const deleted: KindCount[] = [];
  for (const kind of new Set(found.map((each) => each.kind))) {
    const ids = found.filter((each) => each.kind === kind).map(({ id }) => id);
    const { numDeletedRows } = await db
      .deleteFrom('enquiries')
      .where('id', 'in', ids)
      .executeTakeFirst();
    deleted.push([kind, Number(numDeletedRows)]);
  }
  await deleteWithoutEnquiries(db, customers);
  return sumUp(deleted);
}

type KindCount = [kind: EnquiryKind, count: number];

/** Adds counts up; kinds without any are left out. */
export function sumUp(counts: readonly KindCount[]): ErasureCounts {
  const kinds: ErasureCounts['kinds'] = {};
  let total = 0;
  for (const [kind, count] of counts.filter(([, each]) => each > 0)) {
    kinds[kind] = (kinds[kind] ?? 0) + count;
    total += count;
  }
  return { total, kinds };
}
