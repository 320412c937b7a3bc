import { sql, type Kysely } from 'kysely';

/** The language of a person's screens and messages; `null`: not chosen yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'admin_users')?.columns ?? [];
  if (columns.some(({ name }) => name === 'language')) return;
  await sql`alter table admin_users add column language varchar(2)`.execute(db);
}
