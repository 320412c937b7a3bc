import {
  CompiledQuery,
  MysqlDialect,
  SqliteDialect,
  type DatabaseConnection,
  type Driver,
} from 'kysely';
import { vi } from 'vitest';

/**
 * Simulates a process that is killed during `work`: after a number of statements that may change something, every
 * further statement fails, including rollbacks and releases of locks.
 *
 * @returns whether `work` finished before that
 */
export async function cutShort(statements: number, work: () => Promise<unknown>): Promise<boolean> {
  let left = statements;
  let isDead = false as boolean;
  const limited = new WeakSet<DatabaseConnection>();
  const limit = (connection: DatabaseConnection) => {
    if (limited.has(connection)) return;
    limited.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async (query) => {
      if (!/^\s*select\b/i.test(query.sql)) {
        if (left === 0) {
          isDead = true;
          // In reality the process goes on, and SQLite keeps the open transaction until the process ends.
          await execute(CompiledQuery.raw('rollback')).catch(() => undefined);
        }
        left -= 1;
      }
      if (isDead) throw new Error('cut short');
      return execute(query);
    };
  };
  for (const dialect of [SqliteDialect, MysqlDialect]) {
    const create = dialect.prototype.createDriver;
    vi.spyOn(dialect.prototype, 'createDriver').mockImplementation(function (this: never): Driver {
      const driver = create.call(this);
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async () => {
        const connection = await acquire();
        limit(connection);
        return connection;
      };
      return driver;
    });
  }
  try {
    await work();
  } catch (error) {
    if (!isDead) throw error;
  } finally {
    vi.restoreAllMocks();
  }
  return !isDead;
}
