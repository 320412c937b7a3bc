import type { Database } from './open-database.ts';

export async function readEnquiryIds(
  db: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'reference'])
    .where('reference', 'in', references)
    .execute();
  return new Map(rows.map(({ id, reference }) => [reference, id]));
}
