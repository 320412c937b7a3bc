import { sql, type ExpressionBuilder } from 'kysely';
import {
  enquiryKinds,
  type ErasureCounts,
  type EnquiryKind,
  type Person,
} from '@dealership/shared';
import { deleteIndexed } from '../../db/enquiry-index/change-index.ts';
import { enquiriesAmong, findCandidates } from '../../db/enquiry-index/find-candidates.ts';
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
    // Addresses are ASCII: both engines fold it alike.
    return eb(sql`lower(email)`, '=', selection.email.toLowerCase());
  };
}

async function selected(db: Database, selection: Selection) {
  const term =
    'kind' in selection ? undefined : (selection.mobile ?? selection.email.toLowerCase());
  const candidates = term === undefined ? undefined : await findCandidates(db, [term]);
  return enquiriesAmong(db, candidates).where(matches(selection));
}

/** How many enquiries are meant, by kind. */
export async function countSelected(db: Database, selection: Selection): Promise<ErasureCounts> {
  const query = await selected(db, selection);
  const rows = await query
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
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
  let query = (await selected(db, selection))
    .select(['enquiries.id', 'kind'])
    .orderBy('enquiries.id');
  if (limit !== undefined) query = query.limit(limit);
  return (await query.execute()) as Found[];
}

/** Whoever sends an enquiry in each of these rounds keeps the last one. */
const MOST_ROUNDS = 10;

/**
 * Deletes all that are meant, and what comes in meanwhile: MySQL lets others store while one deletes. To be
 * called inside a transaction, which on SQLite keeps them out.
 *
 * @returns how many went, by kind
 */
export async function deleteSelected(db: Database, selection: Selection): Promise<ErasureCounts> {
  const kinds = new Map<EnquiryKind, number>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = await listSelected(db, selection);
    if (found.length === 0) break;
    const erased = await deleteEnquiries(db, found);
    for (const [kind, count] of Object.entries(erased.kinds) as [EnquiryKind, number][]) {
      kinds.set(kind, (kinds.get(kind) ?? 0) + count);
    }
  }
  const total = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  return { total, kinds: Object.fromEntries(kinds) };
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
