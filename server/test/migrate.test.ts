import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordTried } from '../../scripts/test-records.mjs';
import { migrate, NewerDatabaseError } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/migrations.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { bundleModule } from './bundle-module.ts';
import { cutShort } from './cut-short.ts';
import { schemaOf } from './database-schema.ts';
import { buildEnquiry, storeEnquiries } from './stored-enquiries.ts';
import { createTestDatabase, type TestDatabase } from './test-server.ts';

const allSteps = Object.keys(migrations);
/** The newest, which are interrupted; the others were when they were new, and are in the long run. */
const INTERRUPTED_STEPS = Number(process.env.INTERRUPTED_STEPS ?? 20);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function run(statement: string): Promise<void> {
  const db = openDatabase(database.config);
  await sql.raw(statement).execute(db);
  await db.destroy();
}

async function recordedSteps(): Promise<string[]> {
  const db = openDatabase(database.config);
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.map(({ name }) => name).sort();
  } finally {
    await db.destroy();
  }
}

/**
 * Migrates in a process of its own, as a second server does; resolves to the steps that it has run.
 *
 * @param file the product's `migrate.ts`, bundled
 */
function migrateElsewhere(file: string): Promise<string[]> {
  const script = `import { migrate } from ${JSON.stringify(pathToFileURL(file))};
    process.stdout.write(JSON.stringify(await migrate(${JSON.stringify(database.config)})));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (complaint += data.toString()));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as string[]);
      else reject(new Error(complaint));
    });
  });
}

async function holdsAnEnquiry(): Promise<boolean> {
  const db = openDatabase(database.config);
  await storeEnquiries({ db }, [buildEnquiry()]);
  const rows = await db.selectFrom('enquiries').select('id').execute();
  await db.destroy();
  return rows.length === 1;
}

describe('migrating', () => {
  it('runs every step once, in order, and none the second time', async () => {
    expect(await migrate(database.config)).toEqual(allSteps);
    expect(await migrate(database.config)).toEqual([]);
    expect(await recordedSteps()).toEqual(allSteps);
    expect(await holdsAnEnquiry()).toBe(true);
  });

  it('by several servers at once on a new database runs every step once', async () => {
    const { file, remove } = await bundleModule('src/db/migrate.ts');
    const taken = await Promise.all([1, 2, 3].map(() => migrateElsewhere(file)));
    remove();
    expect(taken.flat().sort()).toEqual(allSteps);
    expect(await recordedSteps()).toEqual(allSteps);
    expect(await holdsAnEnquiry()).toBe(true);
  }, 30_000);

  it('that is interrupted after any statement of its newest steps is finished by a later start', async () => {
    const whole = await createTestDatabase();
    await migrate(whole.config);
    // Each start gets a little further than the one before, and is killed: on MySQL, where each statement
    // commits, after a step's work and after its record; on SQLite, where an unfinished run is rolled back,
    // after the first statement, the second and so on.
    const before = allSteps.slice(0, -INTERRUPTED_STEPS);
    if (before.length > 0) await migrate(database.config, { only: before });
    let done = before.length;
    let starts = 0;
    for (let statements = 1; ; statements += 1) {
      starts += 1;
      if (await cutShort(statements, () => migrate(database.config))) break;
      const recorded = await recordedSteps().catch(() => []);
      if (recorded.length > done) statements = 0;
      done = recorded.length;
    }
    recordTried({ faults: starts - 1 });
    expect(starts).toBeGreaterThan(allSteps.length - before.length);
    expect(await recordedSteps()).toEqual(allSteps);
    expect(await schemaOf(database.config)).toEqual(await schemaOf(whole.config));
    expect(await holdsAnEnquiry()).toBe(true);
    recordTried({ healed: starts - 1 });
    await whole.drop();
  }, 60_000);

  it('keeps existing data', async () => {
    await migrate(database.config);
    const db = openDatabase(database.config);
    await storeEnquiries({ db }, [buildEnquiry()]);
    const event = { user_id: 'a', created_at: 1, reference_list: null };
    const whats = ['3 sales from Asha from Malda 9832050001.csv', '4 sales'];
    for (const what of whats) {
      const row = { ...event, action: 'leads imported', what };
      await db.insertInto('audit_events').values(row).execute();
    }
    const other = { ...event, action: 'settings changed', what: 'hours from 10' };
    await db.insertInto('audit_events').values(other).execute();
    await run('delete from kysely_migration');
    await migrate(database.config);
    expect(await db.selectFrom('enquiries').select('id').execute()).toHaveLength(1);
    // Names of files are often those of people.
    const events = await db.selectFrom('audit_events').select('what').orderBy('id').execute();
    expect(events.map(({ what }) => what)).toEqual(['3 sales', '4 sales', 'hours from 10']);
    await db.destroy();
  });

  it('refuses a database that a newer program has migrated, and changes nothing', async () => {
    await migrate(database.config);
    await run(
      "insert into kysely_migration (name, timestamp) values ('9999-tomorrow', '2030-01-01')",
    );
    await run(`delete from kysely_migration where name = '${allSteps.at(-1)}'`);
    const attempt = migrate(database.config);
    await expect(attempt).rejects.toThrow(NewerDatabaseError);
    await expect(attempt).rejects.toThrow(/newer than this program.*9999-tomorrow/);
    expect(await recordedSteps()).toEqual([...allSteps.slice(0, -1), '9999-tomorrow']);
  });

  it.runIf(process.env.TEST_ENGINE === 'sqlite')(
    'leaves a file that older programs of sqlite3 can check and dump, also one that has concat()',
    async () => {
      const db = openDatabase(database.config);
      const functionsOf = async () => {
        const { rows } = await sql<{ sql: string }>`select sql from sqlite_master
          where sql is not null`.execute(db);
        const names = rows.flatMap((row) => [...row.sql.matchAll(/\b([a-z_]+)\(/g)]);
        return [...new Set(names.map(([, name]) => name))].sort();
      };
      await migrate(database.config);
      // A function and a type of the first releases, and a table of SQLite's own.
      const known = ['coalesce', 'sqlite_sequence', 'varchar'];
      expect(await functionsOf()).toEqual(known);
      // As the version before made it.
      await run('drop index desk_by_insights');
      await run('alter table desk drop column facts');
      await run(
        "alter table desk add column facts text generated always as (concat(counted, '-', kind)) virtual",
      );
      await run('create index desk_by_insights on desk (counted, facts)');
      await run(
        "delete from kysely_migration where name >= '0510-facts-of-the-desk-without-concat'",
      );
      await migrate(database.config);
      expect(await functionsOf()).toEqual(known);
      const { rows } = await sql<{ name: string }>`select name
        from pragma_index_info('desk_by_insights')`.execute(db);
      expect(rows.map(({ name }) => name).slice(0, 4)).toEqual([
        ...['counted', 'arrived_at', 'enquiry_id', 'facts'],
      ]);
      await db.destroy();
    },
  );
});
