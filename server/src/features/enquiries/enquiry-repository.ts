import type {
  Enquiry,
  EnquiryCard,
  EnquiryKind,
  NewEnquiry,
  Reads,
  SiteVisit,
} from '@dealership/shared';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { findRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { toEnquiry, toRow, toVisit, type Binding } from './enquiry-storage.ts';
import { branchOfEnquiry, isInBranches, oneAtLeast } from './reads-repository.ts';

/**
 * Stores enquiries with their price cards, in a transaction all of them or none; a taken reference or submission key fails with the database's
 * duplicate error.
 */
export async function insertEnquiries(
  db: Database,
  enquiries: readonly { enquiry: NewEnquiry; binding?: Binding | undefined }[],
): Promise<void> {
  await db
    .insertInto('enquiries')
    .values(enquiries.map(({ enquiry, binding }) => toRow(enquiry, binding)))
    .execute();
  const cards = enquiries.flatMap(({ enquiry: { reference, priceCard } }) =>
    priceCard ? [{ enquiry_id: idByReference(reference), card: JSON.stringify(priceCard) }] : [],
  );
  if (cards.length > 0) await db.insertInto('enquiry_cards').values(cards).execute();
}

/** Neither engine returns the numbers of all rows of one insert. */
export function idByReference(reference: string) {
  return sql<number>`(select id from enquiries where reference = ${reference})`;
}

/** The price card that came with an enquiry. */
export async function findCard(db: Database, id: number): Promise<EnquiryCard | undefined> {
  const row = await findRow(db, 'enquiry_cards', { enquiry_id: id });
  // Written by `insertEnquiries`.
  return row && (JSON.parse(row.card) as EnquiryCard);
}

export async function findBySubmissionKey(db: Database, key: string) {
  return (
    db
      .selectFrom('enquiries')
      // An enquiry that another program stored may not be on the desk.
      .leftJoin('desk', 'desk.enquiry_id', 'enquiries.id')
      .select(['reference', 'submission_hash as digest'])
      .select(['created_at as createdAt', 'promised_at as promisedAt'])
      .where('submission_key', '=', key)
      .executeTakeFirst()
  );
}

/** An enquiry, with the number of the branch that answers it. */
export async function findEnquiry(
  db: Database,
  reference: string,
): Promise<(Enquiry & { branch: number }) | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .selectAll()
    .select(branchOfEnquiry.as('branch'))
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && { ...toEnquiry(row), branch: row.branch };
}

/** How the sender of an enquiry came to the site; undefined when the enquiry is gone. */
export async function findVisit(db: Database, id: number): Promise<SiteVisit | undefined> {
  const row = await findRow(db, 'enquiries', { id });
  return row && toVisit(row);
}

/** The number and the address of an enquiry's sender; `''`: not given. */
export async function findContact(db: Database, id: number) {
  const { mobile, email, name, model } = (await findRow(db, 'enquiries', { id })) ?? {};
  return { mobile: mobile ?? '', email: email ?? '', name: name ?? '', model: model ?? '' };
}

/** The answers of an enquiry on which its due times depend. */
export async function findAsked(db: Database, id: number) {
  const row = await findRow(db, 'enquiries', { id });
  const { bookingDate, reason } = row ? toEnquiry(row).values : {};
  return { bookingDate, reason };
}

/** Enquiries of one, some or all kinds, from one instant (epoch ms) until before another. */
export interface Period {
  kind?: EnquiryKind | undefined;
  /** Those that a person reads; absent: all. */
  reads?: Reads | undefined;
  from?: number | undefined;
  before?: number | undefined;
}

export function inPeriod<Row>(
  query: SelectQueryBuilder<Tables, 'enquiries', Row>,
  { kind, reads, from, before }: Period,
): SelectQueryBuilder<Tables, 'enquiries', Row> {
  let narrowed = query;
  if (kind !== undefined) narrowed = narrowed.where('kind', '=', kind);
  if (reads) narrowed = narrowed.where('kind', 'in', oneAtLeast(reads.kinds));
  const isInThem = reads && isInBranches(reads);
  if (isInThem) narrowed = narrowed.where(isInThem);
  if (from !== undefined) narrowed = narrowed.where('created_at', '>=', from);
  if (before !== undefined) narrowed = narrowed.where('created_at', '<', before);
  return narrowed;
}
