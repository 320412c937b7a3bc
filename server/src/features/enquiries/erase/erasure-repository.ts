import type { ErasureCounts, EnquiryKind } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import { deleteIndexed } from '../search/index-repository.ts';
import { candidatesOf, matching, type Selection } from '../search/selection-repository.ts';

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
  let query = matching(db, selection, await candidatesOf(db, selection))
    .select(['enquiries.id', 'kind'])
    .orderBy('enquiries.id');
  if (limit !== undefined) query = query.limit(limit);
  return (await query.execute()) as Found[];
}

/** How many enquiries are meant, by kind. */
export async function countSelected(db: Database, selection: Selection): Promise<ErasureCounts> {
  const found = await listSelected(db, selection);
  return sumUp(found.map(({ kind }) => [kind, 1]));
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
  const deleted: KindCount[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = await listSelected(db, selection);
    if (found.length === 0) break;
    const { kinds } = await deleteEnquiries(db, found);
    deleted.push(...(Object.entries(kinds) as KindCount[]));
  }
  return sumUp(deleted);
}

/** Deletes enquiries; how many were still there, by kind. */
export async function deleteEnquiries(
  db: Database,
  found: readonly Found[],
): Promise<ErasureCounts> {
  const deleted: KindCount[] = [];
  for (const kind of new Set(found.map((each) => each.kind))) {
    const ids = found.filter((each) => each.kind === kind).map(({ id }) => id);
    deleted.push([kind, await deleteIndexed(db, ids)]);
  }
  return sumUp(deleted);
}

type KindCount = [kind: EnquiryKind, count: number];

function sumUp(counts: readonly KindCount[]): ErasureCounts {
  const kinds: ErasureCounts['kinds'] = {};
  let total = 0;
  for (const [kind, count] of counts.filter(([, each]) => each > 0)) {
    kinds[kind] = (kinds[kind] ?? 0) + count;
    total += count;
  }
  return { total, kinds };
}
