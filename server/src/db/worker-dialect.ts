import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Worker } from '../workers/worker.ts';
import { createWorkerPool, type PoolOptions, type WorkerPool } from '../workers/worker-pool.ts';
import type { ConnectionCounts } from './count-connections.ts';

/** What the server sends to a worker (`sqlite-worker.ts`). */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** The end of its answer; rows before these come as parts. */
export interface StatementEnd {
  rows: unknown[];
  changes?: number | bigint;
  lastInsertRowid?: number | bigint;
}

type SqliteWorker = Worker<Statement, unknown[], StatementEnd>;

export type WorkerLimits = Pick<PoolOptions, 'heapMb' | 'idleMs' | 'limitMs' | 'size' | 'waitMs'>;

/**
 * A backup holds one worker for as long as it reads. The slowest statement of ours takes two seconds with a million
 * enquiries; removing what was erased from a large log may take longer. Rows come in parts, which needs little memory.
 */
const LIMITS: WorkerLimits = {
  ...{ size: 4, heapMb: 128 },
  ...{ limitMs: 30_000, waitMs: 10_000, idleMs: 5 * 60_000 },
};

interface WorkerDialectOptions {
  onCreateConnection: (connection: DatabaseConnection) => Promise<void>;
  connections?: ConnectionCounts | undefined;
  limits?: Partial<WorkerLimits> | undefined;
}

/**
 * SQLite with connections in processes of their own. (In a thread of this process, ending a thread that hangs or
 * runs out of memory would end the server: docs/decisions/0035-staff-work-in-processes.md.)
 */
export function createWorkerDialect(
  file: string,
  { onCreateConnection, connections, limits }: WorkerDialectOptions,
): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () =>
      new WorkerDriver(
        createWorkerPool({
          ...{ ...LIMITS, ...limits, program: 'db/sqlite-worker', args: [file] },
          onCount: (change) => {
            if (connections) connections.open += change;
          },
        }),
        onCreateConnection,
      ),
  };
}

/** Whoever has a connection has its worker for as long: when that is lost, so is the transaction in it. */
class WorkerDriver implements Driver {
  readonly #pool: WorkerPool<Statement, unknown[], StatementEnd>;
  readonly #onCreateConnection: WorkerDialectOptions['onCreateConnection'];

  constructor(
    pool: WorkerPool<Statement, unknown[], StatementEnd>,
    onCreateConnection: WorkerDialectOptions['onCreateConnection'],
  ) {
    this.#pool = pool;
    this.#onCreateConnection = onCreateConnection;
  }

  async init(): Promise<void> {
    // Workers start when they are needed.
  }

  async acquireConnection(): Promise<WorkerConnection> {
    const connection = new WorkerConnection(await this.#pool.acquire());
    await this.#onCreateConnection(connection);
    return connection;
  }

  async releaseConnection(connection: WorkerConnection): Promise<void> {
    this.#pool.release(connection.worker);
  }

  async beginTransaction(connection: WorkerConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: WorkerConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: WorkerConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  destroy(): Promise<void> {
    return this.#pool.stop();
  }
}

class WorkerConnection implements DatabaseConnection {
  readonly worker: SqliteWorker;

  constructor(worker: SqliteWorker) {
    this.worker = worker;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = this.worker.answer({ sql, parameters });
    const parts: unknown[][] = [];
    let part = await answer.next();
    for (; !part.done; part = await answer.next()) parts.push(part.value);
    const { rows, changes, lastInsertRowid } = part.value;
    return {
      rows: [...parts, rows].flat() as Row[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
      ...(lastInsertRowid !== undefined && { insertId: BigInt(lastInsertRowid) }),
    };
  }

  // eslint-disable-next-line require-yield -- Part of Kysely's interface; nothing here streams a statement.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('not supported: read page by page');
  }
}
