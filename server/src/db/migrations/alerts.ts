import type { Kysely } from 'kysely';
import { addColumnOnce, createIndexOnce, createTable, type Engine } from '../dialect.ts';
import { addForeignKeyStep } from './foreign-key-step.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** What staff are told outside the back office. What they were told of before is told nowhere else. */
export const alertSteps: Readonly<Record<string, Step>> = {
  '0500-alerts-of-notices': (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'desk_notices', column: 'alert_at', type: 'bigint' },
      define: (definition) => definition,
    }),
  '0501-notices-by-alert': (db, engine) =>
    createIndexOnce(db, engine, {
      ...{ name: 'desk_notices_by_alert', table: 'desk_notices' },
      columns: ['alert_at', 'user_id'],
    }),
  '0502-alert-choices': async (db, engine) => {
    await createTable(db, engine, 'alert_choices')
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('choices', 'varchar(1000)')
      .addColumn('last_alert_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('digest_day', 'varchar(10)', (column) => column.notNull().defaultTo(''))
      .addColumn('week_day', 'varchar(10)', (column) => column.notNull().defaultTo(''))
      .addPrimaryKeyConstraint('alert_choices_by_person', ['user_id'])
      .execute();
  },
  '0503-alert-choices-of-staff': addForeignKeyStep('alert_choices', 'user_id'),
};
