import { SEARCH_TEXT_MARK } from '@dealership/shared';
import { sql, type Selectable } from 'kysely';
import { contains } from '../../db/dialect.ts';
import type { Database } from '../../db/open-database.ts';
import type { EnquiriesTable } from '../../db/schema.ts';

/** The enquiries between two numbers, both included, whose search text is of another form, the newest first. */
export function listFormerTexts(
  db: Database,
  { from, to }: { from: number; to: number },
): Promise<Selectable<EnquiriesTable>[]> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '>=', from)
    .where('id', '<=', to)
    .where(({ not }) => not(contains(db, 'search_text', SEARCH_TEXT_MARK)))
    .orderBy('id', 'desc')
    .execute();
}

/** Stores in what some enquiries are found, in one statement. */
export async function storeSearchTexts(
  db: Database,
  texts: readonly { id: number; text: string }[],
): Promise<void> {
  const values = texts.map(({ id, text }) => sql`when ${id} then ${text}`);
  await db
    .updateTable('enquiries')
    .set({ search_text: sql<string>`case id ${sql.join(values, sql` `)} end` })
    .where(
      'id',
      'in',
      texts.map(({ id }) => id),
    )
    .execute();
}
