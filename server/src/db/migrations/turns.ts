import type { Kysely } from 'kysely';
import { addColumnOnce, type Engine } from '../dialect.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** Whether an account gets enquiries in turn: all of before it could be chosen do. */
export const turnSteps: Readonly<Record<string, Step>> = {
  '0564-turns-by-account': (db, engine) =>
    addColumnOnce(db, engine, {
      table: 'admin_users',
      column: 'takes_turns',
      type: 'smallint',
      define: (definition) => definition.notNull().defaultTo(1),
    }),
};
