import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enquiryKinds, type Outbox } from '@dealership/shared';
import { openDatabase, type Database } from '../../../src/db/open-database.ts';
import { readConsents } from '../../../src/features/consents/read-consents.ts';
import { programEnv } from '../../support/server/built-programs.ts';
import { post, submit } from '../../support/requests/calls.ts';
import { runCommand } from '../../support/server/command.ts';
import { done, runDesk } from '../../support/desk/desk-work.ts';
import { addPerson, signIn } from '../../support/people/people.ts';
import { buildJpeg, pictureForm, send, storedFiles } from '../../support/images/pictures.ts';
import { startServerProcess } from '../../support/server/server-process.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import {
  createTestDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../../support/server/test-server.ts';

/** A server with enquiries of all kinds, unusual texts and uploaded pictures; tests do not change them. */
let server: TestServer;
let cookie: string;
let folder: string;
let backup: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.logIn();
  folder = mkdtempSync(path.join(tmpdir(), 'dealership-backups-'));
  const visit = { page: '/offers', referrer: 'l.facebook.com', campaign: 'দীপাবলি' };
  for (const kind of enquiryKinds) await submit(server, kind, { overrides: { visit } });
  await post(server, '/api/taps', { body: { way: 'call', page: 'home' } });
  const message = 'two\nlines, \u2028 and \u2029, "quotes", \\, 🛵 শিলিগুড়ি, %_';
  await storeEnquiries(server, [
    buildEnquiry({ values: { message } }),
    ...Array.from({ length: 450 }, () => buildEnquiry()),
  ]);
  await workOnTheDesk(server);
  await upload(server);
  backup = fileNamed('whole.zip');
  const { code, complaint } = await runBackup(backup);
  expect([code, complaint]).toEqual([0, '']);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

/** A customer with a note who is joined with another one, an outcome, and a proposal. */
async function workOnTheDesk(of: TestServer): Promise<void> {
  const staff = await signIn(of);
  const other = await submit(of, 'sales', { overrides: { mobile: '9832022222' } });
  await runDesk(of);
  await done(staff, other.body.reference, { do: 'note', text: 'Rang twice, ‘später’ — पुराना' });
  const [first, second] = await of.db.selectFrom('customers').select('id').orderBy('id').execute();
  const body = { with: second?.id, version: 1, withVersion: 1 };
  const joined = await staff.send('POST', `/api/customers/${first?.id}/join`, body);
  expect(joined.status, joined.text).toBe(200);
  const change = { version: 2, note: 'Pays in cash\nবাংলা', language: 'bn' };
  expect((await staff.send('PATCH', `/api/customers/${first?.id}`, change)).status).toBe(200);
  const proposal = {
    customer_id: first?.id ?? 0,
    other_id: second?.id ?? 0,
    user_id: 'staff',
    at: 1,
  };
  await of.db.insertInto('join_proposals').values(proposal).execute();
}

function fileNamed(name: string): string {
  return path.join(folder, name);
}

async function upload(to: TestServer): Promise<void> {
  const body = pictureForm(await buildJpeg(), { field: 'images' });
  expect((await send(to, '/api/galleryupload', { body, cookie })).status).toBe(201);
}

function runBackup(file: string, from: TestServer = server) {
  const { config } = from.database;
  return runCommand('backup', [file], { database: config, env: { UPLOADS_DIR: from.uploadsDir } });
}

interface Place extends TestDatabase {
  uploadsDir: string;
}

let place: Place;
beforeEach(async () => {
  place = await createPlace();
});
afterEach(() => leave(place));

async function createPlace(engine?: string): Promise<Place> {
  const database = await createTestDatabase(engine);
  return { ...database, uploadsDir: mkdtempSync(path.join(tmpdir(), 'dealership-restored-')) };
}

async function leave({ drop, uploadsDir }: Place): Promise<void> {
  await drop();
  rmSync(uploadsDir, { recursive: true });
}

function runRestore(file: string, into: Place = place) {
  const { config, uploadsDir } = into;
  return runCommand('restore', [file], { database: config, env: { UPLOADS_DIR: uploadsDir } });
}

const tables = [
  'enquiries',
  'vehicles',
  'counters',
  'banners',
  'dealers',
  'offers',
  'notifications',
  'customers',
  'join_proposals',
  'desk',
  'desk_events',
  'taps',
  'consent_people',
  'consents',
  'gallery_images',
  'admin_users',
  'audit_events',
  'sessions',
  'login_failures',
];

type Contents = Record<string, unknown[]>;

/** The drivers have different types for bytes. */
function bytesAsText(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const bytes = this[key];
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString('hex') : value;
}

async function contentsOf(db: Database): Promise<Contents> {
  const contents: Contents = {};
  for (const table of tables) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db);
    contents[table] = rows.map((row) => JSON.stringify(row, bytesAsText)).sort();
  }
  return contents;
}

async function contentsOfPlace({ config }: TestDatabase): Promise<Contents> {
  const db = openDatabase(config);
  const contents = await contentsOf(db);
  await db.destroy();
  return contents;
}

