import type { LocalText } from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';

/** The English titles of offers by id, also of deleted ones and those that have ended. */
export async function readOfferTitles(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('offers')
    .select(['id', 'texts'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, texts }) => [id, (JSON.parse(texts) as { title: LocalText }).title.en]),
  );
}
