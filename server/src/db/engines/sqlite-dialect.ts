import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import { BEGIN_SNAPSHOT, type Lent, type SqliteConnections } from './sqlite-connections.ts';
import type { Rank } from './write-queue.ts';

/** Kysely's dialect over the connections of this process to a SQLite file. */
export class SharedSqliteDialect implements Dialect {
  readonly #connections: SqliteConnections;
  readonly #rank: Rank;

  /** @param rank whose writes these are */
  constructor(connections: SqliteConnections, rank: Rank) {
    this.#connections = connections;
    this.#rank = rank;
  }

  createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createDriver(): Driver {
    this.#connections.join();
    return createDriver(this.#connections, this.#rank);
  }
}

/**
 * Kysely's migrator takes no lock on SQLite, and two servers that start together would both run the
 * same step. Inside one (immediate) transaction the second waits, and then finds the work done.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function createDriver(connections: SqliteConnections, rank: Rank): Driver {
  return {
    async init() {
      // Files are opened when they are needed.
    },
    async acquireConnection() {
      return createConnection(connections, rank);
    },
    async releaseConnection(connection: SqliteConnection) {
      connection.giveBack();
    },
    beginTransaction: (connection: SqliteConnection) => connection.begin(),
    async commitTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw('commit'));
    },
    async rollbackTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    },
    async destroy() {
      connections.close();
    },
  };
}

interface SqliteConnection extends DatabaseConnection {
  begin: () => Promise<void>;
  giveBack: () => void;
}

/** The connection of one caller: it has none of its own before it begins a transaction or a snapshot. */
function createConnection(connections: SqliteConnections, rank: Rank): SqliteConnection {
  let lent: Lent | undefined;
  const connection: SqliteConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (query.sql === BEGIN_SNAPSHOT) lent = await connections.lendSnapshot();
      return lent ? lent.run(query) : connections.run(query, rank);
    },
    begin: async () => {
      lent = await connections.lendWriter(rank);
      // A deferred transaction that later wants to write fails at once when another program has
      // written in between; an immediate one waits its turn (measured).
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    },
    giveBack: () => {
      lent?.giveBack();
      lent = undefined;
    },
    // oxlint-disable-next-line require-yield -- Part of Kysely's interface; nothing here streams a statement.
    async *streamQuery(): AsyncGenerator<never> {
      throw new Error('not supported: read page by page');
    },
  };
  return connection;
}