/** Leaves out what the copy lacks: the audit events of the backup and the restore, and the restore's own records. */
function withoutOwnEvents(contents: Contents): Contents {
  const without = (table: string, own: RegExp) =>
    contents[table]?.filter((row) => !own.test(String(row))) ?? [];
  return {
    ...contents,
    audit_events: without('audit_events', /"backup /),
    counters: without('counters', /"restored-/),
  };
}

function filesIn(uploadsDir: string): Record<string, string> {
  const names = storedFiles({ uploadsDir });
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(uploadsDir, name)).toString('base64')]),
  );
}

async function expectSame(restored: Place): Promise<void> {
  const [there, here] = [await contentsOfPlace(restored), await contentsOf(server.db)];
  expect(there.enquiries).toHaveLength(enquiryKinds.length + 452);
  expect(here.sessions).toHaveLength(2);
  expect(here.taps).toHaveLength(1);
  expect(here.consents).toHaveLength(5);
  expect(withoutOwnEvents(there)).toEqual({ ...withoutOwnEvents(here), sessions: [] });
  expect(storedFiles(restored)).toHaveLength(5);
  expect(filesIn(restored.uploadsDir)).toEqual(filesIn(server.uploadsDir));
}

/** The channels on which a number may get offers, and whether a restore holds them up. */
async function readOffers({ db }: TestServer, mobile = ''): Promise<[string[], boolean]> {
  const consents = await readConsents(db, [mobile]);
  const given = consents.filter(({ is_given: isGiven }) => isGiven);
  return [given.map(({ channel }) => channel), consents.some(({ waits }) => waits === 'restore')];
}

describe('npm run backup', () => {
  it('writes a file that only its owner may read, and prints what it holds', async () => {
    const { code, output } = await runBackup(fileNamed('kept.zip'));
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/kept\.zip holds \d{3,} rows and 5 files of pictures\.\n$/),
    ]);
    expect(statSync(fileNamed('kept.zip')).mode & 0o777).toBe(0o600);
    const [event] = await server.db
      .selectFrom('audit_events')
      .select(['user_id', 'action'])
      .orderBy('id', 'desc')
      .execute();
    expect(event).toEqual({ user_id: '(operator)', action: 'backup made' });
  });

  it('does not overwrite a file', async () => {
    writeFileSync(fileNamed('precious.zip'), 'yesterday');
    const { code, complaint } = await runBackup(fileNamed('precious.zip'));
    expect([code, complaint]).toEqual([1, expect.stringMatching(/already exists/)]);
    expect(readFileSync(fileNamed('precious.zip'), 'utf8')).toBe('yesterday');
    expect(existsSync(fileNamed('precious.zip.draft'))).toBe(false);
  });

  it.each([[[]], [['a.zip', 'b.zip']], [['--all']], [['/no/such/folder/a.zip']], [['']]])(
    'explains itself to %j',
    async (args) => {
      const { config: database } = server.database;
      const { code, output, complaint } = await runCommand('backup', args, { database });
      expect([code, output]).toEqual([1, '']);
      expect(complaint).toMatch(/^(Usage: |\/no\/such)/);
    },
  );

  it('names pictures whose files are lost, and copies the rest', async () => {
    const other = await startTestServer();
    const own = await other.logIn();
    const body = pictureForm(await buildJpeg(), { field: 'images' });
    await send(other, '/api/galleryupload', { body, cookie: own });
    const [lost = ''] = storedFiles(other);
    rmSync(path.join(other.uploadsDir, lost));
    const { code, output, complaint } = await runBackup(fileNamed('lost.zip'), other);
    await other.stop();
    expect(code, complaint).toBe(0);
    expect(output).toContain('4 files of pictures');
    expect(output).toContain(`not among the uploaded pictures: ${lost}\n`);
  });
});

