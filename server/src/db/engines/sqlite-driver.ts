import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import { keepLatest } from '../../keep-latest.ts';

/** Prepared statements kept. The product's own are far fewer; ad-hoc ones are evicted. */
const STATEMENT_CACHE_SIZE = 500;

/** How long opening a file waits for another process; for statements the dialect does the waiting. */
const OPENING_BUSY_MS = 4000;

export type SqliteFile = ReturnType<typeof openSqliteFile>;

/**
 * Opens a SQLite file. WAL with `synchronous=FULL`: acknowledged changes survive a power cut. `secure_delete`: erased
 * rows are overwritten.
 * @param options.isReader refuses every write
 */
export function openSqliteFile(file: string, { isReader }: { isReader: boolean }) {
  const database = new DatabaseSync(file);
  // The timeout is set first: switching a new file to WAL needs an exclusive lock for a moment.
  database.exec(
    `pragma busy_timeout = ${OPENING_BUSY_MS}; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on; pragma busy_timeout = 0;`,
  );
  if (isReader) database.exec('pragma query_only = on');
  const statements = new Map<string, ReturnType<typeof wrap>>();
  return {
    isTransaction: () => database.isTransaction,
    close: () => {
      // The driver closes the file only when the garbage collector has freed its last statement. So the
      // write-ahead log is copied into the file now, unless there is a reader.
      try {
        database.exec('pragma wal_checkpoint(truncate);');
      } catch {
        // A full disk, for example: the data is as safe in the log.
      }
      database.close();
    },
    prepare: (sql: string) => {
      const statement = statements.get(sql) ?? wrap(database.prepare(sql));
      keepLatest(statements, [sql, statement], STATEMENT_CACHE_SIZE);
      return statement;
    },
  };
}

/** The types that Kysely binds; it types them as `unknown`. */
type Bindable = string | number | bigint | Uint8Array | null;

function wrap(statement: StatementSyncInstance) {
  const bind = (parameters: readonly unknown[]) => parameters as readonly Bindable[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...bind(parameters)) as unknown[],
    run: (parameters: readonly unknown[]) => statement.run(...bind(parameters)),
  };
}
