import { sql } from 'kysely';
import type { Database } from '../../../db/open-database.ts';

/** How many enquiries of each kind there are, and the highest number among them; 0: none. */
export interface KindCounts {
  byKind: ReadonlyMap<string, number>;
  newest: number;
}

/** Counts the enquiries of each kind, from an index alone. */
export async function countByKind(db: Database): Promise<KindCounts> {
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
export async function readSince(db: Database, { above, limit }: { above: number; limit: number }) {
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
