import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf, startOfDay, type EnquiryKind } from '@dealership/shared';
import { runDailyJobs, startDailyJobs } from '../../../src/jobs/daily-jobs.ts';
import { confirmDay } from '../../../src/jobs/known-day-repository.ts';
import { openDatabase } from '../../../src/db/open-database.ts';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import {
  eraseExpired,
  previewExpired,
} from '../../../src/features/enquiries/erase/erase-expired.ts';
import { storedCount } from '../../support/requests/calls.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import {
  createTestLog,
  startTestServer,
  type TestServer,
} from '../../support/server/test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const log = createTestLog();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ retentionMonths: { sales: 24, insurance: 36 } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('enquiries').execute();
  await server.db.deleteFrom('audit_events').execute();
  await server.db.deleteFrom('daily_work').execute();
  await server.db.deleteFrom('known_day').execute();
});

function deps(retentionMonths: Partial<Record<EnquiryKind, number>>, clock = () => TEST_NOW) {
  const { db } = server;
  return {
    db,
    clock,
    log,
    audit: createAuditTrail({ clock, log }),
    config: { retentionMonths },
  };
}

async function kindsLeft(): Promise<string[]> {
  const rows = await server.db.selectFrom('enquiries').select(['kind', 'created_at']).execute();
  return rows.map(({ kind, created_at }) => `${kind} ${new Date(created_at).toISOString()}`).sort();
}

async function events() {
  const rows = await server.db
    .selectFrom('audit_events')
    .select(['user_id', 'action', 'what'])
    .execute();
  return rows.map(({ user_id, action, what }) => [user_id, action, what]);
}

/** The first instant within the 24 months, and the last one before. */
const kept = startOfDay('2024-11-21');
const expired = kept - 1;

describe('retention', () => {
  it('erases what is older than its kind’s months, counted in days of India, and nothing else', async () => {
    await storeEnquiries(server, [
      buildEnquiry({ kind: 'sales', createdAt: kept }),
      buildEnquiry({ kind: 'sales', createdAt: expired }),
      buildEnquiry({ kind: 'insurance', createdAt: expired }),
      buildEnquiry({ kind: 'finance', createdAt: 0 }),
    ]);
    await confirmDay(server.db, dayOf(TEST_NOW));
    const order = deps({ sales: 24, insurance: 36 });
    const preview = [
      { kind: 'insurance', months: 36, before: '2023-11-21', count: 0 },
      {
        kind: 'sales',
        months: 24,
        before: '2024-11-21',
        count: 1,
        oldest: '2024-11-20',
        newest: '2024-11-20',
      },
    ];
    expect(await previewExpired(order)).toEqual({ expired: preview });
    const shown = request(server.url).get('/api/retention');
    expect((await shown.set('Cookie', await server.logIn())).body).toMatchObject({
      expired: preview,
    });
    await server.db.deleteFrom('audit_events').execute();
    expect(await storedCount(server)).toBe(4);
    expect(await eraseExpired(order, '(server)')).toMatchObject({ total: 1 });
    expect(await kindsLeft()).toEqual([
      'finance 1970-01-01T00:00:00.000Z',
      `insurance ${new Date(expired).toISOString()}`,
      `sales ${new Date(kept).toISOString()}`,
    ]);
    expect(await events()).toEqual([
      ['(server)', 'expired enquiries erased', 'sales: 1, before 2024-11-21'],
    ]);
    expect(await eraseExpired(order, '(server)')).toMatchObject({ total: 0 });
    expect(await events()).toHaveLength(1);
  });

  it('erases many in batches, each with its event', async () => {
    const old = Array.from({ length: 1100 }, () => buildEnquiry({ createdAt: expired }));
    await storeEnquiries(server, [...old, buildEnquiry()]);
    expect(await eraseExpired(deps({ sales: 24 }), '(server)')).toMatchObject({ total: 1100 });
    expect(await storedCount(server)).toBe(1);
    expect((await events()).map(([, , what]) => what)).toEqual(
      Array.from({ length: 11 }, () => 'sales: 100, before 2024-11-21'),
    );
  });
});

describe('daily work', () => {
  it('is done once a day in India, by one of two servers that start together', async () => {
    const other = openDatabase(server.database.config);
    let now = TEST_NOW;
    const done: string[] = [];
    const clock = () => now;
    const both = () =>
      Promise.all([
        runDailyJobs(
          { db: server.db, clock, log },
          { work: () => Promise.resolve(done.push('one')) },
        ),
        runDailyJobs({ db: other, clock, log }, { work: () => Promise.resolve(done.push('two')) }),
      ]);
    for (let round = 0; round < 3; round += 1) await both();
    expect(done).toHaveLength(1);
    now = startOfDay('2026-11-22') - 1;
    await both();
    expect(done).toHaveLength(1);
    now += 1;
    await both();
    expect(done).toHaveLength(2);
    // With a clock set back a day, or before its midnight, nothing runs twice.
    now -= DAY_MS;
    await both();
    expect(done).toHaveLength(2);
    await other.destroy();
  });

  it('is done once a day by two servers of which one is a day ahead', async () => {
    const done: string[] = [];
    const work = { work: () => Promise.resolve(done.push('')) };
    const looks = [0, 1, 0, 1, 1, 2, 1, 2].map((days) => TEST_NOW + days * DAY_MS);
    for (const now of looks) await runDailyJobs({ db: server.db, clock: () => now, log }, work);
    // Twice on the first day, before and after the other server's midnight; then once a day.
    expect(done).toHaveLength(3);
  });

  it('goes on when a clock that was years ahead is right again', async () => {
    const done: number[] = [];
    for (const days of [0, 1827, 0, 1, 1]) {
      const work = { work: () => Promise.resolve(done.push(days)) };
      await runDailyJobs({ db: server.db, clock: () => TEST_NOW + days * DAY_MS, log }, work);
    }
    expect(done).toEqual([0, 1827, 0, 1]);
  });

  it('that fails is logged, does not affect other work, and runs again the next day', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
    let now = TEST_NOW;
    let count = 0;
    const work = {
      broken: () => Promise.reject(new Error('no')),
      sound: () => Promise.resolve((count += 1)),
    };
    const clock = () => now;
    await runDailyJobs({ db: server.db, clock, log }, work);
    expect([count, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain('"name":"broken"');
    now += DAY_MS;
    await runDailyJobs({ db: server.db, clock, log }, work);
    expect([count, lines.length]).toEqual([2, 2]);
  });

  it('begins when the server starts, and ends before the server stops; what has not begun is left for the next', async () => {
    const done: string[] = [];
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const first = async () => {
      begin();
      await new Promise((resolve) => setTimeout(resolve, 50));
      done.push('first');
    };
    const second = () => Promise.resolve(done.push('second'));
    const own = { db: server.db, clock: () => TEST_NOW, log };
    const { stop } = startDailyJobs(own, { first, second });
    await begun;
    await stop();
    expect(done).toEqual(['first']);
    await runDailyJobs(own, { first, second });
    expect(done).toEqual(['first', 'second']);
  });
});
