import { sql, type Kysely } from 'kysely';
import { addColumnOnce, createNumberedTable, type Engine } from '../dialect.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** How senders of enquiries came to the site: columns at the end of their tables, which neither engine rewrites for them. */
const visitColumns = [
  { column: 'visit_page', type: sql`varchar(200)` },
  ...['visit_referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'].map(
    (column) => ({ column, type: sql`varchar(100)` }),
  ),
];

/** Where enquiries come from, and how often Call and WhatsApp are pressed. */
export const sourceSteps: Readonly<Record<string, Step>> = {
  '0410-visits-of-enquiries': async (db, engine) => {
    for (const { column, type } of visitColumns) {
      await addColumnOnce(db, engine, {
        ...{ table: 'enquiries', column, type },
        define: (definition) => definition,
      });
    }
  },
  '0411-sources-on-the-desk': (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'desk', column: 'source', type: sql`varchar(20)` },
      define: (definition) => definition,
    }),
  '0412-taps': async (db, engine) => {
    await createNumberedTable(db, engine, 'taps')
      .addColumn('day', 'varchar(10)', (column) => column.notNull())
      .addColumn('way', 'varchar(20)', (column) => column.notNull())
      .addColumn('page', 'varchar(40)', (column) => column.notNull())
      .addColumn('model_key', 'varchar(60)', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addUniqueConstraint('taps_of_a_day', ['day', 'way', 'page', 'model_key'])
      .execute();
  },
};
