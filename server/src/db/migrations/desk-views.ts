import type { Kysely } from 'kysely';
import { createIndexOnce, createNumberedTable, type Engine } from '../dialect.ts';
import { addForeignKeyStep } from './foreign-key-step.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** Views of the desk that somebody keeps. */
export const deskViewSteps: Readonly<Record<string, Step>> = {
  '0320-desk-views': async (db, engine) => {
    await createNumberedTable(db, engine, 'desk_views')
      .addColumn('user_id', 'varchar(64)')
      .addColumn('name', 'varchar(40)', (column) => column.notNull())
      .addColumn('filter', 'varchar(1000)', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0321-desk-views-by-person': (db, engine) =>
    createIndexOnce(db, engine, {
      ...{ name: 'desk_views_by_person', table: 'desk_views' },
      columns: ['user_id', 'position', 'id'],
    }),
  '0322-desk-views-of-staff': addForeignKeyStep('desk_views', 'user_id'),
};
