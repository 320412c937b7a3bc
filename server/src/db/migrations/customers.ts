import { sql, type Kysely } from 'kysely';
import { addColumnOnce, createIndexOnce, createNumberedTable, type Engine } from '../dialect.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** What staff know of customers beside their enquiries, and who is the same person. */
export const customerSteps: Readonly<Record<string, Step>> = {
  '0300-languages-of-customers': (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'customers', column: 'language', type: sql`varchar(4)` },
      define: (definition) => definition,
    }),
  '0301-joinings-of-customers': (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'customers', column: 'joined_to', type: 'bigint' },
      define: (definition) => definition,
    }),
  '0302-join-proposals': async (db, engine) => {
    await createNumberedTable(db, engine, 'join_proposals')
      .addColumn('customer_id', 'bigint', (column) => column.notNull())
      .addColumn('other_id', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('join_proposals_by_customers', ['customer_id', 'other_id'])
      .execute();
  },
  '0303-join-proposals-by-other': (db, engine) =>
    createIndexOnce(db, engine, {
      ...{ name: 'join_proposals_by_other', table: 'join_proposals', columns: ['other_id'] },
    }),
};
