import { sql } from 'kysely';
import type { DatabaseConfig } from '../../../src/config.ts';
import { openDatabase, type Database } from '../../../src/db/open-database.ts';

/**
 * Tables with their columns in order, indexes, foreign keys and computed columns, as unordered lines of text.
 * Leftovers of a restore are ignored.
 */
export async function schemaOf(config: DatabaseConfig): Promise<string[]> {
  const db = openDatabase(config);
  const found = await (config.engine === 'sqlite' ? sqliteLines(db) : mysqlLines(db));
  await db.destroy();
  const keys = (await foreignKeysOf(config)).map((key) => ({ table: key.child, ...key }));
  return [...found, ...keys]
    .filter(({ table }) => table !== 'restore_under_way')
    .map((row) => JSON.stringify(row))
    .sort();
}

type Line = { table: string } & Record<string, unknown>;

async function sqliteLines(db: Database): Promise<Line[]> {
  const columns =
    await sql<Line>`select made.name as \`table\`, made.sql like '%autoincrement%' as counts,
      cid, found.name, found.type, \`notnull\`, dflt_value, pk, hidden
    from sqlite_master as made, pragma_table_xinfo(made.name) as found
    where made.type = 'table' and made.name not like 'sqlite@_%' escape '@'`.execute(db);
  // Indexes of keys have SQLite's own names, numbered in the order of their creation.
  const indexes = await sql<Line & { made: string | null }>`select made.name as \`table\`,
      case when origin = 'c' then found.name end as \`index\`, \`unique\`, origin, partial,
      (select group_concat(name) from (select name from pragma_index_info(found.name) order by seqno)) as columns,
      (select sql from sqlite_master where name = found.name) as made
    from sqlite_master as made, pragma_index_list(made.name) as found
    where made.type = 'table'`.execute(db);
  const computed = await sql<Line & { made: string }>`select name as \`table\`, sql as made
    from sqlite_master where type = 'table' and sql like '%generated always%'`.execute(db);
  return [
    ...columns.rows,
    ...indexes.rows.map(({ made, ...row }) => ({ ...row, where: afterWhere(made) })),
    ...computed.rows.map(({ table, made }) => ({
      table,
      computed: /generatedalwaysas.*virtual/.exec(plain(made))?.[0],
    })),
  ];
}

async function mysqlLines(db: Database): Promise<Line[]> {
  const columns = await sql<Line>`select table_name as \`table\`, ordinal_position as place,
      column_name as name, column_type as type, is_nullable as nullable, column_default as preset,
      extra, collation_name as collation, generation_expression as computed
    from information_schema.columns where table_schema = database()`.execute(db);
  const indexes = await sql<Line>`select table_name as \`table\`, index_name as \`index\`,
      seq_in_index as place, column_name as name, non_unique as free, sub_part as part
    from information_schema.statistics where table_schema = database()`.execute(db);
  const tables =
    await sql<Line>`select table_name as \`table\`, engine, table_collation as collation
    from information_schema.tables where table_schema = database()`.execute(db);
  return [...columns.rows, ...indexes.rows, ...tables.rows];
}

function afterWhere(made: unknown): string {
  return typeof made === 'string' ? plain(/ where .*/is.exec(made)?.[0] ?? '') : '';
}

/** Removes differences that are only spelling. */
function plain(text: string): string {
  return text.toLowerCase().replace(/["`\s]/g, '');
}

/** All foreign keys of a database. */
export async function foreignKeysOf(config: DatabaseConfig): Promise<ForeignKey[]> {
  const db = openDatabase(config);
  const { rows } = await (
    config.engine === 'sqlite'
      ? sql<ForeignKey>`select child.name as child, "from" as \`column\`, "table" as parent,
          "to" as parentColumn, on_delete as onDelete
          from sqlite_master as child, pragma_foreign_key_list(child.name)
          where child.type = 'table'`
      : sql<ForeignKey>`select columns.table_name as child, column_name as \`column\`,
          columns.referenced_table_name as parent, referenced_column_name as parentColumn,
          delete_rule as onDelete
          from information_schema.key_column_usage as columns
          join information_schema.referential_constraints as constraints
          using (constraint_schema, constraint_name)
          where constraint_schema = database()`
  ).execute(db);
  await db.destroy();
  return rows.map((row) => ({ ...row, onDelete: row.onDelete.toLowerCase() }));
}

/** `child.column` refers to the parent's primary key. */
export interface ForeignKey {
  child: string;
  column: string;
  parent: string;
  parentColumn: string;
  onDelete: string;
}
