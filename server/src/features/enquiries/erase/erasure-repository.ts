import type { ErasureCounts, EnquiryKind } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import { deleteIndexed } from '../search/index-repository.ts';
import { candidatesOf, matching, type Selection } from '../search/selection-repository.ts';

/** An enquiry as far as its erasure needs it. */
export interface Found {
  id: number;
  kind: EnquiryKind;
}

/** The selected enquiries, the oldest first. */
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

/** How many enquiries are selected, by kind. */
export async function countSelected(db: Database, selection: Selection): Promise<ErasureCounts> {
  const found = await listSelected(db, selection);
  return sumUp(found.map(({ kind }) => [kind, 1]));
}

/** Limit for a person who keeps sending enquiries meanwhile. */
const MAX_ROUNDS = 10;

/**
 * Deletes the selected enquiries, and those that arrive meanwhile: on MySQL others can insert during the
 * delete. To be called inside a transaction, which on SQLite blocks other writers.
 *
 * @returns how many were deleted, by kind
 */
export async function deleteSelected(db: Database, selection: Selection): Promise<ErasureCounts> {
  const deleted: KindCount[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = await listSelected(db, selection);
    if (found.length === 0) break;
    const { kinds } = await deleteEnquiries(db, found);
    deleted.push(...(Object.entries(kinds) as KindCount[]));
  }
  return sumUp(deleted);
}

/** Deletes enquiries; returns how many still existed, by kind. */
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
