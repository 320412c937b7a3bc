import { Kysely, Migrator, type Migration } from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import { createDialects, listTables } from './dialect.ts';
import { migrations } from './migrations/migrations.ts';
import { refuseOlderSteps, takeOverHistory } from './older-database.ts';

/** The schema of version 1.0. */
const BASELINE = '2026-11-27-baseline';

/** The database was migrated by a newer program: this one must not touch it. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/**
 * Migrates the database to the newest schema. Safe to repeat, and from two servers at once: the steps
 * run under the migrator's lock, and each is one change that does nothing when it is done already,
 * so that an interrupted run is finished by the next (DDL commits implicitly on MySQL).
 * @param options.only the steps of an older program, to give an empty database its schema
 * @returns the names of the steps that were run
 * @throws {NewerDatabaseError} when the database is ahead of this program
 * @throws {OlderDatabaseError} when it is from before version 1.0, and not at its last step
 */
export async function migrate(
  config: DatabaseConfig,
  { only = Object.keys(migrations) }: { only?: readonly string[] } = {},
): Promise<string[]> {
  const dialect = createDialects(config, { isForMigration: true })('visitors');
  const db = new Kysely<unknown>({ dialect });
  try {
    const steps: Record<string, Migration> = Object.fromEntries(
      Object.entries(migrations)
        .filter(([name]) => only.includes(name))
        .map(([name, step]) => [name, { up: (connection) => step(connection, config.engine) }]),
    );
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(steps) },
    });
    await takeOverHistory(db, { steps: await readHistory(db), baseline: BASELINE });
    refuseUnknownSteps(await readHistory(db), Object.keys(steps));
    const { error, results } = await migrator.migrateToLatest();
    if (error !== undefined)
      throw error instanceof Error ? error : new Error('migration failed', { cause: error });
    return (results ?? []).map(({ migrationName }) => migrationName);
  } finally {
    await db.destroy();
  }
}

async function readHistory(db: Kysely<unknown>): Promise<string[]> {
  if (!(await listTables(db)).includes('kysely_migration')) return [];
  const done = await (db as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return done.map(({ name }) => name);
}

/**
 * @throws {NewerDatabaseError} when the database has a step that this program does not know
 * @throws {OlderDatabaseError} when it has one from before version 1.0
 */
export function refuseUnknownSteps(
  steps: readonly string[],
  known: readonly string[] = Object.keys(migrations),
): void {
  refuseOlderSteps(steps);
  const unknown = steps.find((step) => !known.includes(step));
  if (unknown !== undefined) {
    throw new NewerDatabaseError(
      `The database is newer than this program: it holds the step ${unknown}. Start the newer version, or restore a backup that fits this one.`,
    );
  }
}
