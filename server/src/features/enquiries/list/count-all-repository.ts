import type { Database } from '../../../db/open-database.ts';

/** How many enquiries of each kind there are, and the highest number among them; 0: none. */
export interface KindCounts {
  byKind: ReadonlyMap<string, number>;
  newest: number;
}

/** Counts the enquiries of each kind, of those with a higher number than this; absent: all, from an index alone. */
export async function countByKindFrom(db: Database, above?: number): Promise<KindCounts> {
  let query = db
    .selectFrom('enquiries')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('total'), fn.max('id').as('newest')])
    .groupBy('kind');
  if (above !== undefined) query = query.where('id', '>', above);
  const rows = await query.execute();
  return {
    byKind: new Map(rows.map(({ kind, total }) => [kind, total])),
    newest: Math.max(0, ...rows.map(({ newest }) => newest)),
  };
}
