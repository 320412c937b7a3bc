import { sql, type Kysely } from 'kysely';
import { addColumnOnce, hasColumn, type Engine } from '../dialect.ts';

const columns = [
  { column: 'starts_at' },
  { column: 'ends_at' },
  { column: 'position', begins: 0 },
  { column: 'deleted_at' },
  { column: 'version', begins: 1 },
] as const;

/**
 * Start, end, order and the rest, for a table of what staff publish: what exists is shown without start or end, and
 * stands in the order in which it was added.
 */
export function addDatesOf(table: string) {
  return async (db: Kysely<unknown>, engine: Engine): Promise<void> => {
    for (const { column, ...rest } of columns) {
      await addColumnOnce(db, engine, {
        ...{ table, column, type: 'bigint' },
        define: (definition) =>
          'begins' in rest ? definition.notNull().defaultTo(rest.begins) : definition,
      });
    }
  };
}

/** The title and the description of an offer, which were English and nothing else. */
export async function writeTextsOfOffers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (!(await hasColumn(db, engine, { table: 'offers', column: 'title' }))) return;
  const { rows } = await sql<{ id: number; title: string; description: string }>`
    select id, title, description from offers where texts is null`.execute(db);
  for (const { id, title, description } of rows) {
    const texts = { title: { en: title }, description: { en: description } };
    await sql`update offers set texts = ${JSON.stringify(texts)} where id = ${id}`.execute(db);
  }
}
