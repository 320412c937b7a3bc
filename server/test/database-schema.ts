import { sql } from 'kysely';
import type { DatabaseConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/open-database.ts';

/** Tables, columns, indexes and foreign keys of a database, without its name. */
export async function schemaOf(config: DatabaseConfig): Promise<unknown> {
  const db = openDatabase(config);
  const tables = await db.introspection.getTables();
  const { rows } =
    config.engine === 'sqlite'
      ? await sql`select tbl_name, type, sql from sqlite_master order by name`.execute(db)
      : await sql`select table_name, index_name, seq_in_index, column_name, non_unique
          from information_schema.statistics where table_schema = database()
          order by 1, 2, 3`.execute(db);
  await db.destroy();
  return {
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    details: rows,
    foreignKeys: await foreignKeysOf(config),
  };
}

/** Each as `sessions.user_id of admin_users.user_id: cascade`, sorted. */
export async function foreignKeysOf(config: DatabaseConfig): Promise<string[]> {
  const db = openDatabase(config);
  const { rows } = await (
    config.engine === 'sqlite'
      ? sql<Found>`select child.name as child, "from" as \`column\`, "table" as parent,
          "to" as parentColumn, on_delete as onDelete
          from sqlite_master as child, pragma_foreign_key_list(child.name)
          where child.type = 'table'`
      : sql<Found>`select columns.table_name as child, column_name as \`column\`,
          columns.referenced_table_name as parent, referenced_column_name as parentColumn,
          delete_rule as onDelete
          from information_schema.key_column_usage as columns
          join information_schema.referential_constraints as constraints
          using (constraint_schema, constraint_name)
          where constraint_schema = database()`
  ).execute(db);
  await db.destroy();
  return rows.map(describeKey).sort();
}

interface Found {
  child: string;
  column: string;
  parent: string;
  parentColumn: string;
  onDelete: string;
}

export function describeKey({ child, column, parent, parentColumn, onDelete }: Found): string {
  return `${child}.${column} of ${parent}.${parentColumn}: ${onDelete.toLowerCase()}`;
}
