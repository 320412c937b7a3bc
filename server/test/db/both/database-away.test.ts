import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enquiryKinds } from '@dealership/shared';
import { createApp } from '../../../src/app.ts';
import { isDatabaseUnavailable } from '../../../src/db/dialect.ts';
import { createDealershipSource } from '../../../src/features/settings/dealership-source.ts';
import { openDatabase, type Database } from '../../../src/db/open-database.ts';
import { storedCount, submit, toAnswer, type Answer } from '../../support/requests/calls.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { startTcpProxy, type TcpProxy } from '../../support/database/tcp-proxy.ts';
import {
  createTestLog,
  noDrawing,
  noHeic,
  noSheets,
  noImages,
  pictures,
  serve,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../support/server/test-server.ts';

const isMysql = process.env.TEST_ENGINE === 'mysql';
const log = createTestLog();
const noExtras = { pictures, images: noImages, drawing: noDrawing, sheets: noSheets, heic: noHeic };
const clock = () => TEST_NOW;

async function get(url: string, path: string): Promise<Answer> {
  return toAnswer(await request(url).get(path));
}

function expectUnavailable({ status, body, headers }: Answer): void {
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body.message).toBe(body.error);
}

describe('with the database reachable', () => {
  it('/livez and /readyz are 200', async () => {
    const server = await startTestServer();
    const answers = [await get(server.url, '/livez'), await get(server.url, '/readyz')];
    await server.stop();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('with the database closed', () => {
  it('/readyz is 503 with Retry-After and /livez is 200', async () => {
    const server = await startTestServer();
    // A pool opens at its first use; only then can it be closed.
    expect((await get(server.url, '/readyz')).status).toBe(200);
    await server.db.destroy();
    const [live, ready] = [await get(server.url, '/livez'), await get(server.url, '/readyz')];
    await server.stop();
    expect(live.status).toBe(200);
    expectUnavailable(ready);
  });
});

// MySQL can be unreachable, SQLite's disk can be full.
describe.each(isMysql ? ['an unreachable database server' as const] : ['a full disk' as const])(
  'with %s',
  (situation) => {
    let db: Database;
    let url: string;
    let stop: () => Promise<void>;

    beforeEach(async () => {
      if (situation === 'a full disk') {
        const server = await startTestServer();
        // The file may not grow any more, as on a full disk.
        await sql`pragma max_page_count = 1`.execute(server.db);
        ({ db, url, stop } = server);
        return;
      }
      db = openDatabase({ engine: 'mysql', url: 'mysql://nobody:secret@127.0.0.1:1/none' });
      const served = await serve(
        createApp({
          ...noExtras,
          db,
          staffDb: db,
          clock,
          log,
          config: testConfig,
          ...createDealershipSource({ db, clock, fixed: {} }),
        }),
      );
      url = served.url;
      stop = async () => {
        await served.stop();
        await db.destroy();
      };
    });
    afterEach(() => stop());

    it.each(enquiryKinds)('a submission of %s is 503 and can be sent again later', async (kind) => {
      const room = 'x'.repeat(2000);
      const overrides = { message: room };
      const headers = { 'Idempotency-Key': 'later' };
      let answer = await submit({ url }, kind, { overrides, headers });
      // A page may still have space for some rows.
      for (let i = 0; answer.status === 201 && i < 200; i += 1) {
        answer = await submit({ url }, kind, { overrides });
      }
      expectUnavailable(answer);
      expect(answer.text).not.toMatch(/127\.0\.0\.1|secret|ECONN|sqlite/i);
    });

    it('/livez is 200', async () => {
      expect((await get(url, '/livez')).status).toBe(200);
    });

    if (isMysql) {
      it('/readyz, a login and a session’s call are 503', async () => {
        expectUnavailable(await get(url, '/readyz'));
        const body = { userId: 'staff', password: 'x' };
        expectUnavailable(toAnswer(await request(url).post('/api/login').send(body)));
        expectUnavailable(await get(url, '/api/models'));
      });

      it('a call that needs a session and has none is still 401', async () => {
        expect((await get(url, '/api/me')).status).toBe(401);
      });
    }
  },
);

if (isMysql) describe('a database server that', databaseServerOutages);

function databaseServerOutages(): void {
  let server: TestServer;
  let proxy: TcpProxy;
  let db: Database;
  /** A second server on the same data, whose connections to the database can be cut. */
  let url: string;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    server = await startTestServer();
    const { config } = server.database;
    const address = new URL(config.engine === 'mysql' ? config.url : '');
    proxy = await startTcpProxy({ host: address.hostname, port: Number(address.port) });
    address.hostname = '127.0.0.1';
    address.port = String(proxy.port);
    db = openDatabase({ engine: 'mysql', url: address.href });
    const served = await serve(
      createApp({
        ...noExtras,
        db,
        staffDb: db,
        clock,
        log,
        config: testConfig,
        ...createDealershipSource({ db, clock, fixed: {} }),
      }),
    );
    ({ url, stop } = served);
    // Several connections in the pool.
    const answers = await Promise.all(Array.from({ length: 12 }, () => submit({ url }, 'sales')));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
  });
  afterEach(async () => {
    await proxy.open();
    await stop();
    await db.destroy();
    await proxy.stop();
    await server.stop();
  });

  const retried = { 'Idempotency-Key': 'retried' };

  /** Many visitors at once, more than there are connections. */
  async function expectOutage(): Promise<void> {
    const answers = await Promise.all([
      submit({ url }, 'sales', { headers: retried }),
      ...Array.from({ length: 24 }, () => submit({ url }, 'finance')),
      get(url, '/readyz'),
      get(url, '/api/bikes'),
    ]);
    for (const answer of answers) expectUnavailable(answer);
    expect((await get(url, '/livez')).status).toBe(200);
    const [picture = ''] = pictures.filesFrom('');
    expect((await get(url, `/pictures/${picture}`)).status).toBe(200);
  }

  /** A submission that was in flight may have been stored; the retry then finds it. */
  async function expectHealed(): Promise<void> {
    let answer = await submit({ url }, 'sales', { headers: retried });
    for (let i = 0; answer.status === 503 && i < 20; i += 1) {
      answer = await submit({ url }, 'sales', { headers: retried });
    }
    expect(answer.status).toBe(201);
    const again = await submit({ url }, 'sales', { headers: retried });
    expect(again.body.reference).toBe(answer.body.reference);
    const rows = await server.db
      .selectFrom('enquiries')
      .select('id')
      .where('submission_key', '=', 'sales:retried')
      .execute();
    expect(rows).toHaveLength(1);
    expect((await get(url, '/readyz')).status).toBe(200);
    expect(await storedCount(server)).toBeGreaterThanOrEqual(13);
  }

  it('dies is 503 with a message, and is used again when it is back, without a restart', async () => {
    await proxy.cut();
    await expectOutage();
    await proxy.open();
    await expectHealed();
  });

  it('dies between two statements of a transaction is reported as unavailable by the next one', async () => {
    const trx = await db.startTransaction().execute();
    await sql`select 1`.execute(trx);
    await proxy.cut();
    // Time for the driver to notice that the connection is closed.
    await sleep(50);
    const error: unknown = await sql`select 1`.execute(trx).catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    await trx
      .rollback()
      .execute()
      .catch(() => undefined);
  });

  it('hangs is 503 with a message, and is used again when it goes on', async () => {
    proxy.freeze();
    await expectOutage();
    await proxy.open();
    await expectHealed();
  });
}

if (isMysql) {
  describe('with a database server that drops all connections', () => {
    it('enquiries are stored again without a restart', async () => {
      const server = await startTestServer();
      const other = openDatabase(server.database.config);
      // Several connections in the pool, all of them cut.
      await Promise.all(Array.from({ length: 8 }, () => submit(server, 'sales')));
      const { rows } = await sql<{ id: number }>`select id from information_schema.processlist
        where db = database() and id <> connection_id()`.execute(other);
      for (const { id } of rows) await sql`kill ${sql.lit(id)}`.execute(other);
      const statuses = [];
      for (let i = 0; i < 12; i += 1) statuses.push((await submit(server, 'sales')).status);
      const stored = await storedCount(server);
      await other.destroy();
      await server.stop();
      expect(rows.length).toBeGreaterThan(1);
      expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
      expect(statuses.at(-1)).toBe(201);
      expect(stored).toBe(8 + statuses.filter((status) => status === 201).length);
    });
  });
}

describe('a repeat of a submission whose first one is still being stored', () => {
  let server: TestServer;
  let other: Database;
  beforeEach(async () => {
    server = await startTestServer();
    other = openDatabase(server.database.config);
  });
  afterEach(async () => {
    await other.destroy();
    await server.stop();
  });

  const headers = { 'Idempotency-Key': 'slow' };

  /** Begins the first submission on another server: inserted, not yet committed. */
  async function beginFirst() {
    const transaction = await other.startTransaction().execute();
    await transaction
      .insertInto('enquiries')
      .values({
        reference: 'AAAAAAAA',
        kind: 'sales',
        search_text: '',
        submission_key: 'sales:slow',
        submission_hash: '0'.repeat(64),
        created_at: TEST_NOW,
      })
      .execute();
    return transaction;
  }

  // SQLite has one writer: any write that waits too long gets "busy".
  const [status, code] = isMysql ? [409, 'submission_in_flight'] : [503, 'unavailable'];
  it(`waits some seconds and is asked to try again (${status})`, async () => {
    const first = await beginFirst();
    const startedAt = performance.now();
    const answer = await submit(server, 'sales', { headers });
    const waitedMs = performance.now() - startedAt;
    await first.rollback().execute();
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(waitedMs).toBeGreaterThan(3_900);
    expect(await storedCount(server)).toBe(0);
    expect((await submit(server, 'sales', { headers })).status).toBe(201);
  });

  if (isMysql) {
    it('waits for it and then gets its answer', async () => {
      const first = await beginFirst();
      const repeat = submit(server, 'sales', { headers });
      await untilSomebodyWaits();
      await first.commit().execute();
      // The first one had another body: 422 shows that the repeat waited and compared.
      expect((await repeat).status).toBe(422);
      expect(await storedCount(server)).toBe(1);
    });

    async function untilSomebodyWaits(): Promise<void> {
      for (;;) {
        const { rows } = await sql`select 1 from information_schema.innodb_trx
          where trx_state = 'LOCK WAIT' and trx_query like '%sales:slow%'`.execute(other);
        if (rows.length > 0) return;
        // InnoDB answers from a cached copy, which it renews only when it was not read for 0.1 s.
        await sleep(150);
      }
    }
  }
});