describe('npm run restore', () => {
  it('gives back every row and every picture, and no session', async () => {
    const { code, output, complaint } = await runRestore(backup);
    expect([code, complaint]).toEqual([0, '']);
    expect(output).toMatch(/^Restored: \d{3,} rows, as they were on 20\d\d-/);
    await expectSame(place);
  });

  if (process.env.TEST_ENGINE === 'mysql') {
    it('moves to SQLite and back', async () => {
      const sqlite = await createPlace('sqlite');
      expect((await runRestore(backup, sqlite)).code).toBe(0);
      await expectSame(sqlite);
      const { config: database, uploadsDir } = sqlite;
      const moved = fileNamed('moved.zip');
      await runCommand('backup', [moved], { database, env: { UPLOADS_DIR: uploadsDir } });
      await leave(sqlite);
      expect((await runRestore(moved)).code).toBe(0);
      await expectSame(place);
    });
  }

  it('leaves data with which the server can start', async () => {
    await runRestore(backup);
    const again = await startTestServer({ database: place });
    expect((await submit(again, 'sales')).status).toBe(201);
    const newest = await again.db
      .selectFrom('enquiries')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    await again.stop();
    expect(newest.id).toBe(enquiryKinds.length + 453);
  });

  it('lists what was lost since, and no offer is sent until an owner has checked that', async () => {
    const [stopping, erased, kept] = ['9832000001', '9832000002', '9832000003'];
    const old = await startTestServer({ startsAt: Date.now() });
    const owner = await signIn(old);
    await addPerson(old, owner, { userId: 'asim', role: 'sales' });
    await addPerson(old, owner, { userId: 'bina', role: 'sales' });
    for (const mobile of [stopping, erased, kept]) {
      expect((await submit(old, 'opt-in', { overrides: { mobile } })).status).toBe(201);
    }
    const file = fileNamed('offers.zip');
    expect((await runBackup(file, old)).code).toBe(0);
    old.passTime(60_000);
    await post(old, '/api/consents/stop', { body: { mobile: stopping } });
    expect((await owner.send('POST', '/api/erasures', { mobile: erased })).status).toBe(200);
    const asim = old.db.updateTable('admin_users').where('user_id', '=', 'asim');
    await asim.set({ is_active: 0 }).execute();
    const bina = old.db.updateTable('admin_users').where('user_id', '=', 'bina');
    await bina.set({ expire_date: '2020-01-01' }).execute();

    const { config: database, uploadsDir } = place;
    const address = programEnv(old.database.config).DATABASE_URL ?? '';
    const restore = (before: string) =>
      runCommand('restore', [file, '--before', before], {
        database,
        env: { UPLOADS_DIR: uploadsDir },
      });
    const wrong = await restore('sqlite:/no/such/database.db');
    expect([wrong.code, wrong.complaint]).toEqual([1, expect.stringContaining('cannot be found')]);
    const { code, output, complaint } = await restore(address);
    // A damaged or missing table of an earlier version: the rest is listed, and so is what was restored.
    await old.db.schema.alterTable('consents').renameTo('damaged').execute();
    const damaged = await restore(address);
    await old.stop();
    expect([damaged.code, damaged.complaint]).toEqual([0, '']);
    expect(damaged.output).toMatch(/^Restored: \d+ rows/);
    expect(damaged.output).toContain('Stopped messages: cannot be read there\n');
    expect(damaged.output).toContain(`Erased, and back by this restore: ${erased}\n`);
    expect([code, complaint]).toEqual([0, '']);
    expect(output).toContain(`Stopped messages: ${stopping}\n`);
    expect(output).toContain('deactivated, have expired or were deleted: asim, bina\n');
    expect(output).toContain(`Erased, and back by this restore: ${erased}\n`);

    const again = await startTestServer({ database: place, startsAt: Date.now() });
    const [offered, held] = await readOffers(again, kept);
    expect([offered, held]).toEqual([[], true]);
    const boss = await signIn(again);
    const { restored } = (await boss.send<Outbox>('GET', '/api/messages')).body;
    expect(restored?.until).toBeGreaterThan(restored?.from ?? Infinity);
    const check = (body: object) => boss.send('POST', '/api/restoreCheck', body);
    const all = { from: restored?.from, stops: true, accounts: true, erasures: true };
    expect((await check({ ...all, stops: false })).status).toBe(400);
    // From another restore: it allows nothing.
    const stale = await check({ ...all, from: 1 });
    expect([stale.status, stale.body]).toMatchObject([409, { current: { restored } }]);
    expect((await readOffers(again, kept))[1]).toBe(true);
    expect((await check(all)).status).toBe(200);
    // As after a lost answer: it succeeds again.
    expect((await check(all)).status).toBe(200);
    expect((await readOffers(again, kept))[0]).not.toEqual([]);
    expect((await boss.send<Outbox>('GET', '/api/messages')).body.restored).toBeNull();
    const events = again.db.selectFrom('audit_events').select('user_id');
    expect(await events.where('action', '=', 'restore checked').execute()).toHaveLength(1);
    await again.stop();
  });

  it('refuses a target that holds data, and changes nothing there', async () => {
    await runRestore(backup);
    const before = await contentsOfPlace(place);
    const other = fileNamed('other.zip');
    await runBackup(other);
    const { code, complaint } = await runRestore(other);
    expect([code, complaint]).toEqual([1, expect.stringMatching(/^The database is not empty/)]);
    expect(await contentsOfPlace(place)).toEqual(before);
  });

  it('does nothing when repeated, until a server has started there', async () => {
    const { output } = await runRestore(backup);
    const before = await contentsOfPlace(place);
    expect(await runRestore(backup)).toEqual({ code: 0, output, complaint: '' });
    expect(await contentsOfPlace(place)).toEqual(before);
    const env = { UPLOADS_DIR: place.uploadsDir };
    await (await startServerProcess(place.config, env)).end('SIGTERM');
    const { code, complaint } = await runRestore(backup);
    expect([code, complaint]).toEqual([1, expect.stringMatching(/^The database is not empty/)]);
  });

  it('refuses a folder that holds a picture', async () => {
    const name = `${'a'.repeat(32)}.webp`;
    writeFileSync(path.join(place.uploadsDir, name), 'mine');
    const { code, complaint } = await runRestore(backup);
    expect([code, complaint]).toEqual([1, expect.stringContaining(name)]);
    expect(readdirSync(place.uploadsDir)).toEqual([name]);
  });
});
