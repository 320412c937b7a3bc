import { sql, type Kysely } from 'kysely';
import {
  addColumnOnce,
  createIndexOnce,
  dropIndexOnce,
  hasColumn,
  remakeIndexOnce,
  type Engine,
} from '../dialect.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

function column(name: string, type: 'smallint' | 'bigint' | 'varchar(60)' | 'integer'): Step {
  return (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'desk', column: name, type: type === 'integer' ? sql`integer` : type },
      define: (definition) => definition,
    });
}

/**
 * What Insights counts, in the narrow rows of the desk. What was on the desk before gets its facts after the start
 * (`fill-facts.ts`).
 */
export const insightSteps: Readonly<Record<string, Step>> = {
  '0420-what-insights-count': column('counted', 'smallint'),
  '0421-models-on-the-desk': column('model_letters', 'varchar(60)'),
  '0422-minutes-until-answers': column('answer_minutes', 'integer'),
  '0423-customers-reached': column('reached_at', 'bigint'),
  '0424-appointments-made': column('appointed_at', 'bigint'),
  '0425-appointments-missed': column('missed_at', 'bigint'),
  // All that is asked is in it: no row is looked up. Lists are in its order.
  '0426-desk-by-insights': (db, engine) =>
    createIndexOnce(db, engine, {
      ...{ name: 'desk_by_insights', table: 'desk' },
      columns: [
        ...['counted', 'arrived_at', 'enquiry_id', 'kind', 'assignee', 'model_letters', 'status'],
        ...['lost_reason', 'origin', 'due_at', 'attempted_at', 'answer_minutes'],
        ...['reached_at', 'appointed_at', 'missed_at', 'source'],
      ],
    }),
};

/** That it arrived, and a bit more: so all have four digits. */
const ARRIVED = 1 + 1024;

/** Bits of all else that is counted. */
const bits = [
  [2, isAwaited('1 = 1')],
  [4, isAwaited('attempted_at is not null')],
  [8, isAwaited('due_at is not null')],
  [16, isAwaited('attempted_at <= due_at')],
  [32, 'reached_at is not null'],
  [64, 'appointed_at is not null'],
  [128, 'missed_at is not null'],
  [256, "status = 'done'"],
  [512, "status = 'lost'"],
] as const;

function isAwaited(condition: string): string {
  return `origin not in ('walk-in', 'phone') and ${condition}`;
}

/**
 * What Insights counts of a row, in one text that the database writes by itself, from rows of any version: whoever counts
 * reads one short column and works out nothing. Whoever changes what is awaited (`isSpokenTo`) or counted has to make it anew.
 */
export const insightFactSteps: Readonly<Record<string, Step>> = {
  '0460-facts-of-the-desk': async (db, engine) => {
    if (await hasColumn(db, engine, { table: 'desk', column: 'facts' })) return;
    await addFacts(db, engine);
  },
  '0461-desk-by-facts': indexByFacts,
};

export const factsWithoutConcatSteps: Readonly<Record<string, Step>> = {
  // sqlite3 of Debian 12 (3.40) knows no `concat()`, which was in the column before: it could neither check nor dump the file.
  '0510-facts-of-the-desk-without-concat': async (db, engine) => {
    if (engine === 'mysql') return;
    const { rows } = await sql`select 1 from sqlite_master
      where name = 'desk' and sql like '%concat(%'`.execute(db);
    if (rows.length === 0) return;
    await dropIndexOnce(db, engine, { name: 'desk_by_insights', table: 'desk' });
    await db.schema.alterTable('desk').dropColumn('facts').execute();
    await addFacts(db, engine);
    await indexByFacts(db, engine);
  },
};

async function addFacts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const marks = bits.map(([bit, condition]) => `case when ${condition} then ${bit} else 0 end`);
  const parts = [
    `(${[ARRIVED, ...marks].join(' + ')})`,
    ...["'\u001F'", "coalesce(case when status = 'lost' then lost_reason end, '')"],
    ...["'\u001D'", "coalesce(answer_minutes, '')"],
  ];
  const facts = engine === 'mysql' ? `concat(${parts.join(', ')})` : parts.join(' || ');
  const isCounted = "counted = 1 and (status <> 'lost' or lost_reason <> 'not-an-enquiry')";
  const type = engine === 'mysql' ? 'varchar(60)' : 'text';
  // Not stored in the row, only in the index: it is there at once, however many rows there are.
  await sql`alter table desk add column facts ${sql.raw(type)} generated always as
    (case when ${sql.raw(isCounted)} then ${sql.raw(facts)} end) virtual`.execute(db);
}

/** Behind the facts are what enquiries are told apart by, then what only the lists behind numbers ask for. */
function indexByFacts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  return remakeIndexOnce(db, engine, {
    name: 'desk_by_insights',
    table: 'desk',
    columns: [
      ...['counted', 'arrived_at', 'enquiry_id', 'facts', 'kind', 'assignee', 'model_letters'],
      ...['source', 'due_at', 'status', 'lost_reason'],
    ],
  });
}
