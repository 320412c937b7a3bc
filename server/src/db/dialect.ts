import {
  MysqlDialect,
  SqliteAdapter,
  sql,
  type Dialect,
  type Kysely,
  type RawBuilder,
} from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import { makePrivateFile } from '../private-files.ts';
import { countConnections, type ConnectionCounts } from './engines/count-connections.ts';
import type { Tables } from './schema.ts';
import { BEGIN_SNAPSHOT, openSqliteConnections } from './engines/sqlite-connections.ts';
import { SharedSqliteDialect } from './engines/sqlite-dialect.ts';
import type { Rank } from './engines/write-queue.ts';

/** Every difference between the two engines is in this file and in the two drivers next to it. */
export type Engine = DatabaseConfig['engine'];

/** Limit for a statement of the running site; migrations have none. */
const STATEMENT_TIMEOUT_MS = 4000;

/** Most connections to MySQL of one server process, for visitors and for staff. */
const MYSQL_CONNECTIONS = 10;
const MYSQL_STAFF_CONNECTIONS = 4;

/**
 * Makes Kysely's dialects for a configured database: for visitors, sessions and short changes, and for the work of staff
 * and background jobs. On SQLite visitors write before staff, over the same connections; on MySQL staff have a few of
 * their own.
 * @param options.isForMigration lifts the limit on a statement's time
 * @param options.connections is kept up to date, for the metrics
 */
export function createDialects(
  config: DatabaseConfig,
  {
    isForMigration = false,
    connections,
  }: { isForMigration?: boolean; connections?: ConnectionCounts | undefined } = {},
): (rank: Rank) => Dialect {
  if (config.engine === 'sqlite') {
    makePrivateFile(config.file);
    const shared = openSqliteConnections(config.file, connections);
    return (rank) => withOwnErrors(new SharedSqliteDialect(shared, rank));
  }
  return (rank) => {
    const options = {
      url: config.url,
      statementTimeoutMs: isForMigration ? 0 : STATEMENT_TIMEOUT_MS,
      connectionLimit: rank === 'visitors' ? MYSQL_CONNECTIONS : MYSQL_STAFF_CONNECTIONS,
      connections,
    };
    // Opened, and its driver loaded, when it is first used: on SQLite a program starts sooner without it.
    const pool = async () => (await import('./engines/mysql-pool.ts')).openMysqlPool(options);
    return withOwnErrors(new MysqlDialect({ pool }), connections);
  };
}

/**
 * Makes a failed transaction throw its own error. Its rollback may fail too, because the connection is gone
 * or SQLite has already rolled back (a full disk), and Kysely would throw that error instead.
 * @param connections are counted; on SQLite that is done where they are lent
 */
function withOwnErrors(dialect: Dialect, connections?: ConnectionCounts): Dialect {
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => {
    const driver = createDriver();
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = (connection) => rollback(connection).catch(() => undefined);
    if (connections) countConnections(driver, connections);
    return driver;
  };
  return dialect;
}

/**
 * A table to be read once from end to end, and sorted afterwards. Asked to sort, MySQL would follow an index instead
 * and look up every row: three times as long at a million rows.
 */
export function readThrough<Name extends keyof Tables>(
  db: Kysely<Tables>,
  table: Name,
  indexes: readonly string[],
) {
  const names = sql.join(indexes.map((index) => sql.ref(index)));
  const hint = engineOf(db) === 'sqlite' ? sql`` : sql`ignore index for order by (${names})`;
  return sql<Tables[Name]>`${sql.table(table)}`.as<Name>(sql`${sql.table(table)} ${hint}`);
}

/** A column for a condition that must not make SQLite use its index (sqlite.org/optoverview.html, unary "+"). */
export function besideIndex(db: Kysely<Tables>, column: string): RawBuilder<unknown> {
  return engineOf(db) === 'sqlite' ? sql`+${sql.ref(column)}` : sql.ref(column);
}

/** How much longer it takes to read an index backwards than forwards, as a multiple. */
export function backwardsCost(db: Kysely<Tables>): number {
  return engineOf(db) === 'mysql' ? 2 : 1;
}

/**
 * Whether a window function is the fastest way to count rows while reading them. SQLite keeps all of them meanwhile:
 * for 100,000 with 85,000 matches that takes 59 ms in place of 23.
 */
