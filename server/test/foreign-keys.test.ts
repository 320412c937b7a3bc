import { sql } from 'kysely';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordTried } from '../../scripts/test-records.mjs';
import { isWithoutParent } from '../src/db/dialect.ts';
import { foreignKeys, plainIds, type ForeignKey } from '../src/db/foreign-keys.ts';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/migrations.ts';
import { openDatabase, type Database } from '../src/db/open-database.ts';
import { toVehicle, type Vehicle } from '../src/db/vehicle-row.ts';
import { listBackedUpTables } from '../src/features/backup/backup-repository.ts';
import { submit } from './calls.ts';
import { cutShort } from './cut-short.ts';
import { describeKey, foreignKeysOf, schemaOf } from './database-schema.ts';
import { TEST_NOW } from './samples.ts';
import {
  createTestDatabase,
  STAFF,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from './test-server.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** What no call of a test has stored, of an account, a model and an enquiry that are there. */
const furtherRows: Readonly<Record<string, Row>> = {
  desk_events: {
    ...{ enquiry_id: 1, at: TEST_NOW, kind: 'note', user_id: STAFF.userId, detail: '{}' },
    request_key: null,
  },
  desk_reads: { user_id: STAFF.userId, enquiry_id: 1, read_at: TEST_NOW, open_until: TEST_NOW },
  desk_notices: { user_id: STAFF.userId, enquiry_id: 1, why: 'due', at: TEST_NOW, seen_at: null },
  outbox: {
    ...{ message_id: 'm', channel: 'mail', kind: 'test', enquiry_id: 1, payload: '{}' },
    ...{ created_at: TEST_NOW, state: 'waiting', due_at: TEST_NOW, attempts: 0 },
  },
  days_off: {
    ...{ user_id: STAFF.userId, first_day: '2026-12-01', last_day: '2026-12-02', taker: null },
    begun_at: null,
  },
  alert_choices: { user_id: STAFF.userId, choices: null },
  desk_views: {
    ...{ user_id: STAFF.userId, name: 'Sales', filter: '{"view":"open"}', position: 0 },
    created_at: TEST_NOW,
  },
  vehicle_sections: {
    ...{ vehicle_id: 1, section: 'about', version: 1, draft: '{}', user_id: STAFF.userId },
    saved_at: TEST_NOW,
  },
  vehicle_changes: {
    ...{ vehicle_id: 1, section: 'about', value_before: null, value_after: '{}' },
    ...{ user_id: STAFF.userId, created_at: TEST_NOW },
  },
  planned_prices: {
    ...{ vehicle_id: 1, valid_from: '2026-12-01', prices: '[]', user_id: STAFF.userId },
  },
  passkeys: {
    ...{ user_id: STAFF.userId, credential_hash: 'h', credential_id: 'c', public_key: 'k' },
    ...{ counter: 0, transports: '', name: 'Phone', created_at: TEST_NOW },
  },
  push_devices: {
    ...{ user_id: STAFF.userId, browser: 'h', endpoint: 'https://push.example/a' },
    ...{ endpoint_digest: 'd', p256dh: 'p', auth: 'a', label: 'Chrome on Android' },
    ...{ created_at: TEST_NOW, used_at: null },
  },
  authenticator_apps: { user_id: STAFF.userId, secret: 's', last_step: 1 },
  recovery_codes: { hash: 'h', user_id: STAFF.userId },
  password_links: { user_id: STAFF.userId, hash: 'h', expires_at: TEST_NOW },
  account_notices: {
    ...{ user_id: STAFF.userId, event: 'owner-added', about: 'bina', done_by: '' },
    created_at: TEST_NOW,
  },
};

/** A model as it stood in tables of its parts, and parts whose model is gone. */
const part = { id: 7, vehicle_id: 5, position: 1 };
const rowsOfVehicle: Readonly<Record<string, Row[]>> = {
  vehicles: [
    {
      ...{ id: 5, type: 'motorcycle', model_key: 'livo', bike_name: 'Livo', name: 'Livo' },
      ...{ slug: 'honda-livo', status: 0, position: 3, details: 'A commuter.', price_paise: 0 },
      ...{ engine: '109.51 cc', power: '6.47 kW', transmission: '4-speed' },
    },
  ],
  variants: [
    { ...part, name: 'Drum', price_paise: 7_865_100 },
    { ...part, id: 8, position: 2, name: 'Disc', price_paise: 8_265_150 },
    { ...part, id: 6, vehicle_id: 987_654, name: 'Stray', price_paise: 1 },
  ],
  vehicle_specs: [{ ...part, section: 'bodyDimensions', label: 'kerbWeight', value: '112 kg' }],
  colours: [{ ...part, name: 'Pearl Black', image: '/pictures/livo/colours/pearl-black.webp' }],
  features: [{ ...part, heading: 'CBS', description: 'Both brakes.', image: '' }],
  accessories: [
    {
      ...part,
      id: 9,
      heading: 'Guard',
      description: '',
      part_no: '08P',
      price_paise: 99_000,
      image: '',
    },
    {
      ...part,
      id: 3,
      vehicle_id: 987_654,
      heading: 'Stray',
      description: '',
      part_no: '',
      price_paise: 1,
      image: '',
    },
  ],
  frames: [
    { ...part, position: 2, image: '/pictures/livo/turn/01.avif' },
    { ...part, id: 8, image: '/pictures/livo/turn/00.avif' },
  ],
  vehicle_pictures: [{ id: 1, vehicle_id: 5, role: 'lead', image: '/pictures/livo/lead.webp' }],
};
const livo: Vehicle = {
  ...{ id: 5, bikeName: 'Livo', isActive: false },
  about: {
    ...{ type: 'motorcycle', name: 'Livo', class: null, details: { en: 'A commuter.' } },
    ...{ engine: '109.51 cc', power: '6.47 kW', transmission: '4-speed', pricePaise: null },
    figures: {
      ...{ fuel: 'petrol', engineCc: 109.51, motorKw: null, mileage: null, rangeKm: null },
      ...{ seatHeight: null, kerbWeight: 112 },
    },
  },
  variants: [
    { id: 7, name: 'Drum', pricePaise: 7_865_100 },
    { id: 8, name: 'Disc', pricePaise: 8_265_150 },
  ],
  colours: [
    {
      ...{ id: 7, name: 'Pearl Black', swatch: null },
      image: '/pictures/livo/colours/pearl-black.webp',
    },
  ],
  specs: [{ section: 'bodyDimensions', label: 'kerbWeight', value: '112 kg' }],
  features: [{ heading: { en: 'CBS' }, description: { en: 'Both brakes.' }, image: '' }],
  accessories: [
    {
      ...{ id: 9, heading: { en: 'Guard' }, description: { en: '' }, image: '' },
      ...{ partNo: '08P', pricePaise: 99_000 },
    },
  ],
  pictures: {
    ...{ lead: '/pictures/livo/lead.webp', side: '', icon: '', name: '' },
    frames: ['/pictures/livo/turn/00.avif', '/pictures/livo/turn/01.avif'],
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const cookie = await server.logIn();
  const ask = request(server.url).post('/api/allEnquiries/export-ticket').set('Cookie', cookie);
  await ask.send({}).expect(201);
  // Two enquiries: one stays when the other goes.
  await submit(server, 'sales');
  await submit(server, 'amc');
  for (const [table, row] of Object.entries(furtherRows)) await insert(server.db, table, row);
});
afterAll(() => server.stop());

async function rowsOf(db: Database, table: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} order by 1`.execute(db);
  return rows;
}

function insert(db: Database, table: string, row: Row): Promise<unknown> {
  // The database writes the facts of the desk itself.
  const given = Object.entries(row).filter(([column]) => `${table}.${column}` !== 'desk.facts');
  const columns = given.map(([column]) => sql.ref(column));
  const values = given.map(([, value]) => value);
  return sql`insert into ${sql.table(table)} (${sql.join(columns)})
    values (${sql.join(values)})`.execute(db);
}

/** Rolls back what `work` does. */
async function tryOut(work: (db: Database) => Promise<void>): Promise<void> {
  const undone = new Error('undone');
  const attempt = server.db.transaction().execute(async (transaction) => {
    await work(transaction);
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
}

describe('the list of foreign keys', () => {
  it('matches the database, including what deleting a parent does', async () => {
    expect(await foreignKeysOf(server.database.config)).toEqual(
      foreignKeys.map(describeKey).sort(),
    );
  });

  it('names every column that looks like an id, or `plainIds` says why not', async () => {
    const tables = await server.db.introspection.getTables();
    const ids = tables
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
      .filter((column) => column.endsWith('_id') && column !== 'admin_users.user_id');
    const named = foreignKeys.map(({ child, column }) => `${child}.${column}`);
    expect(ids.sort()).toEqual([...named, ...Object.keys(plainIds)].sort());
  });

  it('agrees with the order in which a restore stores tables: parents first', async () => {
    const tables = await listBackedUpTables(server.db);
    const kept = foreignKeys.filter(({ child }) => tables.includes(child));
    expect(kept.length).toBeGreaterThan(0);
    for (const { child, parent } of kept) {
      expect(tables.slice(0, tables.indexOf(child))).toContain(parent);
    }
  });
});

describe.each(foreignKeys)('$child.$column', ({ child, column, parent, parentColumn }) => {
  it('refuses a row without a parent', async () => {
    await tryOut(async (db) => {
      const [row = {}] = await rowsOf(db, child);
      const remove = sql`delete from ${sql.table(child)} where ${sql.ref(column)} = ${row[column]}`;
      await remove.execute(db);
      await insert(db, child, row);
      await remove.execute(db);
      const stranger = typeof row[column] === 'number' ? 987_654 : 'nobody';
      const failure = await insert(db, child, { ...row, [column]: stranger }).catch(
        (error: unknown) => error,
      );
      expect(isWithoutParent(failure)).toBe(true);
    });
  });

  it('is deleted with its parent, and no other row is', async () => {
    await tryOut(async (db) => {
      const before = await rowsOf(db, child);
      const gone = before[0]?.[column];
      await sql`delete from ${sql.table(parent)}
        where ${sql.ref(parentColumn)} = ${gone}`.execute(db);
      const left = before.filter((row) => row[column] !== gone);
      expect(left.length).toBeLessThan(before.length);
      expect(await rowsOf(db, child)).toEqual(left);
    });
  });
});

describe('a database from before there were foreign keys', () => {
  const allSteps = Object.keys(migrations);
  const earlierSteps = allSteps.filter((step) => step < '0120');
  /** Those that change these rows. The newer ones are interrupted in migrate.test.ts, and here in the long run. */
  const interruptedSteps = allSteps.filter(
    (step) => step < '0250' || process.env.INTERRUPTED_STEPS !== undefined,
  );
  /**
   * Statements between one start that is interrupted and the next. On SQLite each begins from the same rows, since the whole
   * upgrade is one transaction: there `npm test` interrupts after every fifth.
   */
  const APART =
    process.env.TEST_ENGINE === 'mysql' || process.env.INTERRUPTED_STEPS !== undefined ? 1 : 5;
  const stray = { hash: 'h', user_id: 'gone', used_at: TEST_NOW };
  let old: TestDatabase;
  let before: Map<string, readonly Row[]>;
  /** What there was of each table; later steps add columns. */
  let columnsThen: Map<string, ReadonlySet<string>>;
  /** Those of tables that there were. */
  let keys: readonly ForeignKey[];

  /** Rows with their parents, and one row of each table whose parent is missing. */
  async function createOldDatabase(): Promise<TestDatabase> {
    const database = await createTestDatabase();
    await migrate(database.config, { only: earlierSteps });
    const db = openDatabase(database.config);
    for (const [table, rows] of Object.entries(rowsOfVehicle)) {
      for (const row of rows) await insert(db, table, row);
    }
    const tables = await db.introspection.getTables();
    columnsThen = new Map(
      tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
    );
    for (const table of ['admin_users', 'sessions', 'login_devices', 'export_tickets'] as const) {
      for (const row of await rowsOf(server.db, table)) await insert(db, table, asThen(table, row));
    }
    keys = foreignKeys.filter(({ child }) => tables.some(({ name }) => name === child));
    before = await readChildren(db);
    for (const { child, column } of keys) await insert(db, child, strayOf(child, column));
    await db.destroy();
    return database;
  }

  function asThen(table: string, row: Row): Row {
    const known = columnsThen.get(table);
    return Object.fromEntries(Object.entries(row).filter(([column]) => known?.has(column)));
  }

  function strayOf(child: ForeignKey['child'], column: string): Row {
    if (child === 'login_devices') return stray;
    const [row = {}] = before.get(child) ?? [];
    const { id, ...rest } = row;
    const key = typeof id === 'string' ? { id: 'stray' } : {};
    const hash = 'hash' in row ? { hash: 'stray' } : {};
    const parent = typeof row[column] === 'number' ? 987_654 : 'gone';
    return { ...rest, ...key, ...hash, [column]: parent };
  }

  async function readChildren(db: Database): Promise<Map<string, readonly Row[]>> {
    const children = new Map<string, readonly Row[]>();
    for (const { child } of keys) {
      const rows = await rowsOf(db, child);
      children.set(
        child,
        rows.map((row) => asThen(child, row)),
      );
    }
    return children;
  }

  it('gets them however often the upgrade is interrupted, and keeps every row that has a parent', async () => {
    old = await createOldDatabase();
    let starts = 0;
    let done = 0;
    for (let statements = 1; ; statements += APART) {
      starts += 1;
      const start = () => migrate(old.config, { only: interruptedSteps });
      if (await cutShort(statements, start)) break;
      const db = openDatabase(old.config);
      const { rows } = await sql`select name from kysely_migration`.execute(db);
      await db.destroy();
      if (rows.length > Math.max(done, earlierSteps.length)) statements = 0;
      done = rows.length;
    }
    recordTried({ faults: starts - 1 });
    expect(starts * APART).toBeGreaterThan(interruptedSteps.length - earlierSteps.length);
    await migrate(old.config);
    const db = openDatabase(old.config);
    expect(await readChildren(db)).toEqual(before);
    const [vehicle] = await db.selectFrom('vehicles').selectAll().execute();
    expect(vehicle && toVehicle(vehicle)).toEqual(livo);
    expect(await rowsOf(db, 'counters')).toEqual([{ name: 'parts', value: 9 }]);
    await db.destroy();
    const fresh = await createTestDatabase();
    await migrate(fresh.config);
    expect(await schemaOf(old.config)).toEqual(await schemaOf(fresh.config));
    recordTried({ healed: starts - 1 });
    await fresh.drop();
    await old.drop();
  }, 120_000);
});
