import {
  createPool,
  type FieldPacket,
  type Pool,
  type PoolConnection,
  type QueryError,
} from 'mysql2';
import type { MysqlPool, MysqlPoolConnection } from 'kysely';
import type { ConnectionCounts } from './count-connections.ts';
import { LOCK_WAIT_SECONDS } from './lock-wait.ts';

const CONNECT_TIMEOUT_MS = 3000;

/** Settings of every database session, whatever the server's defaults are. */
const SESSION_SETTINGS = [
  "sql_mode = 'STRICT_TRANS_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
  "time_zone = '+00:00'",
  `innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}`,
].join(', ');

/** The pool behind the interface that Kysely's dialect expects. */
export interface MysqlPoolOptions {
  url: string;
  /**
   * A statement that takes longer fails, and its connection is dropped, so that a hanging database
   * becomes an error. 0: no limit.
   */
  statementTimeoutMs: number;
  connectionLimit: number;
  connections?: ConnectionCounts | undefined;
}

export function openMysqlPool({
  url,
  statementTimeoutMs,
  connectionLimit,
  connections,
}: MysqlPoolOptions): MysqlPool {
  const pool = createPool({
    uri: url,
    charset: 'utf8mb4_bin',
    timezone: 'Z',
    dateStrings: true,
    decimalNumbers: true,
    connectionLimit,
    connectTimeout: CONNECT_TIMEOUT_MS,
    enableKeepAlive: true,
  });
  pool.on('connection', (connection) => {
    connection.query(`set session ${SESSION_SETTINGS}`);
    connection.query('set session transaction isolation level read committed');
    if (connections) countWhileOpen(connection, connections);
  });
  return {
    getConnection: (callback) => {
      acquire(pool, (error, connection) => {
        // Kysely's type requires a connection; with an error it never uses it.
        callback(
          error,
          (connection && wrap(connection, statementTimeoutMs)) as MysqlPoolConnection,
        );
      });
    },
    end: (callback) => {
      pool.end(callback);
    },
  };
}

/** A lost connection emits `error`, `end`, or both. */
function countWhileOpen(connection: PoolConnection, counts: ConnectionCounts): void {
  let isOpen = true;
  const close = () => {
    if (isOpen) counts.open -= 1;
    isOpen = false;
  };
  counts.open += 1;
  connection.once('end', close);
  connection.once('error', close);
}

/** While all connections hang, mysql2 would wait for a free one for ever. */
function acquire(
  pool: Pool,
  callback: (error: unknown, connection: PoolConnection | undefined) => void,
): void {
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    callback(Object.assign(new Error('no free connection'), { code: 'ETIMEDOUT' }), undefined);
  }, CONNECT_TIMEOUT_MS);
  pool.getConnection((error, connection) => {
    clearTimeout(timer);
    if (!isOver) callback(error, connection);
    else if (!error) connection.release();
  });
}

/** No such table, no such column: these messages have only names of the schema, no values. */
const SCHEMA_ERRORS = new Set([1146, 1054]);

/**
 * The driver attaches the statement with its values to its errors, and the server quotes values in its messages
 * (`Duplicate entry '…'`). Neither the log nor the output of a crashing program may contain a visitor's input.
 */
function removeValues(error: QueryError): void {
  const { message, errno = 0 } = error;
  delete (error as { sql?: string }).sql;
  if (errno < 1000 || SCHEMA_ERRORS.has(errno)) return;
  error.message = message.replace(/['"`].*/s, '…');
  error.stack = error.stack?.replace(message, error.message) ?? '';
  Object.assign(error, { sqlMessage: error.message });
}

type Row = Record<string, unknown>;

/** MySQL's numbers for a type and a character set: `varbinary`. */
const VAR_STRING = 253;
const BINARY = 63;

/** Texts that are stored as bytes are read as texts. */
function readTexts(rows: readonly Row[], fields: readonly FieldPacket[]): void {
  const texts = fields.filter(
    ({ columnType, characterSet }) => columnType === VAR_STRING && characterSet === BINARY,
  );
  for (const { name } of texts) {
    for (const row of rows) {
      if (row[name] instanceof Buffer) row[name] = row[name].toString();
    }
  }
}

const wrapped = new WeakMap<PoolConnection, MysqlPoolConnection>();

/** The same wrapper each time for the same connection: Kysely recognises connections by identity. */
function wrap(connection: PoolConnection, statementTimeoutMs: number): MysqlPoolConnection {
  const known = wrapped.get(connection);
  if (known) return known;
  const limited = {
    query: (sql: string, values: unknown[], callback: (error: unknown, result: never) => void) =>
      connection.query({ sql, values, timeout: statementTimeoutMs }, (error, result, fields) => {
        // After a timeout the answer may still arrive on this connection: it must not be used again.
        if (error?.code === 'PROTOCOL_SEQUENCE_TIMEOUT') connection.destroy();
        if (error) removeValues(error);
        // A statement on a connection that is closed already gets an error without a code.
        if (error?.fatal && !error.code) error.code = 'PROTOCOL_CONNECTION_LOST';
        if (Array.isArray(result)) readTexts(result as Row[], fields);
        callback(error, result as never);
      }),
    release: () => {
      connection.release();
    },
  };
  wrapped.set(connection, limited as unknown as MysqlPoolConnection);
  return limited as unknown as MysqlPoolConnection;
}
