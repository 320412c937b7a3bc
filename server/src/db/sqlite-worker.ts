import type { SqliteDatabase } from 'kysely';
import { answerOrders } from '../workers/answer-orders.ts';
import { openSqliteFile } from './sqlite-driver.ts';
import type { Statement, StatementEnd } from './worker-dialect.ts';

/** So that taking them over holds the server's event loop for a few milliseconds only. */
const ROWS_AT_ONCE = 500;

const [, , file = ''] = process.argv;

let database: SqliteDatabase | undefined;

/** The program of a worker with one connection to a SQLite file: runs the statements that the server sends. */
answerOrders(runStatement, { end: () => database?.close() });

function* runStatement({ sql, parameters }: Statement): Generator<unknown[], StatementEnd> {
  // Opened here, so that a failure is an answer.
  database ??= openSqliteFile(file);
  const statement = database.prepare(sql);
  if (!statement.reader) return { rows: [], ...statement.run(parameters) };
  let rows: unknown[] = [];
  for (const row of statement.iterate(parameters)) {
    if (rows.length === ROWS_AT_ONCE) {
      yield rows;
      rows = [];
    }
    rows.push(row);
  }
  return { rows };
}
