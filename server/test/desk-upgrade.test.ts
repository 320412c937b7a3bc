import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordTried } from '../../scripts/test-records.mjs';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/migrations.ts';
import { openDatabase, type Database } from '../src/db/open-database.ts';
import { takeOver } from '../src/features/enquiries/desk/take-over.ts';
import type { Browser } from './browser.ts';
import { submit } from './calls.ts';
import { builtProgram } from './built-programs.ts';
import { cutShort } from './cut-short.ts';
import { openPatient, storeMany } from './many-enquiries.ts';
import { signIn } from './people.ts';
import { TEST_NOW } from './samples.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import {
  createFilledDatabase,
  createTestDatabase,
  STAFF,
  type TestDatabase,
} from './test-server.ts';

/** `npm run test:long` takes a million over. */
const STORED = Number(process.env.DESK_STORED ?? 4200);
const isMany = STORED >= 100_000;

/** Before there was a desk. */
const stepsBefore = Object.keys(migrations).filter((name) => name < '0270');

/** Longest time (ms) until the server listens, and for which its thread may be held then. */
const SERVING_MS = 10_000;
const STRETCH_MS = 200;

let database: TestDatabase;
let db: Database;
/** Number of the last enquiry that the version before has stored. */
let lastStored: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database.config, { only: stepsBefore });
  db = openPatient(database.config);
  await storeMany(db, STORED);
  const stored = db.selectFrom('enquiries').select(({ fn }) => fn.max('id').as('last'));
  lastStored = (await stored.executeTakeFirstOrThrow()).last;
}, 1_200_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/**
 * In the server's process: tells each longer time (ms) between two turns of its event loop, by the clock, but at most the
 * processor time that it took, so that other programs on a busy machine do not count.
 */
const watchLoop = `
  const measure = () => {
    const { user, system } = process.cpuUsage();
    return { clock: performance.now(), processor: (user + system) / 1000 };
  };
  let last = measure();
  setInterval(() => {
    const now = measure();
    const ms = Math.min(now.clock - last.clock, now.processor - last.processor);
    last = now;
    if (ms > 10) console.log('stretch ' + ms);
  }, 2).unref();`;

function longestStretch(lines: readonly string[]): number {
  const told = lines.flatMap((line) => /^stretch (.+)$/.exec(line)?.[1] ?? []);
  return Math.max(0, ...told.map(Number));
}

/** Starts the server as it is shipped. */
async function start(): Promise<{ server: ServerProcess; tookMs: number }> {
  const began = performance.now();
  const account = { ADMIN_USER_ID: STAFF.userId, ADMIN_PASSWORD: STAFF.password };
  const watching = `data:text/javascript,${encodeURIComponent(watchLoop)}`;
  const command = ['--import', watching, builtProgram('main'), '--api-only'];
  const server = await startServerProcess(database.config, account, command);
  return { server, tookMs: performance.now() - began };
}

async function count(table: 'enquiries' | 'desk' | 'customers'): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Slowest answers, in ms. */
interface Slowest {
  /** A page of all enquiries, as staff read it. */
  report: number;
  /** An enquiry that a visitor sends. */
  submission: number;
  /** What asks nothing of the database: as long as the thread of the server is held. */
  live: number;
}

/** Reads, sends and asks, one after the other of each, until it is told to stop. */
function useServer({ url }: ServerProcess, staff: Browser): () => Promise<Slowest> {
  const slowest: Slowest = { report: 0, submission: 0, live: 0 };
  let isOver = false;
  const repeat = async (name: keyof Slowest, pauseMs: number, work: () => Promise<number>) => {
    while (!isOver) {
      const began = performance.now();
      const status = await work();
      slowest[name] = Math.max(slowest[name], performance.now() - began);
      expect([200, 201], name).toContain(status);
      await sleep(pauseMs);
    }
  };
  const all = Promise.all([
    repeat('report', 50, async () => {
      const { status } = await staff.send('POST', '/api/allEnquiries', { page: 1, limit: 10 });
      return status;
    }),
    repeat('submission', 200, async () => (await submit({ url }, 'sales')).status),
    repeat('live', 5, async () => (await fetch(`${url}/livez`)).status),
  ]);
  return async () => {
    isOver = true;
    await all;
    return slowest;
  };
}

