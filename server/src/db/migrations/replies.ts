import { sql, type Kysely } from 'kysely';
import { createNumberedTable, type Engine } from '../dialect.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** Templates of messages. Of two new versions at once the second finds its number taken. */
export const replySteps: Readonly<Record<string, Step>> = {
  '0480-replies': async (db, engine) => {
    await createNumberedTable(db, engine, 'reply_versions')
      .addColumn('reply_key', 'varchar(20)', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      // MySQL's `text` holds 64 KB: three languages of 1,000 code points are less.
      .addColumn('value', sql.raw('text'), (column) => column.notNull())
      .addColumn('user_id', 'varchar(64)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('reply_versions_in_order', ['reply_key', 'version'])
      .execute();
  },
};
