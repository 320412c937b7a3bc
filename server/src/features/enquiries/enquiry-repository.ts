import type { Enquiry, EnquiryCard, EnquiryKind, NewEnquiry, SiteVisit } from '@dealership/shared';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { findRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { toEnquiry, toRow, toVisit, type Binding } from './enquiry-storage.ts';

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

export async function findEnquiry(db: Database, reference: string): Promise<Enquiry | undefined> {
  const row = await findRow(db, 'enquiries', { reference });
  return row && toEnquiry(row);
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

/** Enquiries of one, some or all kinds, from one instant (epoch ms) until before another. */
export interface Period {
  kind?: EnquiryKind | undefined;
  /** Of these kinds only; absent: of all. */
  kinds?: readonly EnquiryKind[] | undefined;
  from?: number | undefined;
  before?: number | undefined;
}

export function inPeriod<Row>(
  query: SelectQueryBuilder<Tables, 'enquiries', Row>,
  { kind, kinds, from, before }: Period,
): SelectQueryBuilder<Tables, 'enquiries', Row> {
  let narrowed = query;
  if (kind !== undefined) narrowed = narrowed.where('kind', '=', kind);
  if (kinds) narrowed = narrowed.where('kind', 'in', oneAtLeast(kinds));
  if (from !== undefined) narrowed = narrowed.where('created_at', '>=', from);
  if (before !== undefined) narrowed = narrowed.where('created_at', '<', before);
  return narrowed;
}

/** MySQL allows no empty list; no kind is called `''`. */
export function oneAtLeast(kinds: readonly EnquiryKind[]): readonly EnquiryKind[] {
  return kinds.length > 0 ? kinds : ['' as EnquiryKind];
}