it(`takes ${STORED} enquiries over while it serves, also when it is killed meanwhile`, async () => {
  const first = await start();
  expect(first.tookMs).toBeLessThan(SERVING_MS);
  // Some stand on the desk, but not all.
  const enough = isMany ? STORED / 5 : 1;
  while ((await count('desk')) < enough) await sleep(isMany ? 100 : 1);
  recordTried({ faults: 1 });
  await first.server.end('SIGKILL');
  const taken = await count('desk');
  if (isMany) expect(taken).toBeLessThan(STORED);

  const second = await start();
  expect(second.tookMs).toBeLessThan(SERVING_MS);
  // Starting takes the thread, and nobody waits yet.
  const startedWith = second.server.lines.length;
  const began = performance.now();
  const stopUsing = useServer(second.server, await signIn(second.server));
  const isDone = () => second.server.lines.some((line) => line.includes('taken over by the desk'));
  while (taken < STORED && !isDone()) await sleep(10);
  const tookMs = performance.now() - began;
  const slowest = await stopUsing();
  await second.server.end('SIGTERM');
  recordTried({ healed: 1 });
  const stretchMs = longestStretch(second.server.lines.slice(startedWith));
  expect(stretchMs).toBeLessThan(STRETCH_MS);
  if (isMany) {
    const serving = [first.tookMs, second.tookMs];
    console.log(JSON.stringify({ STORED, serving, taken, tookMs, slowest, stretchMs }));
  }
  await expectTakenOver();
}, 1_500_000);

/** Each once, with the customer of its number; what has come meanwhile is open. */
async function expectTakenOver(): Promise<void> {
  expect(await count('desk')).toBe(await count('enquiries'));
  const { rows } = await sql`select count(*) as total, count(distinct customer_id) as customers,
      sum(contact = mobile) as known, count(distinct mobile) as numbers, min(desk.version) as least,
      sum(standing = case desk.kind when 'opt-in' then 'closed' else 'before' end) as standing,
      sum(arrived_at = enquiries.created_at and desk.kind = enquiries.kind) as same,
      sum(check_at is null and next_at is null and assignee is null) as quiet
    from desk
    join enquiries on enquiries.id = desk.enquiry_id
    join customers on customers.id = desk.customer_id
    where enquiry_id <= ${lastStored}`.execute(db);
  const [found = {}] = rows as Record<string, unknown>[];
  // MySQL's sums are texts.
  const numbers = Object.fromEntries(Object.entries(found).map(([name, n]) => [name, Number(n)]));
  const each = { total: STORED, known: STORED, standing: STORED, same: STORED, quiet: STORED };
  expect(numbers).toMatchObject({ ...each, least: 1, customers: numbers.numbers });
  const since = await db
    .selectFrom('desk')
    .select('standing')
    .distinct()
    .where('enquiry_id', '>', lastStored)
    .execute();
  expect(since).toEqual([{ standing: 'open' }]);
}

it('takes each over once, wherever it is cut short', async () => {
  const own = await createFilledDatabase();
  const other = openDatabase(own.config);
  /** Each in a part of its own. */
  const numbers = [1, 3000, 6000];
  for (let statements = 0; ; statements += 1) {
    await other.deleteFrom('enquiries').execute();
    await other.deleteFrom('customers').execute();
    await storeMany(other, numbers.length);
    const stored = await other.selectFrom('enquiries').select('id').orderBy('id').execute();
    for (const [i, { id }] of stored.entries()) {
      await other.updateTable('enquiries').set({ id: numbers[i] }).where('id', '=', id).execute();
    }
    const isWhole = await cutShort(statements, async () => {
      const cut = openDatabase(own.config);
      try {
        await takeOver(cut, { now: TEST_NOW });
      } finally {
        await cut.destroy();
      }
    });
    recordTried({ faults: isWhole ? 0 : 1 });
    await takeOver(other, { now: TEST_NOW });
    recordTried({ healed: isWhole ? 0 : 1 });
    const desk = await other
      .selectFrom('desk')
      .select('enquiry_id')
      .orderBy('enquiry_id')
      .execute();
    expect(desk.map((row) => row.enquiry_id)).toEqual(numbers);
    expect(await other.selectFrom('customers').select('id').execute()).toHaveLength(2);
    expect(await takeOver(other, { now: TEST_NOW })).toBe(0);
    if (isWhole) break;
  }
  await other.destroy();
  await own.drop();
});
