import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { escape } from 'mysql2';
import { createConnection } from 'mysql2/promise';
import type { DatabaseConfig } from '../../src/config.ts';
import { listTables } from '../../src/db/dialect.ts';
import { openDatabase, type Database } from '../../src/db/open-database.ts';

type Value = string | number | null;

/** A row of any version; bytes are in hexadecimal. */
export type Row = Readonly<Record<string, Value>>;

/** All contents of a database, by table. */
export type Contents = Readonly<Record<string, readonly Row[]>>;

/** A database as statements for the driver of its engine: the schema from the engine, then the rows. */
export async function dumpDatabase(config: DatabaseConfig): Promise<string> {
  const db = openDatabase(config);
  try {
    const shape = config.engine === 'sqlite' ? await sqliteShape(db) : await mysqlShape(db);
    // Tables come in any order, also children before their parents.
    const unchecked =
      config.engine === 'sqlite' ? 'pragma foreign_keys = off' : 'set foreign_key_checks = 0';
    const rows: string[] = [];
    for (const table of await listTables(db)) {
      // SQLite's auto-increment counters: inserting the rows fills them, but not with the ids of deleted rows.
      if (table === 'sqlite_sequence') rows.push('delete from sqlite_sequence');
      for (const row of await readTable(db, table)) rows.push(insertOf(config, table, row));
    }
    return [unchecked, ...shape, 'begin', ...rows, 'commit', ''].join(';\n');
  } finally {
    await db.destroy();
  }
}

/** Loads a dump into an empty database. */
export async function loadDump(config: DatabaseConfig, dump: string): Promise<void> {
  if (config.engine === 'sqlite') {
    const database = new DatabaseSync(config.file);
    database.exec(dump);
    database.close();
    return;
  }
  const connection = await createConnection({
    uri: config.url,
    charset: 'utf8mb4_bin',
    multipleStatements: true,
  });
  await connection.query(dump);
  await connection.end();
}

/** Every row of every table. */
export async function readContents(config: DatabaseConfig): Promise<Contents> {
  const db = openDatabase(config);
  const contents: Record<string, Row[]> = {};
  for (const table of await listTables(db)) {
    contents[table] = (await readTable(db, table)).map((row) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asText(value)])),
    );
  }
  await db.destroy();
  return contents;
}

type StoredRow = Record<string, Value | Uint8Array>;

async function readTable(db: Database, table: string): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`select * from ${sql.table(table)} order by 1`.execute(db);
  return rows;
}

async function sqliteShape(db: Database): Promise<string[]> {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master
    where sql is not null and name not like 'sqlite@_%' escape '@' order by rowid`.execute(db);
  return rows.map((row) => row.sql);
}

async function mysqlShape(db: Database): Promise<string[]> {
  const shape: string[] = [];
  for (const table of await listTables(db)) {
    const { rows } = await sql<{
      'Create Table': string;
    }>`show create table ${sql.table(table)}`.execute(db);
    shape.push(...rows.map((row) => row['Create Table']));
  }
  return shape;
}

function insertOf({ engine }: DatabaseConfig, table: string, row: StoredRow): string {
  const literal = engine === 'sqlite' ? sqliteLiteral : escape;
  // The database writes this column of the desk itself.
  const given = Object.entries(row).filter(([column]) => `${table}.${column}` !== 'desk.facts');
  const values = given.map(([, value]) =>
    value instanceof Uint8Array ? `x'${toHex(value)}'` : literal(value),
  );
  const columns = given.map(([column]) => column).join();
  return `insert into ${table} (${columns}) values (${values.join()})`;
}

function sqliteLiteral(value: Value): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

function asText<Plain>(value: Plain | Uint8Array): Plain | string {
  return value instanceof Uint8Array ? toHex(value) : value;
}

function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