export function countsBeside(db: Kysely<Tables>): boolean {
  return engineOf(db) === 'mysql';
}

/** How often a whole number is contained in another one. */
export function wholeParts(
  db: Kysely<Tables>,
  number: RawBuilder<unknown>,
  by: number,
): RawBuilder<number> {
  const divided = engineOf(db) === 'mysql' ? sql`div` : sql`/`;
  return sql`(${number} ${divided} ${sql.lit(by)})`;
}

/**
 * Whether a column contains a term. Both engines have `instr`, which takes it literally: `%`, `_` and `\` have no
 * meaning. MySQL compares bytes, not characters, in half of the time, and UTF-8 has no character inside another.
 */
export function contains(
  db: Kysely<Tables>,
  column: string | RawBuilder<string>,
  term: string,
): RawBuilder<boolean> {
  return sql`${placeOf(db, column, term)} > 0`;
}

/** Whether a term that a column contains comes before another one, which may be missing. */
export function comesBefore(
  db: Kysely<Tables>,
  column: string,
  term: string,
  other: string,
): RawBuilder<boolean> {
  const [one, two] = [placeOf(db, column, term), placeOf(db, column, other)];
  return sql`(${one} < ${two} or ${two} = 0)`;
}

function placeOf(db: Kysely<Tables>, column: string | RawBuilder<string>, term: string) {
  const text = typeof column === 'string' ? sql.ref(column) : column;
  return engineOf(db) === 'sqlite'
    ? sql`instr(${text}, ${term})`
    : sql`instr(${text}, cast(${term} as binary))`;
}

/**
 * Adds to a row's counter, or inserts the row; 0 only locks it. One statement, which locks the row exclusively: of two
 * transactions that do it the second waits for the first. (With an `insert ignore` first, both would get a
 * shared lock, and then deadlock.)
 */
export async function addToCounter(
  db: Kysely<Tables>,
  { table, counter, of, by }: CounterRow & { by: number },
): Promise<void> {
  const key = sql.join(Object.keys(of).map((column) => sql.ref(column)));
  const place = sql`insert into ${sql.table(table)} (${key}, ${sql.ref(counter)})
    values (${sql.join(Object.values(of))}, ${by})`;
  const isThere =
    engineOf(db) === 'sqlite'
      ? sql`on conflict (${key}) do update set`
      : sql`on duplicate key update`;
  await sql`${place} ${isThere} ${sql.ref(counter)} = ${sql.ref(counter)} + ${by}`.execute(db);
}

/** The same for one of the database's named counters, which is locked until the end of the transaction. */
export function raiseCounter(transaction: Kysely<Tables>, name: string, by: number): Promise<void> {
  return addToCounter(transaction, { table: 'counters', counter: 'value', of: { name }, by });
}

interface CounterRow {
  table: keyof Tables;
  counter: string;
  /** The columns of one of the table's keys, with their values in the row. */
  of: Readonly<Record<string, string | number>>;
}

export function engineOf<Tables>(db: Kysely<Tables>): Engine {
  return db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'mysql';
}

/**
 * The names of the database's tables. Kysely's own introspection reads every database of a MySQL server, and
 * fails when one of them is being dropped.
 */
