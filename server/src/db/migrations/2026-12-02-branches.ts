import { sql, type Kysely } from 'kysely';
import type { Engine } from '../dialect.ts';

/** The lists of the desk; with the branch at their end, a list of one branch is read from its index alone. */
const lists: readonly (readonly [name: string, columns: string, where?: string])[] = [
  ['desk_by_next', 'standing, next_at, enquiry_id, kind, status, assignee'],
  ['desk_by_assignee', 'assignee, standing, next_at, enquiry_id, kind, status'],
  ['desk_by_appointment', 'appointment_day, appointment_time, enquiry_id, kind'],
  ['desk_by_kind_and_arrival', 'kind, standing, arrived_at, enquiry_id, status, assignee'],
  [
    'desk_by_kind_and_closing',
    'kind, closed_at, enquiry_id, status, assignee',
    'where closed_at is not null',
  ],
  [
    'desk_by_person_and_closing',
    'assignee, closed_at, enquiry_id, kind, status',
    'where closed_at is not null',
  ],
  [
    'desk_by_insights',
    'counted, arrived_at, enquiry_id, facts, kind, assignee, model_letters, source, due_at, status, lost_reason',
  ],
];

/**
 * The branch of each enquiry, and the branches that a person reads. Before, all were those of the first branch, and
 * everybody read all.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const tables = await db.introspection.getTables();
  const has = (table: string, column: string) =>
    tables.some(({ name, columns }) => name === table && columns.some((it) => it.name === column));
  if (!has('admin_users', 'branches')) {
    await sql`alter table admin_users add column branches varchar(300) not null default ''`.execute(
      db,
    );
  }
  if (has('desk', 'dealer_id')) return;
  const column = 'add column dealer_id bigint not null default 1';
  if (engine === 'mysql') {
    // One statement, which is done as a whole or not at all.
    const indexes = lists.map(
      ([name, columns]) => `drop index ${name}, add index ${name} (${columns}, dealer_id)`,
    );
    await sql.raw(`alter table desk ${[column, ...indexes].join(', ')}`).execute(db);
    return;
  }
  await sql.raw(`alter table desk ${column}`).execute(db);
  for (const [name, columns, where = ''] of lists) {
    await sql.raw(`drop index if exists ${name}`).execute(db);
    await sql.raw(`create index ${name} on desk (${columns}, dealer_id) ${where}`).execute(db);
  }
}
