import { eventContentSchema, writtenIn, type EnquiryKind, type Reads } from '@dealership/shared';
import { besideIndex } from '../../../../db/dialect.ts';
import { idsOf } from '../../../../db/rows.ts';
import type { Database } from '../../../../db/open-database.ts';
import { isReadOnDesk } from '../../reads-repository.ts';
import { contactOfEnquiry } from '../rows/customer-repository.ts';
import { readHeadsOfParts } from '../rows/group-repository.ts';

/** Stored enquiries by the keys of their leads, with the number or address of each. */
export async function findByKeys(db: Database, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, { reference: string; contact: string }>();
  const rows = await db
    .selectFrom('enquiries')
    .select(['submission_key as key', 'reference', contactOfEnquiry.as('contact')])
    .where('submission_key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, ...row }) => [key ?? '', row]));
}

export async function listStoredKeys(db: Database, keys: readonly string[]) {
  if (keys.length === 0) return new Set<string>();
  const rows = await db
    .selectFrom('enquiries')
    .select('submission_key as key')
    .where('submission_key', 'in', keys)
    .execute();
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

/**
 * Leads of a kind, from files and from other programs, by number or address: those of customers, and those that the
 * desk has yet to receive.
 */
export async function listImported(
  db: Database,
  { contacts, kind }: { contacts: readonly string[]; kind: EnquiryKind },
) {
  if (contacts.length === 0) return [];
  const customers = await db
    .selectFrom('customers')
    .select('id')
    .where('contact', 'in', contacts)
    .execute();
  const ids = idsOf(customers);
  const imported = db
    .selectFrom('desk')
    .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
    .innerJoin('desk_events', (join) =>
      join
        .onRef('desk_events.enquiry_id', '=', 'desk.enquiry_id')
        .on('desk_events.kind', '=', 'added'),
    )
    .select([contactOfEnquiry.as('contact'), 'enquiries.model', 'desk_events.detail'])
    .select('enquiries.reference')
    .where(besideIndex(db, 'desk.kind'), '=', kind)
    .where(besideIndex(db, 'origin'), 'in', ['import', 'lead'])
    .where(contactOfEnquiry, 'in', contacts)
    .limit(MOST_IMPORTED);
  const [known, unlinked] = await Promise.all([
    ids.length === 0 ? [] : imported.where('desk.customer_id', 'in', ids).execute(),
    imported.where('desk.customer_id', 'is', null).execute(),
  ]);
  return [...known, ...unlinked].map((row) => {
    const event = { kind: 'added', detail: JSON.parse(row.detail) as unknown };
    const { detail } = eventContentSchema.parse(event);
    const { contact, model, reference } = row;
    return { contact, model, reference, note: writtenIn(detail) };
  });
}

/** A customer has a few imported enquiries; but one number may be in thousands. */
const MOST_IMPORTED = 5000;

/** The reference of the newest open enquiry that is read, by the main customer of its sender, if there is one. */
export async function readOpenOf(db: Database, headIds: readonly number[], reads: Reads) {
  const headOf = await readHeadsOfParts(db, headIds);
  if (headOf.size === 0) return new Map<number, string>();
  const newest = db
    .selectFrom('desk')
    .select(({ fn }) => fn.max('enquiry_id').as('id'))
    .where('customer_id', 'in', [...headOf.keys()])
    .where(isReadOnDesk(db, reads))
    .where(besideIndex(db, 'standing'), '=', 'open')
    .groupBy('customer_id');
  const rows = await db
    .selectFrom(newest.as('newest'))
    .innerJoin('desk', 'desk.enquiry_id', 'newest.id')
    .innerJoin('enquiries', 'enquiries.id', 'newest.id')
    .select(['desk.customer_id', 'enquiries.reference'])
    .execute();
  return new Map(
    rows.flatMap(({ customer_id: id, reference }) =>
      id === null ? [] : [[headOf.get(id) ?? id, reference]],
    ),
  );
}
