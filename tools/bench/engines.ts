import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import mysql from 'mysql2/promise';
import { hasMariadb, startMariadb } from '../../scripts/test-run/throwaway-mariadb.mjs';

type Cell = string | number | null;

/** A database engine, with new databases on it. */
export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** Process id of its server; `undefined`: it runs inside the product's processes. */
  readonly pid: number | undefined;
  /** Makes a new and empty database; returns its address, as in `DATABASE_URL`. */
  createDatabase: () => Promise<string>;
  stop: () => Promise<void>;
}

export const engineNames = ['SQLite', 'MariaDB'] as const;
export type EngineName = (typeof engineNames)[number];

/** Starts the wanted engines, MariaDB only if it is installed; both write to disk before they answer. */
export async function startEngines(wanted: readonly EngineName[]): Promise<Engine[]> {
  const engines: Engine[] = [];
  if (wanted.includes('SQLite')) engines.push(sqliteEngine());
  if (wanted.includes('MariaDB') && hasMariadb()) engines.push(await mariadbEngine());
  return engines;
}

export function noteEngines(engines: readonly Engine[]): string {
  const names = engines.map(({ name, version }) => `${name} ${version}`).join(', ');
  return `Engines: ${names}.`;
}

function sqliteEngine(): Engine {
  const folder = mkdtempSync(join(tmpdir(), 'dealership-bench-'));
  const memory = new DatabaseSync(':memory:');
  const { version } = memory.prepare('select sqlite_version() as version').get() as {
    version: string;
  };
  memory.close();
  return {
    name: 'SQLite',
    version,
    pid: undefined,
    createDatabase: async () => `sqlite:${join(folder, `${randomBytes(6).toString('hex')}.db`)}`,
    stop: async () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function mariadbEngine(): Promise<Engine> {
  const server = await startMariadb({ isDurable: true });
  const [row] = await runStatement(
    server.url,
    'select version() as version, @@datadir as folder, @@pid_file as file',
  );
  return {
    name: 'MariaDB',
    version: String(row?.version),
    pid: Number(readFileSync(resolve(String(row?.folder), String(row?.file)), 'utf8')),
    createDatabase: async () => {
      const name = `bench_${randomBytes(6).toString('hex')}`;
      await runStatement(
        server.url,
        `create database ${name} character set utf8mb4 collate utf8mb4_bin`,
      );
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    stop: server.stop,
  };
}

/** The size of a database on disk, with its indexes. */
export async function databaseBytes(databaseUrl: string): Promise<number> {
  const [row] = await runStatement(
    databaseUrl,
    databaseUrl.startsWith('sqlite:')
      ? 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()'
      : `select sum(file_size) as bytes from information_schema.innodb_sys_tablespaces where name like concat(database(), '/%')`,
  );
  return Number(row?.bytes);
}

/** Runs large writing statements on a database of either engine, which nobody else uses. */
export async function runStatements(
  databaseUrl: string,
  statements: readonly string[],
): Promise<void> {
  if (databaseUrl.startsWith('sqlite:')) {
    const database = new DatabaseSync(databaseUrl.slice('sqlite:'.length));
    try {
      database.exec('pragma synchronous = off; pragma cache_size = -1000000');
      for (const statement of statements) database.exec(statement);
    } finally {
      database.close();
    }
    return;
  }
  const connection = await mysql.createConnection(databaseUrl);
  try {
    for (const statement of statements) await connection.query(statement);
  } finally {
    await connection.end();
  }
}

/** Runs one statement on a database of either engine; returns its rows. */
export async function runStatement(
  databaseUrl: string,
  statement: string,
): Promise<Record<string, Cell>[]> {
  if (databaseUrl.startsWith('sqlite:')) {
    const database = new DatabaseSync(databaseUrl.slice('sqlite:'.length));
    try {
      const prepared = database.prepare(statement);
      if (prepared.columns().length > 0) return prepared.all() as Record<string, Cell>[];
      prepared.run();
      return [];
    } finally {
      database.close();
    }
  }
  const connection = await mysql.createConnection(databaseUrl);
  try {
    const [rows] = await connection.query(statement);
    return Array.isArray(rows) ? (rows as Record<string, Cell>[]) : [];
  } finally {
    await connection.end();
  }
}
