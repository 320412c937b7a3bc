import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { readHistory } from '../../../src/db/history.ts';
import { migrate, NewerDatabaseError } from '../../../src/db/migrate.ts';
import { migrations } from '../../../src/db/migrations/migrations.ts';
import { openDatabase } from '../../../src/db/open-database.ts';
import { OlderDatabaseError } from '../../../src/db/older-database.ts';
import { bundleModule } from '../../support/server/bundle-module.ts';
import { cutShort } from '../../support/database/cut-short.ts';
import { insertRow } from '../../support/database/further-rows.ts';
import { schemaOf } from '../../support/database/database-schema.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-server.ts';
import { earlierHistories, listHistories } from '../../support/database/histories.ts';
import { loadDump, readContents, type Contents } from '../../upgrades/dump.ts';
import { fixtureOf, readDump } from '../../upgrades/fixture-files.ts';

const allSteps = Object.keys(migrations);
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
 * Migrates in another process, like a second server; resolves to the steps that it has run.
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
  });

  it('takes the dot below letters of Hindi out of what is searched, and out of nothing else', async () => {
    await migrate(database.config);
    const name = '\u091c\u093cाकिर রা\u09af\u09bc';
    const db = openDatabase(database.config);
    await storeEnquiries({ db }, [buildEnquiry({ values: { name } }), buildEnquiry()]);
    const read = () => db.selectFrom('enquiries').select(['name', 'search_text']).execute();
    const now = await read();
    const [first] = now;
    if (!first) throw new Error('nothing is stored');
    // As the version before wrote it.
    const before = first.search_text.replace('\u091c', '\u091c\u093c');
    await db
      .updateTable('enquiries')
      .set({ search_text: before })
      .where('name', '=', name)
      .execute();
    const step = '2026-11-29-names-without-dots';
    await run(`delete from kysely_migration where name >= '${step}'`);
    expect(await migrate(database.config)).toEqual(allSteps.filter((each) => each >= step));
    expect(before).toContain('\u093c');
    expect(await read()).toEqual(now);
    await db.destroy();
  });

  it('that is interrupted after any statement is finished by a later start', async () => {
    const whole = await createTestDatabase();
    await migrate(whole.config);
    // Each start is killed one statement later than the one before: on MySQL, where each statement commits, this
    // leaves some tables, or all without the record of the step, or some steps; on SQLite it leaves nothing.
    const mostRecorded = process.env.TEST_ENGINE === 'mysql' ? allSteps.length - 1 : 0;
    let starts = 0;
    for (let statements = 1; ; statements += 1) {
      starts += 1;
      if (await cutShort(statements, () => migrate(database.config))) break;
      const recorded = await recordedSteps().catch(() => []);
      expect(recorded).toEqual(allSteps.slice(0, recorded.length));
      expect(recorded.length).toBeLessThanOrEqual(mostRecorded);
    }
    recordTried({ faults: starts - 1 });
    expect(starts).toBeGreaterThan(50);
    expect(await recordedSteps()).toEqual(allSteps);
    expect(await schemaOf(database.config)).toEqual(await schemaOf(whole.config));
    expect(await holdsAnEnquiry()).toBe(true);
    recordTried({ healed: starts - 1 });
    await whole.drop();
  });

  it('keeps existing data, also when its record of the steps is lost', async () => {
    await migrate(database.config);
    expect(await holdsAnEnquiry()).toBe(true);
    await run('delete from kysely_migration');
    await migrate(database.config);
    const db = openDatabase(database.config);
    expect(await db.selectFrom('enquiries').select('id').execute()).toHaveLength(1);
    await db.destroy();
  });

  it('refuses a database that a newer program has migrated, and changes nothing', async () => {
    await migrate(database.config);
    await run(
      "insert into kysely_migration (name, timestamp) values ('2999-01-01-tomorrow', '2030-01-01')",
    );
    await run(`delete from kysely_migration where name = '${allSteps.at(-1)}'`);
    const attempt = migrate(database.config);
    await expect(attempt).rejects.toThrow(NewerDatabaseError);
    await expect(attempt).rejects.toThrow(/newer than this program.*2999-01-01-tomorrow/);
    expect(await recordedSteps()).toEqual([...allSteps.slice(0, -1), '2999-01-01-tomorrow']);
  });

  it.runIf(process.env.TEST_ENGINE === 'sqlite')(
    'leaves a file that older programs of sqlite3 can check and dump',
    async () => {
      await migrate(database.config);
      const db = openDatabase(database.config);
      const { rows } = await sql<{ sql: string }>`select sql from sqlite_master
        where sql is not null`.execute(db);
      await db.destroy();
      const names = rows.flatMap((row) => [...row.sql.matchAll(/\b([a-z_]+)\(/g)]);
      // A function and a type of the first releases, and one of SQLite's own tables.
      const known = ['coalesce', 'sqlite_sequence', 'varchar'];
      expect([...new Set(names.map(([, name]) => name))].sort()).toEqual(known);
    },
  );

  it.runIf(process.env.TEST_ENGINE === 'mysql')(
    'compares texts by code point, whatever the database compares by',
    async () => {
      await run('alter database collate utf8mb4_general_ci');
      await migrate(database.config);
      const db = openDatabase(database.config);
      const { rows } = await sql<{ name: string }>`select distinct table_collation as name
        from information_schema.tables
        where table_schema = database() and table_name not like 'kysely%'`.execute(db);
      await db.destroy();
      expect(rows.map(({ name }) => name)).toEqual(['utf8mb4_bin']);
    },
  );
});

