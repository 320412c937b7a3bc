import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskDetail, StaffRow } from '@dealership/shared';
import { readConfig } from '../../../src/config.ts';
import { migrate } from '../../../src/db/migrate.ts';
import { openDatabase } from '../../../src/db/open-database.ts';
import { startServer, type RunningServer } from '../../../src/start-server.ts';
import { listed } from '../../support/desk/desk-work.ts';
import { signIn } from '../../support/people/people.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import {
  createTestDatabase,
  createTestLog,
  testConfig,
  type TestDatabase,
} from '../../support/server/test-server.ts';
import { loadDump, readContents, type Contents } from '../../upgrades/dump.ts';
import { fixtureOf, readDump, readObservations } from '../../upgrades/fixture-files.ts';

/** A dealership that had two showrooms before enquiries had branches: version 1.0, with a second one added. */
const fixture = fixtureOf('1.0', process.env.TEST_ENGINE ?? 'sqlite');
const MALDA = 2;
const DUTY_UNTIL = 4_102_444_800_000;

let database: TestDatabase;
let uploadsDir: string;
let before: Contents;
let after: Contents;
let server: RunningServer;
let owner: Browser;
beforeAll(async () => {
  database = await createTestDatabase();
  uploadsDir = mkdtempSync(path.join(tmpdir(), 'dealership-branches-'));
  await loadDump(database.config, readDump(fixture));
  const db = openDatabase(database.config);
  for (const change of [
    sql`insert into dealers (id, position, is_shown) values (${MALDA}, 1, 1)`,
    sql`insert into settings (dealer_id, name, value, version, is_sample)
      select ${MALDA}, name, replace(value, 'Siliguri', 'Malda'), 1, 0
      from settings where dealer_id = 1`,
    sql`update admin_users set dealer_id = ${MALDA}, on_duty_until = ${DUTY_UNTIL}, takes_turns = 1
      where user_id = 'second'`,
  ])
    await change.execute(db);
  await db.destroy();
  before = await readContents(database.config);
  await migrate(database.config);
  after = await readContents(database.config);
  const { config } = database;
  server = await startServer(
    readConfig({
      DATABASE_URL: config.engine === 'mysql' ? config.url : `sqlite:${config.file}`,
      JWT_SECRET: testConfig.jwtSecret,
      PORT: '0',
      RATE_LIMITS: 'off',
      UPLOADS_DIR: uploadsDir,
    }),
    createTestLog(),
    { isApiOnly: true },
  );
  const [known = { userId: '', password: '' }] = readObservations(fixture).logins;
  owner = await signIn(server, known);
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  rmSync(uploadsDir, { recursive: true });
});

it('has all its enquiries in the first branch, and nothing else of them has changed', () => {
  expect(before.desk?.length).toBeGreaterThan(50);
  expect(before.desk?.every((row) => !('dealer_id' in row))).toBe(true);
  const rows = after.desk?.map(({ dealer_id, ...row }) => {
    expect(dealer_id).toBe(1);
    return Object.fromEntries(Object.keys(before.desk?.[0] ?? {}).map((key) => [key, row[key]]));
  });
  // With due times, promises, people and stages.
  expect(rows).toEqual(before.desk);
});

it('has its people where they worked, on duty as long as before, and they read all branches', async () => {
  const { body } = await owner.send<{ staff: StaffRow[] }>('GET', '/api/staff');
  const person = body.staff.find(({ user_id }) => user_id === 'second');
  expect(person).toMatchObject({ branch: MALDA, branches: null });
  const row = after.admin_users?.find(({ user_id }) => user_id === 'second');
  expect(row).toMatchObject({ dealer_id: MALDA, on_duty_until: DUTY_UNTIL, branches: '' });
});

it('finds them in the list of the first branch, and new ones where their senders want them', async () => {
  const open = await listed(owner, 'open', { branch: 1, limit: 50 });
  expect(open.length).toBeGreaterThan(10);
  expect(await listed(owner, 'open', { branch: MALDA })).toEqual([]);
  const branchOf = async (overrides: object) => {
    const { status, body, text } = await submit(server, 'sales', {
      overrides: { mobile: '9832051313', ...overrides },
    });
    expect(status, text).toBe(201);
    const detail = await owner.send<DeskDetail>('GET', `/api/desk/enquiries/${body.reference}`);
    return detail.body.enquiry.branch;
  };
  // The form of a page that was open during the upgrade knows of no branch.
  expect(await branchOf({})).toBe(1);
  expect(await branchOf({ branch: MALDA })).toBe(MALDA);
});
