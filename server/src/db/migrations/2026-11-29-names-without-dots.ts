import { sql, type Kysely } from 'kysely';
import type { Engine } from '../dialect.ts';

/** The dot below letters of Hindi. */
const NUKTA = '\u093c';

/** A search no longer asks for the dot below letters of Hindi, so the texts that it looks at lose it too. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const dot = engine === 'mysql' ? sql`cast(${NUKTA} as binary)` : sql`${NUKTA}`;
  await sql`update enquiries set search_text = replace(search_text, ${dot}, '')
    where instr(search_text, ${dot}) > 0`.execute(db);
}
