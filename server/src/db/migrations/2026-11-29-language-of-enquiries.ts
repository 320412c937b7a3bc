import { sql, type Kysely } from 'kysely';

/** The language of the form; `null` for enquiries from before, and for those that staff have added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'enquiries')?.columns ?? [];
  if (columns.some(({ name }) => name === 'language')) return;
  await sql`alter table enquiries add column language varchar(2)`.execute(db);
}
