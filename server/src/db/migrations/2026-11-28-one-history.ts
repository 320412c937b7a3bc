import { sql, type Kysely } from 'kysely';
import { listTables, type Engine } from '../dialect.ts';

const beforeAndAfter =
  `'"before":', coalesce(old.value_before, 'null'), ',"after":', old.value_after, '}'` as const;

/** The new form of each earlier table: the ids in calls become the numbers. */
const moves = {
  vehicle_changes: {
    kind: `'model'`,
    subject: 'concat(old.vehicle_id)',
    number: 'old.id',
    value: `concat('{"section":"', old.section, '",', ${beforeAndAfter})`,
  },
  content_changes: {
    kind: 'old.kind',
    subject: 'concat(old.item_id)',
    number: 'old.id',
    value: `concat('{', ${beforeAndAfter})`,
  },
  setting_changes: {
    kind: `'setting'`,
    subject: `concat(old.dealer_id, ' ', old.name)`,
    number: 'old.id',
    value: `concat('{', ${beforeAndAfter})`,
  },
  reply_versions: {
    kind: `'reply'`,
    subject: 'old.reply_key',
    number: 'old.version',
    value: 'old.value',
  },
};

/** One table replaces the separate histories of models, content, settings and templates of messages. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const [id, text, options] =
    engine === 'mysql'
      ? [
          'bigint not null auto_increment primary key',
          'mediumtext',
          'engine = InnoDB default character set utf8mb4 collate utf8mb4_bin',
        ]
      : ['integer not null primary key autoincrement', 'text', ''];
  const table = `create table if not exists history (
    id ${id},
    kind varchar(20) not null,
    subject varchar(60) not null,
    number bigint not null,
    value ${text} not null,
    user_id varchar(64) not null,
    created_at bigint not null,
    constraint history_in_order unique (kind, subject, number)
  ) ${options}`;
  await sql.raw(table).execute(db);
  const present = await listTables(db);
  for (const [from, { kind, subject, number, value }] of Object.entries(moves)) {
    if (!present.includes(from)) continue;
    // A start that was interrupted may have moved the rows and not dropped the table.
    const move = `insert into history (kind, subject, number, value, user_id, created_at)
      select ${kind}, ${subject}, ${number}, ${value}, old.user_id, old.created_at
      from ${from} as old
      where not exists (select 1 from history where history.kind = ${kind}
        and history.subject = ${subject} and history.number = ${number})
      order by old.id`;
    await sql.raw(move).execute(db);
    await sql.raw(`drop table ${from}`).execute(db);
  }
}
