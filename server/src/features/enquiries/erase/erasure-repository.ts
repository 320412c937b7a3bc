import {
  customerLimits,
  type ErasureCounts,
  type EnquiryKind,
  type Person,
} from '@dealership/shared';
import { sql } from 'kysely';
import { idsOf, inParts } from '../../../db/rows.ts';
import { bumpErasures } from '../../../db/content-revision.ts';
import type { Database } from '../../../db/open-database.ts';
import { lockCustomers } from '../desk/rows/customer-repository.ts';
import { deleteWithoutEnquiries, listCustomersOf } from '../desk/rows/group-repository.ts';
import { matching, type Selection } from '../selection-repository.ts';

interface Found {
  id: number;
  kind: EnquiryKind;
}

/**
 * Enquiries that are erased in one transaction. On SQLite all other writes, such as a visitor's submission, wait for
 * it: with 300,000 enquiries, 100 held the lock for 18 ms at most, 200 for 51 ms, 500 for 80 ms.
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

/** Enquiries that are read in one statement: no index has numbers and addresses. 25,000 take 20 ms on SQLite. */
const READ_AT_ONCE = 25_000;

/** All enquiries of a person, the oldest first. It searches in parts: on SQLite all others wait during a statement. */
export async function listOfPerson(db: Database, person: Person): Promise<Found[]> {
  const { newest } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.max<number | null>('id').as('newest'))
    .executeTakeFirstOrThrow();
  const found: Found[] = [];
  for (let after = 0; after < (newest ?? 0); after += READ_AT_ONCE) {
    const part = await matching(db, { person })
      .select(['enquiries.id', 'kind'])
      .where('enquiries.id', '>', after)
      .where('enquiries.id', '<=', after + READ_AT_ONCE)
      .orderBy('enquiries.id')
      .execute();
    found.push(...(part as Found[]));
  }
  return found;
}

/** Numbers in one statement: SQLite takes 32,766 values. */
const IDS_AT_ONCE = 1000;

export function countByKind(found: readonly Found[]): ErasureCounts {
  return sumUp(found.map(({ kind }) => [kind, 1]));
}

/** The contacts of customers who were joined with the senders of some enquiries: their other enquiries stay. */
export async function listJoined(db: Database, found: readonly Found[]): Promise<string[]> {
  const own: number[] = [];
  for (const part of inParts(found, IDS_AT_ONCE)) {
    own.push(...(await listCustomersOf(db, idsOf(part))));
  }
  if (own.length === 0) return [];
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
 * Deletes enquiries, and customers who have no others, with all notes of staff about either.
 * @returns how many still existed, by kind
 */
export async function deleteEnquiries(db: Database, found: readonly Found[]) {
  await lockCustomers(db);
  const customers = await listCustomersOf(db, idsOf(found));
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
  await bumpErasures(db);
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
