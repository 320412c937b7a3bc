import { sql, type Kysely } from 'kysely';

type Step = (db: Kysely<unknown>) => Promise<void>;

/** What the events of imports said of the file: its name is often that of a person, and no erasure finds it there. */
export const importSteps: Readonly<Record<string, Step>> = {
  '0570-imports-without-file-names': async (db) => {
    await sql`update audit_events set what = substr(what, 1, instr(what, ' from ') - 1)
      where action = 'leads imported' and instr(what, ' from ') > 0`.execute(db);
  },
};
