import type { Kysely } from 'kysely';
import { createIndexOnce, createNumberedTable, type Engine } from '../dialect.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** What people have agreed to. Opt-ins from before are taken up after the start (`take-up.ts`). */
export const consentSteps: Readonly<Record<string, Step>> = {
  '0470-consent-people': async (db, engine) => {
    await createNumberedTable(db, engine, 'consent_people')
      .addColumn('mobile', 'varchar(10)')
      .addColumn('mark_key', 'varchar(43)')
      .addColumn('mark', 'varchar(43)', (column) => column.notNull())
      .addColumn('last_at', 'bigint')
      .addUniqueConstraint('consent_people_by_mobile', ['mobile'])
      .execute();
  },
  '0471-consent-people-by-time': (db, engine) =>
    createIndexOnce(db, engine, {
      ...{ name: 'consent_people_by_time', table: 'consent_people' },
      columns: ['last_at', 'id'],
    }),
  '0472-consents': async (db, engine) => {
    await createNumberedTable(db, engine, 'consents')
      .addColumn('person_id', 'bigint', (column) => column.notNull())
      .addColumn('channel', 'varchar(10)', (column) => column.notNull())
      .addColumn('purpose', 'varchar(30)', (column) => column.notNull())
      .addColumn('is_given', 'smallint', (column) => column.notNull())
      .addColumn('text_version', 'varchar(40)')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('source', 'varchar(10)', (column) => column.notNull())
      .addColumn('enquiry_id', 'bigint')
      .addColumn('seal', 'varchar(43)', (column) => column.notNull())
      .execute();
  },
  '0473-consents-by-person': (db, engine) =>
    createIndexOnce(db, engine, {
      ...{ name: 'consents_by_person', table: 'consents' },
      columns: ['person_id', 'channel', 'at', 'is_given'],
    }),
  '0474-consents-by-enquiry': (db, engine) =>
    createIndexOnce(db, engine, {
      ...{ name: 'consents_by_enquiry', table: 'consents' },
      columns: ['enquiry_id'],
    }),
};
