import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { enquiryKinds, SEARCH_TEXT_MARK } from '@dealership/shared';
import { readConfig, type Config } from '../src/config.ts';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/migrations.ts';
import { isBackedUpTable } from '../src/features/backup/backup-repository.ts';
import { startServer, type RunningServer } from '../src/start-server.ts';
import { isImageName } from '../src/storage/image-storage.ts';
import { runCommand } from './command.ts';
import { schemaOf } from './database-schema.ts';
import { createTestDatabase, createTestLog, testConfig, type TestDatabase } from './test-server.ts';
import { answerNow, findDifferences } from './upgrades/changes.ts';
import { loadDump, readContents, type Contents } from './upgrades/dump.ts';
import {
  backupOf,
  listFixtures,
  readDump,
  readFacts,
  uploadsOf,
  type Fixture,
} from './upgrades/fixture-files.ts';
import { ask, logIn } from './upgrades/questions.ts';

const engine = process.env.TEST_ENGINE ?? 'sqlite';
const fixtures = listFixtures(engine);
const allSteps = Object.keys(migrations).sort();

/** A database and a folder of pictures that belong together. */
interface Place extends TestDatabase {
  uploadsDir: string;
}

async function createPlace(): Promise<Place> {
  const database = await createTestDatabase();
  return { ...database, uploadsDir: mkdtempSync(path.join(tmpdir(), 'dealership-upgrade-')) };
}

async function leave({ drop, uploadsDir }: Place): Promise<void> {
  await drop();
  rmSync(uploadsDir, { recursive: true });
}

function configOf({ config, uploadsDir }: Place): Config {
  return readConfig({
    DATABASE_URL: config.engine === 'mysql' ? config.url : `sqlite:${config.file}`,
    JWT_SECRET: testConfig.jwtSecret,
    PORT: '0',
    RATE_LIMITS: 'off',
    UPLOADS_DIR: uploadsDir,
  });
}

/** Starts the server as it is shipped, without pages. */
function start(place: Place): Promise<RunningServer> {
  return startServer(configOf(place), createTestLog(), { isApiOnly: true });
}

/** The part that a backup holds. */
function backedUp(contents: Contents): Contents {
  const tables = Object.entries(withoutOwnEvents(contents)).filter(([table]) =>
    isBackedUpTable(table),
  );
  const { kysely_migration: steps = [] } = contents;
  return {
    ...Object.fromEntries(tables),
    kysely_migration: steps.map(({ timestamp: _, ...row }) => row),
  };
}

/** Backups and restores leave events of their own, and a restore the days that it has lost. */
function withoutOwnEvents(contents: Contents): Contents {
  const { audit_events = [], counters } = contents;
  return {
    ...contents,
    audit_events: audit_events.filter(({ action }) => !/^backup /.test(String(action))),
    ...(counters && {
      counters: counters.filter(({ name }) => !/^restored-/.test(String(name))),
    }),
  };
}

it('there is a fixture', () => {
  expect(fixtures.map(({ name }) => name)).toContain('stage-1');
});

describe.each(fixtures)('the data of $name on $engine', upgradeOf);

/**
 * Waits until all enquiries stand on the desk, what was agreed to in each opt-in is written down, and all are found in every
 * spelling: the first start does it while it serves.
 */
async function takenOver({ config }: Place): Promise<void> {
  const areAllThere = async () => {
    const { desk, enquiries = [], consents = [] } = await readContents(config);
    const known = new Set(consents.map(({ enquiry_id }) => enquiry_id));
    const optIns = enquiries.filter(
      ({ kind, mobile, channels }) => kind === 'opt-in' && mobile !== null && channels !== null,
    );
    return (
      desk?.length === enquiries.length &&
      optIns.every(({ id }) => known.has(id)) &&
      enquiries.every((row) => String(row.search_text).includes(SEARCH_TEXT_MARK))
    );
  };
  await vi.waitUntil(areAllThere, { timeout: 10_000 });
}