export async function listTables<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } =
    engineOf(db) === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db)
      : await sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = database()`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Reads in one snapshot: `work` sees the database as it was when it began, whatever others write meanwhile,
 * and blocks nobody. `work` must use only its own connection.
 */
export async function readSnapshot<Tables, Result>(
  db: Kysely<Tables>,
  work: (snapshot: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const engine = engineOf(db);
  return db.connection().execute(async (connection) => {
    if (engine === 'mysql') {
      await sql`set session transaction isolation level repeatable read`.execute(connection);
      await sql`start transaction with consistent snapshot, read only`.execute(connection);
    } else {
      await sql.raw(BEGIN_SNAPSHOT).execute(connection);
      await sql`select 1 from sqlite_master`.execute(connection);
    }
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
      if (engine === 'mysql') {
        await sql`set session transaction isolation level read committed`.execute(connection);
      }
    }
  });
}

/**
 * Removes deleted rows from SQLite's write-ahead log too. While another program reads, such as a backup, the log
 * stays; `startPurging` tries again. MySQL clears its logs itself.
 * @returns whether the log is empty now; `undefined` on MySQL, where it is unknown
 */
export async function purgeDeleted<Tables>(db: Kysely<Tables>): Promise<boolean | undefined> {
  if (engineOf(db) === 'mysql') return undefined;
  try {
    const { rows } = await sql<{ busy: 0 | 1 }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows[0]?.busy === 0;
  } catch (error) {
    // A full disk, or a reader on this connection: the rows are deleted all the same.
    if (isDatabaseUnavailable(error)) return false;
    throw error;
  }
}

/** The codes of a driver's error: mysql2 sets `errno`, the SQLite driver `errcode`. */
function driverCodes(error: unknown): { errno?: unknown; errcode?: unknown; code?: unknown } {
  return typeof error === 'object' && error !== null ? error : {};
}

const MYSQL_DUPLICATE_ENTRY = 1062;
const MYSQL_LOCK_WAIT_TIMEOUT = 1205;
const MYSQL_DEADLOCK = 1213;
const MYSQL_NO_PARENT = 1452;
const SQLITE_CONSTRAINT_FOREIGNKEY = 787;
const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;

/** Whether a write was refused because a unique value is there already. */
export function isDuplicate(error: unknown): boolean {
  const { errno, errcode } = driverCodes(error);
  return (
    errno === MYSQL_DUPLICATE_ENTRY ||
    errcode === SQLITE_CONSTRAINT_UNIQUE ||
    errcode === SQLITE_CONSTRAINT_PRIMARYKEY
  );
}

/** Whether a row was refused because its parent row does not exist (any more). */
export function isWithoutParent(error: unknown): boolean {
  const { errno, errcode } = driverCodes(error);
  return errno === MYSQL_NO_PARENT || errcode === SQLITE_CONSTRAINT_FOREIGNKEY;
}

/** Whether a write failed because of another one on the same rows: a lock wait timeout or a deadlock. */
export function isLockTimeout(error: unknown): boolean {
  const { errno } = driverCodes(error);
  return errno === MYSQL_LOCK_WAIT_TIMEOUT || errno === MYSQL_DEADLOCK;
}

/**
 * Whether the database itself refused a statement, for example because a value does not fit. Then nothing of it
 * is stored; after a connection error that is unknown.
 */
export function isRefused(error: unknown): boolean {
  const { errno, errcode } = driverCodes(error);
  // Below 1000 the codes are the operating system's.
  const isAnswer = typeof errcode === 'number' || (typeof errno === 'number' && errno >= 1000);
  return isAnswer && !isDatabaseUnavailable(error);
}

/**
 * Table, column, index or foreign key exists already (1005 is MariaDB's code for the last one); duplicate row;
 * the losing one of two concurrent writes.
 */
const MYSQL_STEP_TAKEN = new Set([
  1050,
  1060,
  1061,
  1826,
  1005,
  MYSQL_DUPLICATE_ENTRY,
  MYSQL_LOCK_WAIT_TIMEOUT,
  MYSQL_DEADLOCK,
]);

/**
 * Whether a migration collided with another server that runs the same step. The migrator's lock (`get_lock`)
 * prevents that on one database server, but not between the nodes of a Galera cluster, which have a lock each.
 */
export function isStepTaken(error: unknown): boolean {
  const { errno } = driverCodes(error);
  return typeof errno === 'number' && MYSQL_STEP_TAKEN.has(errno);
}

/** Primary result codes of SQLite (the low byte of `errcode`): busy, locked, read-only, I/O, full, cannot open. */
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 13, 14]);

/** Too many connections, server shutting down, disk full, record file full, read-only, Galera not ready. */
const MYSQL_UNAVAILABLE = new Set([1040, 1053, 1021, 1114, 1290, 1836, 1047, 1203, 1226]);

const CONNECTION_LOST = new Set([
  'WORKER_LOST',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
]);

/** Whether the database is unreachable, busy or full, so that trying later may help (503). */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { errno, errcode, code } = driverCodes(error);
  return (
    (typeof code === 'string' && CONNECTION_LOST.has(code)) ||
    (typeof errno === 'number' && MYSQL_UNAVAILABLE.has(errno)) ||
    (typeof errcode === 'number' && SQLITE_UNAVAILABLE.has(errcode & 0xff))
  );
}
