import type { EnquiryKind } from '@dealership/shared';
import { besideIndex } from '../../../../db/dialect.ts';
import type { Database } from '../../../../db/open-database.ts';

/** Which of these keys belong to stored enquiries. */
export async function listStoredKeys(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('enquiries')
    .select('submission_key as key')
    .where('submission_key', 'in', keys)
    .execute();
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

/** Of customers, by those they are joined into: the reference of the newest open enquiry of a kind, where there is one. */
export async function readOpenOf(
  db: Database,
  headIds: readonly number[],
  kind: EnquiryKind,
): Promise<ReadonlyMap<number, string>> {
  if (headIds.length === 0) return new Map();
  const joined = await db
    .selectFrom('customers')
    .select(['id', 'joined_into'])
    .where('joined_into', 'in', headIds)
    .execute();
  const headOf = new Map(joined.map(({ id, joined_into: head }) => [id, head ?? id]));
  const newest = db
    .selectFrom('desk')
    .select(({ fn }) => fn.max('enquiry_id').as('id'))
    .where('customer_id', 'in', [...new Set([...headIds, ...headOf.keys()])])
    .where(besideIndex(db, 'kind'), '=', kind)
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