function upgradeOf(fixture: Fixture): void {
  const { logins, answered } = readFacts(fixture);
  let place: Place;
  let server: RunningServer;
  let before: Contents;
  /** The data after the first start, before any request. */
  let after: Contents;
  let afterSecond: Contents;
  beforeAll(async () => {
    place = await createPlace();
    await loadDump(place.config, readDump(fixture));
    cpSync(uploadsOf(fixture), place.uploadsDir, { recursive: true });
    before = await readContents(place.config);
    const first = await start(place);
    expect(first.firstStaff).toBeUndefined();
    await takenOver(place);
    await first.stop();
    after = await readContents(place.config);
    server = await start(place);
    afterSecond = await readContents(place.config);
    const [known = { userId: '', password: '' }] = logins;
    ({ cookie } = await logIn(server.url, known));
  });
  afterAll(async () => {
    await server.stop();
    await leave(place);
  });

  let cookie: string;

  it('hold something in every table', () => {
    const empty = Object.entries(before).filter(([, rows]) => rows.length === 0);
    expect(empty).toEqual([]);
  });

  it('keep every row and every value through the start of this version', () => {
    expect(findDifferences(before, after)).toEqual([]);
    expect(after.kysely_migration?.map(({ name }) => name).sort()).toEqual(allSteps);
  });

  it('have the schema of a new database', async () => {
    const fresh = await createTestDatabase();
    await migrate(fresh.config);
    expect(await schemaOf(place.config)).toEqual(await schemaOf(fresh.config));
    await fresh.drop();
  });

  it('are not changed by a second start, which has no steps to run', async () => {
    expect(await migrate(place.config)).toEqual([]);
    // Which of the day's work had begun when the first one stopped is a matter of its time.
    const withoutWork = ({ daily_work: _, ...rest }: Contents) => rest;
    expect(withoutWork(afterSecond)).toEqual(withoutWork(after));
  });

  it('keep every picture, byte for byte', async () => {
    const kept = readdirSync(uploadsOf(fixture));
    expect(kept.length).toBeGreaterThan(0);
    expect(picturesIn(place.uploadsDir)).toEqual(kept.sort());
    for (const name of kept) {
      const answer = await fetch(`${server.url}/uploads/${name}`);
      const bytes = readFileSync(path.join(uploadsOf(fixture), name));
      expect(bytes.equals(Buffer.from(await answer.arrayBuffer())), name).toBe(true);
    }
  });

  it('know every account as an owner', async () => {
    const roles = after.admin_users?.map(({ role }) => role) ?? [];
    expect(new Set(roles)).toEqual(new Set(['owner']));
    const me = await request(server.url).get('/api/me').set('Cookie', cookie);
    expect(me.body).toMatchObject({ role: 'owner', kinds: enquiryKinds });
  });

  it('let in the same users as before with their passwords, and nobody else', async () => {
    const statuses = await Promise.all(logins.map((each) => logIn(server.url, each)));
    expect(statuses.map(({ status }) => status)).toEqual(logins.map(({ status }) => status));
    expect(new Set(logins.map(({ status }) => status))).toEqual(new Set([200, 401]));
  });

  it('are read in the reports, the catalogue and the lists as they were', async () => {
    for (const { answer, ...question } of answered) {
      expect(await ask({ url: server.url, cookie }, question), question.path).toMatchObject(
        answerNow(question.path, answer, before),
      );
    }
  });

  it('know the models of their banners', async () => {
    const banners = await ask({ url: server.url, cookie }, { method: 'GET', path: '/api/images' });
    expect(banners).toHaveLength(5);
    for (const banner of banners as object[]) expect(banner).toHaveProperty('model.price');
  });

  it('have enquiries that are found whether the version before had indexed them or not', async () => {
    const { enquiries = [] } = before;
    expect(new Set(enquiries.map(({ unindexed }) => unindexed))).toEqual(new Set([1, null]));
    for (const { reference } of enquiries) {
      const body = { search: reference };
      expect(
        await ask({ url: server.url, cookie }, { method: 'POST', path: '/api/allEnquiries', body }),
      ).toMatchObject({ totalRecords: 1, data: [{ reference }] });
    }
  });

  it('are complete in a backup of this version', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'dealership-backups-')), 'a.zip');
    const env = { UPLOADS_DIR: place.uploadsDir };
    expect((await runCommand('backup', [file], { database: place.config, env })).code).toBe(0);
    await expectRestored(file, await readContents(place.config));
    rmSync(path.dirname(file), { recursive: true });
  });

  it('are restored from the backup that was made then', async () => {
    await expectRestored(backupOf(fixture), before);
  });

  async function expectRestored(file: string, contents: Contents): Promise<void> {
    const restored = await createPlace();
    const { config: database, uploadsDir } = restored;
    const env = { UPLOADS_DIR: uploadsDir };
    const { code, complaint } = await runCommand('restore', [file], { database, env });
    expect([code, complaint]).toEqual([0, '']);
    const found = await readContents(database);
    expect(findDifferences(backedUp(contents), withoutOwnEvents(found))).toEqual([]);
    expect(picturesIn(uploadsDir)).toEqual(readdirSync(uploadsOf(fixture)).sort());
    await leave(restored);
  }
}

/** Without `owner.txt`. */
function picturesIn(folder: string): string[] {
  return readdirSync(folder).filter(isImageName).sort();
}
