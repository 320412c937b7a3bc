import type { Kysely } from 'kysely';
import { addColumnOnce, type Engine } from '../dialect.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** What an account and one of its browsers have together. */
export const ownPhoneSteps: Readonly<Record<string, Step>> = {
  '0430-offline-keys': (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'login_devices', column: 'offline_key', type: 'varchar(200)' },
      define: (definition) => definition,
    }),
  '0431-own-phones': (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'login_devices', column: 'own_since', type: 'bigint' },
      define: (definition) => definition,
    }),
  '0432-sessions-on-own-phones': (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'sessions', column: 'own_phone', type: 'smallint' },
      define: (definition) => definition.notNull().defaultTo(0),
    }),
};
