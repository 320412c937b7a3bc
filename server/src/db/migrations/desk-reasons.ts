import { sql, type Kysely } from 'kysely';
import { addColumnOnce, createIndexOnce, type Engine } from '../dialect.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** Events that are read at once. */
const AT_ONCE = 1000;

/** Why enquiries were closed, found without reading what all events say. */
export const deskReasonSteps: Readonly<Record<string, Step>> = {
  '0390-reasons-of-desk-events': (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'desk_events', column: 'reason', type: 'varchar(60)' },
      define: (definition) => definition,
    }),
  '0391-what-desk-events-say-of-reasons': async (db) => {
    for (let last = 0; ;) {
      const { rows } = await sql<{ id: number; detail: string }>`select id, detail from desk_events
        where id > ${last} and detail like '%"reason":"%' order by id limit ${AT_ONCE}`.execute(db);
      for (const { id, detail } of rows) {
        const { then } = JSON.parse(detail) as { then?: { reason?: string } };
        if (then?.reason === undefined) continue;
        await sql`update desk_events set reason = ${then.reason} where id = ${id}`.execute(db);
      }
      const end = rows.at(-1);
      if (!end) return;
      last = end.id;
    }
  },
  '0392-desk-events-by-reason': (db, engine) =>
    createIndexOnce(db, engine, {
      ...{ name: 'desk_events_by_reason', table: 'desk_events', columns: ['reason'] },
      sqliteWhere: 'reason',
    }),
};
