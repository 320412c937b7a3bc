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
    return new SqliteDriver(this.#connections, this.#rank);
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

class SqliteDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #rank: Rank;

  constructor(connections: SqliteConnections, rank: Rank) {
    this.#connections = connections;
    this.#rank = rank;
  }

  async init(): Promise<void> {
    // Files are opened when they are needed.
  }

  acquireConnection(): Promise<SqliteConnection> {
    return Promise.resolve(new SqliteConnection(this.#connections, this.#rank));
  }

  releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.giveBack();
    return Promise.resolve();
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  destroy(): Promise<void> {
    this.#connections.close();
    return Promise.resolve();
  }
}

/** The connection of one caller: it has none of its own before it begins a transaction or a snapshot. */
class SqliteConnection implements DatabaseConnection {
  readonly #connections: SqliteConnections;
  readonly #rank: Rank;
  #lent: Lent | undefined;

  constructor(connections: SqliteConnections, rank: Rank) {
    this.#connections = connections;
    this.#rank = rank;
  }

  async begin(): Promise<void> {
    this.#lent = await this.#connections.lendWriter(this.#rank);
    // A deferred transaction that later wants to write fails at once when another program has
    // written in between; an immediate one waits its turn (measured).
    await this.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (query.sql === BEGIN_SNAPSHOT) this.#lent = await this.#connections.lendSnapshot();
    return this.#lent ? this.#lent.run(query) : this.#connections.run(query, this.#rank);
  }

  giveBack(): void {
    this.#lent?.giveBack();
    this.#lent = undefined;
  }

  // oxlint-disable-next-line require-yield -- Part of Kysely's interface; nothing here streams a statement.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('not supported: read page by page');
  }
}
