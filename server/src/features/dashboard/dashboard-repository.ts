import type { EnquiryKind } from '@dealership/shared';
import type { Database } from '../../db/open-database.ts';

/** How many enquiries of each kind came from an instant (epoch ms) on; kinds without any are absent. */
export async function countByKindSince(
  db: Database,
  instant: number,
): Promise<Partial<Record<EnquiryKind, number>>> {
  const rows = await db
    .selectFrom('enquiries')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('created_at', '>=', instant)
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}
