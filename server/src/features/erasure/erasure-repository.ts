import type { ExpressionBuilder } from 'kysely';
import {
  enquiryKinds,
  type ErasureCounts,
  type EnquiryKind,
  type Person,
} from '@dealership/shared';
import { deleteIndexed } from '../../db/enquiry-index/change-index.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';

/** Which enquiries go. */
export type Selection =
  | Person
  /** Of one kind, all that were stored before an instant (epoch ms). */
  | { kind: EnquiryKind; before: number };

function matches(selection: Selection) {
  return ({ eb, and }: ExpressionBuilder<Tables, 'enquiries'>) => {
    if ('kind' in selection) {
      const { kind, before } = selection;
      return and([eb('kind', '=', kind), eb('created_at', '<', before)]);
    }
    if (selection.mobile !== undefined) return eb('mobile', '=', selection.mobile);
    return eb('email_key', '=', selection.email.toLowerCase());
  };
}

/** How many enquiries are meant, by kind. */
export async function countSelected(db: Database, selection: Selection): Promise<ErasureCounts> {
  const rows = await db
    .selectFrom('enquiries')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where(matches(selection))
    .groupBy('kind')
    .execute();
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  const kinds = Object.fromEntries(
    enquiryKinds.filter((kind) => counts.has(kind)).map((kind) => [kind, counts.get(kind)]),
  );
  return { total: rows.reduce((sum, { count }) => sum + count, 0), kinds };
}

/** An enquiry as far as its erasure needs it. */
export interface Found {
  id: number;
  kind: EnquiryKind;
}

/** The enquiries that are meant, the oldest first. */
export async function listSelected(
  db: Database,
  selection: Selection,
  { limit }: { limit?: number } = {},
): Promise<Found[]> {
  let query = db
    .selectFrom('enquiries')
    .select(['id', 'kind'])
    .where(matches(selection))
    .orderBy('id');
  if (limit !== undefined) query = query.limit(limit);
  return (await query.execute()) as Found[];
}

/** Deletes enquiries; how many were still there, by kind. */
export async function deleteEnquiries(
  db: Database,
  found: readonly Found[],
): Promise<ErasureCounts> {
  const kinds: ErasureCounts['kinds'] = {};
  let total = 0;
  for (const kind of new Set(found.map((each) => each.kind))) {
    const ids = found.filter((each) => each.kind === kind).map(({ id }) => id);
    const deleted = await deleteIndexed(db, ids);
    if (deleted > 0) kinds[kind] = deleted;
    total += deleted;
  }
  return { total, kinds };
}
