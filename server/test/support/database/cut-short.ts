import { CompiledQuery, MysqlDialect, type DatabaseConnection, type Driver } from 'kysely';
import { expect, vi } from 'vitest';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import type { DatabaseConfig } from '../../../src/config.ts';
import { openDatabase, type Database } from '../../../src/db/open-database.ts';
import { SharedSqliteDialect } from '../../../src/db/engines/sqlite-dialect.ts';

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
  for (const dialect of [SharedSqliteDialect, MysqlDialect]) {
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

/**
 * Kills `work` after each of its statements in turn: the answer of `stored` stays the same until the work is done.
 * Each try has its own connection, like a new process.
 *
 * @returns how often it was killed
 */
export async function surviveEveryKill(
  config: DatabaseConfig,
  stored: () => Promise<unknown>,
  work: (db: Database) => Promise<unknown>,
): Promise<number> {
  const before = await stored();
  let faults = 0;
  for (;;) {
    const isDone = await cutShort(faults + 1, async () => {
      const db = openDatabase(config);
      try {
        await work(db);
      } finally {
        await db.destroy();
      }
    });
    if (isDone) break;
    faults += 1;
    expect(await stored()).toEqual(before);
  }
  recordTried({ faults, healed: faults });
  expect(faults).toBeGreaterThan(2);
  expect(await stored()).not.toEqual(before);
  return faults;
}
