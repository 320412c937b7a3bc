import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { recordTried } from '../../scripts/test-records.mjs';
import { isDatabaseUnavailable, purgeDeleted, readSnapshot } from '../src/db/dialect.ts';
import type { Database } from '../src/db/open-database.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { storedCount, submit } from './calls.ts';
import { childrenNamed, childrenOf } from './child-processes.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { canMountDisks, mountSmallDisk } from './small-disk.ts';
import { buildEnquiry, storeEnquiries } from './stored-enquiries.ts';
import {
  createFilledDatabase,
  fillDatabase,
  STAFF,
  startTestServer,
  type TestServer,
} from './test-server.ts';

const isSqlite = process.env.TEST_ENGINE === 'sqlite';
const hasProc = existsSync('/proc/self/task');

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function start(options: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  server = await startTestServer(options);
  return server;
}

/** Runs for hours if it is let. */
const endless = sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers)
  select count(*) from numbers`;

async function unavailability(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => false,
    (error: unknown) => isDatabaseUnavailable(error),
  );
}

it('200 reports and 100 submissions at once are all answered', async () => {
  const { report, url, db } = await start();
  await report('/api/allEnquiries');
  const reports = Array.from({ length: 200 }, () => report('/api/allEnquiries', { search: 'das' }));
  const submissions = Array.from({ length: 100 }, () => submit({ url }, 'sales'));
  expect(new Set((await Promise.all(reports)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set((await Promise.all(submissions)).map(({ status }) => status))).toEqual(
    new Set([201]),
  );
  expect(await storedCount({ db })).toBe(100);
});

it('visitors are served while staff use all connections that they have', async () => {
  const { staffDb, url } = await start();
  let letGo: () => void = () => undefined;
  const isServed = new Promise<void>((resolve) => (letGo = resolve));
  // More than either engine has for anybody; those that get none wait.
  const readers = Array.from({ length: 12 }, () => readSnapshot(staffDb, () => isServed));
  await sleep(300);
  const began = performance.now();
  expect((await submit({ url }, 'sales')).status).toBe(201);
  expect(performance.now() - began).toBeLessThan(1000);
  letGo();
  await Promise.all(readers);
});

it('a long answer comes whole and in order', async () => {
  const { staffDb, db } = await start();
  await storeEnquiries(
    { db },
    Array.from({ length: 2001 }, () => buildEnquiry()),
  );
  const read = (from: Database) => from.selectFrom('enquiries').selectAll().orderBy('id').execute();
  expect(await read(staffDb)).toEqual(await read(db));
});

it('errors keep what they are told apart by, and the connection is used again', async () => {
  const { staffDb } = await start();
  const insert = () =>
    staffDb.insertInto('daily_work').values({ name: 'twice', day: '' }).execute();
  await insert();
  await expect(insert()).rejects.toMatchObject(isSqlite ? { errcode: 1555 } : { errno: 1062 });
  expect(await unavailability(insert())).toBe(false);
  await expect(
    inTransaction(staffDb, async (transaction) => {
      await transaction.deleteFrom('daily_work').execute();
      throw new Error('of the work');
    }),
  ).rejects.toThrow('of the work');
  expect(await staffDb.selectFrom('daily_work').select('name').execute()).toEqual([
    { name: 'twice' },
  ]);
});

describe.runIf(isSqlite)('a worker with a connection', () => {
  it('that hangs in a statement is killed: the caller is told in time, the next one is served', async () => {
    const { staffDb } = await start({ limits: { limitMs: 1500 } });
    recordTried({ faults: 1 });
    const began = performance.now();
    expect(await unavailability(endless.execute(staffDb))).toBe(true);
    expect(performance.now() - began).toBeLessThan(4000);
    const { rows } = await sql`select 1 as one`.execute(staffDb);
    expect(rows).toEqual([{ one: 1 }]);
    recordTried({ healed: 1 });
  });

  it('that runs out of memory is replaced', async () => {
    const { staffDb } = await start({ limits: { heapMb: 32 } });
    recordTried({ faults: 1 });
    const large = sql`select hex(zeroblob(100000000)) as text`.execute(staffDb);
    expect(await unavailability(large)).toBe(true);
    const { rows } = await sql`select 1 as one`.execute(staffDb);
    expect(rows).toEqual([{ one: 1 }]);
    recordTried({ healed: 1 });
  }, 30_000);

  it('that is killed in a transaction leaves nothing of it, and no lock', async () => {
    const { staffDb, db, url } = await start({ limits: { limitMs: 1500 } });
    recordTried({ faults: 1 });
    let waited: Promise<number> | undefined;
    const broken = inTransaction(staffDb, async (transaction) => {
      await storeEnquiries({ db: transaction }, [buildEnquiry(), buildEnquiry()]);
      const began = performance.now();
      waited = submit({ url }, 'sales').then(({ status }) => {
        expect(status).toBe(201);
        return performance.now() - began;
      });
      await endless.execute(transaction);
    });
    expect(await unavailability(broken)).toBe(true);
    const ended = performance.now();
    // As long as the transaction: it held the lock.
    expect(await waited).toBeGreaterThan(1000);
    expect(performance.now() - ended).toBeLessThan(1000);
    expect(await storedCount({ db })).toBe(1);
    await inTransaction(staffDb, (again) => storeEnquiries({ db: again }, [buildEnquiry()]));
    expect(await storedCount({ db })).toBe(2);
    recordTried({ healed: 1 });
  });

  it('that answers too late is 503 with a message for staff, while visitors are served', async () => {
    const { report, url } = await start({ limits: { limitMs: 1 } });
    const { status, body } = await report('/api/allEnquiries');
    expect([status, body]).toMatchObject([503, { code: 'unavailable' }]);
    expect((await submit({ url }, 'sales')).status).toBe(201);
  });

  it('that reads a snapshot stops neither visitors nor other staff', async () => {
    const { staffDb, report, url } = await start();
    await readSnapshot(staffDb, async (snapshot) => {
      expect(await snapshot.selectFrom('enquiries').select('id').execute()).toEqual([]);
      expect((await submit({ url }, 'sales')).status).toBe(201);
      expect((await report('/api/allEnquiries')).body.totalRecords).toBe(1);
      expect(await purgeDeleted(staffDb)).toBe(false);
      expect(await snapshot.selectFrom('enquiries').select('id').execute()).toEqual([]);
    });
    expect(await purgeDeleted(staffDb)).toBe(true);
  });

  it.runIf(canMountDisks())(
    'is told when the disk is full, and goes on once there is room',
    async () => {
      const disk = mountSmallDisk(8);
      const config = { engine: 'sqlite', file: path.join(disk.folder, 'site.db') } as const;
      await fillDatabase(config);
      const { staffDb, report, db } = await start({
        database: { config, drop: () => Promise.resolve() },
      });
      try {
        const note = 'x'.repeat(200);
        const write = () =>
          storeEnquiries({ db: staffDb }, [buildEnquiry({ values: { message: note } })]);
        await write();
        // Signs in, which needs room.
        await report('/api/allEnquiries');
        const cookie = await server?.logIn();
        recordTried({ faults: 1 });
        disk.fill();
        await expect(
          (async () => {
            for (;;) await write();
          })(),
        ).rejects.toSatisfy(isDatabaseUnavailable);
        const stored = await storedCount({ db });
        expect((await report('/api/allEnquiries')).body.totalRecords).toBe(stored);
        const ticket = () =>
          request(server?.url ?? '')
            .post('/api/allEnquiries/export-ticket')
            .set('Cookie', cookie ?? '')
            .send({ search: note.slice(0, 100) });
        let refused = await ticket();
        while (refused.status === 201) refused = await ticket();
        expect([refused.status, refused.body]).toMatchObject([503, { code: 'unavailable' }]);
        disk.giveRoom();
        expect((await ticket()).status).toBe(201);
        await write();
        expect(await storedCount({ db })).toBe(stored + 1);
        recordTried({ healed: 1 });
      } finally {
        await server?.stop();
        server = undefined;
        disk.remove();
      }
    },
    60_000,
  );
});

it.runIf(hasProc)('a PDF whose process is killed is torn, and the next one is whole', async () => {
  const { url, db, logIn } = await start();
  const message = Array.from({ length: 120 }, (_, index) => `word${index}`).join(' ');
  const many = Array.from({ length: 3000 }, () => buildEnquiry({ values: { message } }));
  await storeEnquiries({ db }, many);
  const headers = { Cookie: await logIn(), 'Content-Type': 'application/json' };
  const draw = (body: object) =>
    fetch(`${url}/api/allEnquiries/pdf`, { method: 'POST', headers, body: JSON.stringify(body) });
  recordTried({ faults: 1 });
  const torn = await draw({});
  expect(torn.status).toBe(200);
  for (const id of childrenNamed('draw-worker')) process.kill(Number(id), 'SIGKILL');
  await expect(torn.arrayBuffer()).rejects.toThrow();
  const whole = Buffer.from(await (await draw({ page: 1, limit: 10 })).arrayBuffer());
  expect(whole.toString('latin1').trimEnd()).toMatch(/%%EOF$/);
  // A visitor's document has a process of its own.
  expect((await fetch(`${url}/price-list.pdf`)).status).toBe(200);
  recordTried({ healed: 1 });
});

describe.runIf(isSqlite && hasProc)('the processes of a server', () => {
  const staffCalls: [string, object?][] = [
    ['/api/allEnquiries', {}],
    ['/api/allEnquiries', { search: 'das' }],
    ['/api/getSalesEnquiry', {}],
    ['/api/dashboard'],
    ['/api/dashboard/history'],
    ['/api/allEnquiries/export'],
    ['/api/allEnquiries/export-ticket', {}],
    ['/api/erasures/preview', { mobile: '9832012345' }],
    ['/api/erasures', { mobile: '9832012345' }],
    ['/api/retention'],
    ['/api/retention/preview', { months: { sales: 1 } }],
    ['/api/auditEvents', {}],
    ['/api/auditEvents/users'],
  ];

  it('do what staff ask for that may take long: while they stand still, visitors are served', async () => {
    const { url, logIn } = await start({ limits: { size: 1 } });
    const cookie = await logIn();
    const call = ([address, body]: [string, object?]) =>
      body
        ? request(url).post(address).set('Cookie', cookie).send(body)
        : request(url).get(address).set('Cookie', cookie);
    await call(['/api/dashboard']).expect(200);
    const [worker] = childrenNamed('sqlite-worker');
    process.kill(Number(worker), 'SIGSTOP');
    const answered: string[] = [];
    const calls = staffCalls.map(async (each) => {
      const { status } = await call(each);
      answered.push(each[0]);
      return [each[0], status];
    });
    for (let visitor = 0; visitor < 20; visitor += 1) {
      expect((await submit({ url }, 'sales')).status).toBe(201);
      expect((await request(url).get('/api/models')).status).toBe(200);
    }
    await sleep(500);
    expect(answered).toEqual([]);
    process.kill(Number(worker), 'SIGCONT');
    const isAnswered = expect.toBeOneOf([200, 201]) as unknown;
    expect(await Promise.all(calls)).toEqual(staffCalls.map(([address]) => [address, isAnswered]));
  });

  async function workersOf({ process: { pid = 0 } }: ServerProcess): Promise<string[]> {
    // The first background job needs one.
    await expect.poll(() => childrenOf(pid)).not.toEqual([]);
    return childrenOf(pid);
  }

  it('end with it when it is killed', async () => {
    const database = await createFilledDatabase();
    const killed = await startServerProcess(database.config);
    const workers = await workersOf(killed);
    recordTried({ faults: 1 });
    await killed.end('SIGKILL');
    await expect
      .poll(() => workers.filter((id) => existsSync(`/proc/${id}`)), { timeout: 5000 })
      .toEqual([]);
    recordTried({ healed: 1 });
    await database.drop();
  }, 30_000);

  it('outlive a signal to the whole group, so that a server stops in order, with 0, while they are busy', async () => {
    const database = await createFilledDatabase();
    const stopped = await startServerProcess(database.config);
    const workers = await workersOf(stopped);
    await Promise.all(Array.from({ length: 300 }, () => submit(stopped, 'sales')));
    const login = await request(stopped.url).post('/api/login').send(STAFF);
    const [cookie = ''] = login.headers['set-cookie'] as unknown as string[];
    const headers = { Cookie: cookie.split(';')[0] ?? '', 'Content-Type': 'application/json' };
    const reports = Array.from({ length: 300 }, () =>
      fetch(`${stopped.url}/api/allEnquiries`, {
        ...{ method: 'POST', headers, body: JSON.stringify({ search: 'das' }) },
      }).then(
        ({ status }) => status,
        () => 'refused',
      ),
    );
    await sleep(50);
    for (const id of workers) process.kill(Number(id), 'SIGTERM');
    const began = performance.now();
    expect(await stopped.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(performance.now() - began).toBeLessThan(10_000);
    const answered = await Promise.all(reports);
    expect(answered).toContain(200);
    // What it had not accepted was refused; nothing that it had accepted failed.
    expect(answered.filter((status) => status !== 200 && status !== 'refused')).toEqual([]);
    expect(workers.filter((id) => existsSync(`/proc/${id}`))).toEqual([]);
    await database.drop();
  }, 60_000);
});
