import { sql, type Kysely } from 'kysely';
import { addColumnOnce, hasColumn, type Engine } from '../dialect.ts';

const tables = ['banners', 'gallery_images', 'notifications', 'offers'] as const;

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** What exists is shown without start or end, and stands in the order in which it was added. */
const columns: Readonly<Record<string, { column: string; begins?: number }>> = {
  '0260-starts-at-of': { column: 'starts_at' },
  '0261-ends-at-of': { column: 'ends_at' },
  '0262-position-of': { column: 'position', begins: 0 },
  '0263-deleted': { column: 'deleted_at' },
  '0264-versions-of': { column: 'version', begins: 1 },
};

/** The same columns for each of the four tables of what staff publish; a step for each. */
export const contentDateSteps: Readonly<Record<string, Step>> = Object.fromEntries(
  Object.entries(columns).flatMap(([name, { column, begins }]) =>
    tables.map((table): [string, Step] => [
      `${name}-${table.replaceAll('_', '-')}`,
      (db, engine) =>
        addColumnOnce(db, engine, {
          ...{ table, column, type: 'bigint' },
          define: (definition) =>
            begins === undefined ? definition : definition.notNull().defaultTo(begins),
        }),
    ]),
  ),
);

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
