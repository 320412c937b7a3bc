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

/** The kinds of the first enquiries with a higher number than this. */
export async function listKindsAbove(
  db: Database,
  { above, limit }: { above: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('kind')
    .where('id', '>', above)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ kind }) => kind);
}
