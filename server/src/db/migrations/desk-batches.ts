import { sql, type Kysely } from 'kysely';
import { addColumnOnce, createNumberedTable, type Engine } from '../dialect.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/**
 * Steps for many enquiries at once. The numbers and references of `deskLimits.many` are 22 KB: MySQL's `text` holds
 * three times as much.
 */
export const deskBatchSteps: Readonly<Record<string, Step>> = {
  '0400-desk-batches': async (db, engine) => {
    await createNumberedTable(db, engine, 'desk_batches')
      .addColumn('request_key', 'varchar(64)', (column) => column.notNull().unique())
      .addColumn('digest', 'varchar(64)', (column) => column.notNull())
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('event_before', 'bigint', (column) => column.notNull())
      .addColumn('answer', 'varchar(200)', (column) => column.notNull())
      .addColumn('undone', 'varchar(60)')
      .addColumn('tells', 'varchar(64)')
      .addColumn('told_at', 'bigint')
      .addColumn('ids', 'text', (column) => column.notNull())
      .execute();
  },
  '0401-how-many-a-notice-is-about': (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'desk_notices', column: 'count', type: 'smallint' },
      define: (definition) => definition.notNull().defaultTo(1),
    }),
  '0402-references-of-audit-events': (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'audit_events', column: 'reference_list', type: sql`text` },
      define: (definition) => definition,
    }),
};

/** What is still to be done of a step for many: 24 KB for `deskLimits.many`. */
export const deskPartSteps: Readonly<Record<string, Step>> = {
  '0580-steps-for-many-in-parts': (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'desk_batches', column: 'rest', type: sql`text` },
      define: (definition) => definition,
    }),
};