describe('a database of the last step before version 1.0', () => {
  const old = fixtureOf('last-old-step', process.env.TEST_ENGINE ?? 'sqlite');
  let history: string[];
  beforeEach(async () => {
    await loadDump(database.config, readDump(old));
    history = await recordedSteps();
  });

  it('is taken over by several servers at once', async () => {
    const { file, remove } = await bundleModule('src/db/migrate.ts');
    const taken = await Promise.all([1, 2, 3].map(() => migrateElsewhere(file)));
    remove();
    // Each step after the baseline is run by one of them.
    expect(taken.flat()).toEqual(allSteps.slice(1));
    expect(await recordedSteps()).toEqual(allSteps);
  });

  it('is as it was before when that is interrupted, until it is done', async () => {
    let faults = 0;
    while (!(await cutShort(faults + 1, () => migrate(database.config)))) {
      faults += 1;
      const recorded = await recordedSteps();
      if (recorded[0] !== allSteps[0]) expect(recorded).toEqual(history);
    }
    recordTried({ faults, healed: faults });
    expect(faults).toBeGreaterThan(2);
    expect(await recordedSteps()).toEqual(allSteps);
  });

  it.each([
    ["delete from kysely_migration where name = '0001-enquiries'"],
    ["delete from kysely_migration where name = '0580-steps-for-many-in-parts'"],
    // The earlier version had not finished its work after the start.
    ['delete from desk where enquiry_id = 1'],
    ['update desk set counted = null where enquiry_id = 1'],
    ["update enquiries set search_text = 'asha' where id = 1"],
    ['delete from consents'],
  ])('is refused after: %s', async (statement) => {
    await run(statement);
    const before = await readContents(database.config);
    await expect(migrate(database.config)).rejects.toThrow(OlderDatabaseError);
    expect(await readContents(database.config)).toEqual(before);
  });
});

describe('the four histories of version 1.0', () => {
  const text = JSON.stringify('আশা "র‍্যা" 🛵 \\ %_ \'quoted\' \n \u2028 {"before":null}');
  let before: Contents;
  beforeEach(async () => {
    await loadDump(
      database.config,
      readDump(fixtureOf('1.0', process.env.TEST_ENGINE ?? 'sqlite')),
    );
    const db = openDatabase(database.config);
    const who = { user_id: 'asha', created_at: 1_795_000_000_000 };
    // Two records take turns; models and settings have more than one part, and there is no value before a first price.
    for (const turn of [1, 2, 1, 2]) {
      const change = { value_before: text, value_after: `{"a":${text}}`, ...who };
      await insertRow(db, 'vehicle_changes', { vehicle_id: turn, section: 'about', ...change });
      const planned = { vehicle_id: turn, section: 'planned-prices', ...change };
      await insertRow(db, 'vehicle_changes', { ...planned, value_before: null });
      for (const kind of ['offers', 'banners'])
        await insertRow(db, 'content_changes', { kind, item_id: turn, ...change });
      for (const name of ['phones', 'address'])
        await insertRow(db, 'setting_changes', { dealer_id: turn * 11, name, ...change });
    }
    for (const version of [2, 3])
      await insertRow(db, 'reply_versions', { reply_key: 'price', version, value: text, ...who });
    await db.destroy();
    before = await readContents(database.config);
  });

  const countRows = (contents: Contents) =>
    ['history', ...earlierHistories].reduce(
      (sum, table) => sum + (contents[table]?.length ?? 0),
      0,
    );

  it('become one, whole and in order whenever a start is killed', async () => {
    const kept = listHistories(before);
    expect(countRows(before)).toBe(kept.length);
    let faults = 0;
    let halves = 0;
    while (!(await cutShort(faults + 1, () => migrate(database.config)))) {
      faults += 1;
      const contents = await readContents(database.config);
      expect(listHistories(contents)).toEqual(kept);
      if (countRows(contents) > kept.length) halves += 1;
    }
    recordTried({ faults, healed: faults });
    expect(faults).toBeGreaterThan(2);
    // The rows are moved, but the old table is not dropped yet.
    if (process.env.TEST_ENGINE === 'mysql') expect(halves).toBeGreaterThan(0);
    const after = await readContents(database.config);
    expect(earlierHistories.filter((table) => table in after)).toEqual([]);
    expect(after.history).toHaveLength(kept.length);
    expect(listHistories(after)).toEqual(kept);
    const db = openDatabase(database.config);
    const prices = await readHistory(db, { kind: 'reply', subject: 'price' });
    expect(prices.map(({ number }) => number)).toEqual([3, 2, 1]);
    await db.destroy();
  });
});
