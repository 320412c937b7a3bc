import { sql } from 'kysely';
import type { EnquiryKind } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import { coalesceReads } from '../../../db/coalesce-reads.ts';
import { readErasures } from '../../../db/content-revision.ts';

/** Counts the enquiries of each kind, from an index alone; `newest`: the highest number among them, or 0. */
async function countByKind(db: Database) {
  const rows = await db
    .selectFrom('enquiries')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('total'), fn.max('id').as('newest')])
    .groupBy('kind')
    .execute();
  return {
    byKind: new Map(rows.map(({ kind, total }) => [kind, total])),
    newest: Math.max(0, ...rows.map(({ newest }) => newest)),
  };
}

/** The kinds of the first enquiries with a higher number than this, and the number of erasures, in one statement. */
async function readSince(db: Database, { above, limit }: { above: number; limit: number }) {
  const since = db
    .selectFrom('enquiries')
    .select('kind')
    .where('id', '>', above)
    .orderBy('id')
    .limit(limit);
  const rows = await db
    .selectFrom('revisions')
    .select(['revision', sql<string | null>`null`.as('kind')])
    .where('name', '=', 'erasures')
    .unionAll(db.selectFrom(since.as('since')).select([sql<number>`0`.as('revision'), 'kind']))
    .execute();
  return {
    kinds: rows.flatMap(({ kind }) => kind ?? []),
    erasures: rows.find(({ kind }) => kind === null)?.revision ?? 0,
  };
}

/** After this time all are counted again: a lower number may have been stored after higher ones. */
const HOLDS_MS = 60_000;

/** If more have come since, all are counted again. */
const MOST_SINCE = 1000;

/** How many enquiries of each kind there are up to a number. */
interface Known {
  counts: ReturnType<typeof countByKind>;
  /** The number of erasures at that time. */
  erasures: number;
  /** On the clock of `performance.now()`. */
  at: number;
}

const knownOf = new WeakMap<Database, Known>();

/**
 * The number of enquiries. The count goes on from the highest known number, because counting all of 100,000 takes
 * MariaDB 15 ms; an erasure on any server makes it count all again.
 * @param kinds absent: of all kinds
 */
export async function countAll(db: Database, kinds?: readonly EnquiryKind[]): Promise<number> {
  const isWanted = (kind: string) => !kinds || (kinds as readonly string[]).includes(kind);
  const { byKind, since } = await readCounts(db);
  let total = since.filter(isWanted).length;
  for (const [kind, count] of byKind) if (isWanted(kind)) total += count;
  return total;
}

/** The number of each kind, and the kinds of those that came after the count. */
const readCounts = coalesceReads(async (db: Database) => {
  const known = knownOf.get(db);
  if (known && performance.now() - known.at <= HOLDS_MS) {
    const { byKind, newest } = await known.counts;
    const { kinds, erasures } = await readSince(db, { above: newest, limit: MOST_SINCE });
    if (erasures === known.erasures && kinds.length < MOST_SINCE) return { byKind, since: kinds };
  }
  const erasures = await readErasures(db);
  const counts = countByKind(db);
  knownOf.set(db, { counts, erasures, at: performance.now() });
  // The next call tries again.
  counts.catch(() => knownOf.delete(db));
  return { byKind: (await counts).byKind, since: [] };
});
