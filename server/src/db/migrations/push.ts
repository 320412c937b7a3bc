import type { Kysely } from 'kysely';
import { createIndexOnce, createNumberedTable, createTable, type Engine } from '../dialect.ts';
import { addForeignKeyStep } from './foreign-key-step.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** Devices on which staff are told, and the pair of keys by which push services know this dealership. */
export const pushSteps: Readonly<Record<string, Step>> = {
  '0490-push-keys': async (db, engine) => {
    await createTable(db, engine, 'push_keys')
      .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('public_key', 'varchar(90)', (column) => column.notNull())
      .addColumn('sealed', 'varchar(200)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '0491-push-devices': async (db, engine) => {
    await createNumberedTable(db, engine, 'push_devices')
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('browser', 'varchar(64)', (column) => column.notNull())
      .addColumn('endpoint', 'varchar(1000)', (column) => column.notNull())
      .addColumn('endpoint_digest', 'varchar(43)', (column) => column.notNull().unique())
      .addColumn('p256dh', 'varchar(90)', (column) => column.notNull())
      .addColumn('auth', 'varchar(30)', (column) => column.notNull())
      .addColumn('label', 'varchar(60)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
  },
  '0492-push-devices-by-person': (db, engine) =>
    createIndexOnce(db, engine, {
      ...{ name: 'push_devices_by_person', table: 'push_devices' },
      columns: ['user_id', 'id'],
    }),
  '0493-push-devices-of-staff': addForeignKeyStep('push_devices', 'user_id'),
};
