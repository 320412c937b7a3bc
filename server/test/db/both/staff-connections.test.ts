import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { isDatabaseUnavailable, purgeDeleted, readSnapshot } from '../../../src/db/dialect.ts';
import { openDatabase, type Database } from '../../../src/db/open-database.ts';
import { inTransaction } from '../../../src/db/transaction.ts';
import { storedCount, submit } from '../../support/requests/calls.ts';
import { childrenNamed, childrenOf } from '../../support/server/child-processes.ts';
import { startServerProcess } from '../../support/server/server-process.ts';
import { canMountDisks, mountSmallDisk } from '../../support/database/small-disk.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import {
  createFilledDatabase,
  fillDatabase,
  STAFF,
  startTestServer,
  type TestServer,
} from '../../support/server/test-server.ts';

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
  // More than either engine gives to staff; the others wait.
  const readers = Array.from({ length: 12 }, () => readSnapshot(staffDb, () => isServed));
  await sleep(300);
  expect((await submit({ url }, 'sales')).status).toBe(201);
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

it('errors keep what distinguishes them, and the connection is used again', async () => {
  const { staffDb } = await start();
  const insert = () =>
    staffDb.insertInto('daily_work').values({ name: 'twice', day: '' }).execute();
  await insert();
  await expect(insert()).rejects.toMatchObject(isSqlite ? { errcode: 1555 } : { errno: 1062 });
  await expect(insert()).rejects.not.toSatisfy(isDatabaseUnavailable);
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

describe.runIf(isSqlite)('SQLite in the process of the server', () => {
  /** Another program, such as an operator's command, or a second server. */
  async function otherProgram<Result>(work: (other: Database) => Promise<Result>): Promise<Result> {
    const other = openDatabase(server?.database.config ?? { engine: 'sqlite', file: '' });
    try {
      return await work(other);
    } finally {
      await other.destroy();
    }
  }

  it('answers pages and signed-in reads while another program writes and a submission waits', async () => {
    const { url, logIn, report, db, passTime } = await start({ hasSite: true });
    const cookie = await logIn();
    await report('/api/allEnquiries');
    // The next use of the sessions is written to the database.
    passTime(61_000);
    await otherProgram(async (other) => {
      const lock = await other.startTransaction().execute();
      await sql`update daily_work set day = ''`.execute(lock);
      let isStored = false;
      const waiting = submit({ url }, 'sales').then((answer) => {
        isStored = true;
        return answer;
      });
      // Time for its first tries.
      await sleep(50);
      for (const path of ['/', '/api/bikes', '/api/me', '/api/desk/counts', '/api/dashboard']) {
        expect((await request(url).get(path).set('Cookie', cookie)).status, path).toBe(200);
      }
      expect((await report('/api/allEnquiries')).status).toBe(200);
      expect(isStored).toBe(false);
      await lock.rollback().execute();
      expect((await waiting).status).toBe(201);
    });
    expect(await storedCount({ db })).toBe(1);
  });

  it('lets visitors write before staff, and another program between them', async () => {
    const { db, staffDb } = await start();
    const order: string[] = [];
    const note = (handle: Database, name: string) =>
      inTransaction(handle, async (transaction) => {
        await transaction.insertInto('daily_work').values({ name, day: '' }).execute();
        order.push(name);
      });
    let isOver = false as boolean;
    const others = otherProgram((other) => note(other, 'another program'));
    await inTransaction(staffDb, async () => {
      const waiting = [note(staffDb, 'staff'), note(db, 'visitor')];
      await sleep(20);
      void Promise.all(waiting).then(() => (isOver = true));
    });
    // The queue does not end before the other program has had its turn.
    for (let at = 0; !isOver || !order.includes('another program'); at += 1) {
      await Promise.all([note(db, `v${at}`), note(staffDb, `s${at}`)]);
    }
    await others;
    expect(order.indexOf('visitor')).toBeLessThan(order.indexOf('staff'));
  });

  it('refuses a write that looks like a read', async () => {
    const { staffDb } = await start();
    const disguised = sql`with old as (select 1) insert into daily_work (name, day) values ('x', '')`;
    await expect(disguised.execute(staffDb)).rejects.toMatchObject({ errcode: 8 });
    expect(await staffDb.selectFrom('daily_work').selectAll().execute()).toEqual([]);
  });

  it('writes after a transaction whose rollback failed, and keeps nothing of it', async () => {
    const { staffDb } = await start();
    const failing = inTransaction(staffDb, async (transaction) => {
      await transaction.insertInto('daily_work').values({ name: 'lost', day: '' }).execute();
      // The following rollback finds no transaction, as after a full disk.
      await sql`rollback`.execute(transaction);
      throw new Error('of the work');
    });
    await expect(failing).rejects.toThrow('of the work');
    await inTransaction(staffDb, (transaction) =>
      transaction.insertInto('daily_work').values({ name: 'kept', day: '' }).execute(),
    );
    expect(await staffDb.selectFrom('daily_work').select('name').execute()).toEqual([
      { name: 'kept' },
    ]);
  });

  it('reads a snapshot beside writes of visitors and other staff', async () => {
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
    'says so when the disk is full, and goes on once there is room',
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
        // Signs in, which needs a free connection.
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
  // A visitor's document is made in another process.
  expect((await fetch(`${url}/price-list.pdf`)).status).toBe(200);
  recordTried({ healed: 1 });
});

it.runIf(hasProc && isSqlite)(
  'no process outlives its server, killed or stopped at any moment of its work',
  async () => {
    const heic = readFileSync(path.join(import.meta.dirname, '../../support/images/photo.heic'));
    const database = await createFilledDatabase();
    const ends = ['SIGKILL', 'SIGTERM', 'SIGKILL'] as const;
    for (const [round, signal] of ends.entries()) {
      const running = await startServerProcess(database.config);
      const login = await request(running.url).post('/api/login').send(STAFF);
      const [cookie = ''] = login.headers['set-cookie'] as unknown as string[];
      const headers = { Cookie: cookie.split(';')[0] ?? '' };
      const json = { ...headers, 'Content-Type': 'application/json' };
      const picture = new FormData();
      picture.append('image', new Blob([new Uint8Array(heic)]), 'a.heic');
      const orders: [string, RequestInit][] = [
        ['/price-list.pdf', {}],
        ['/api/allEnquiries/pdf', { method: 'POST', headers: json, body: '{}' }],
        ['/api/priceList/xlsx', { headers }],
        ['/api/pictures', { method: 'POST', headers, body: picture }],
      ];
      const asked = orders.map(([address, init]) =>
        fetch(running.url + address, init).then(
          (answer) => answer.arrayBuffer().catch(() => undefined),
          () => undefined,
        ),
      );
      const { pid = 0 } = running.process;
      await expect.poll(() => childrenOf(pid).length).toBeGreaterThan(2);
      await sleep(round * 70);
      const children = childrenOf(pid);
      recordTried({ faults: 1 });
      await running.end(signal);
      await expect.poll(() => children.filter((id) => existsSync(`/proc/${id}`))).toEqual([]);
      recordTried({ healed: 1 });
      await Promise.all(asked);
    }
    await database.drop();
  },
  60_000,
);
