import type { Kysely } from 'kysely';
import { addColumnOnce, type Engine } from '../dialect.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** By when the sender of an enquiry was told to be called: a column at the end, which neither engine rewrites the table for. */
export const promiseSteps: Readonly<Record<string, Step>> = {
  '0440-promised-times': (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'desk', column: 'promised_at', type: 'bigint' },
      define: (definition) => definition,
    }),
};
