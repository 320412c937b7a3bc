import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf, startOfDay, type EnquiryKind } from '@dealership/shared';
import { runDailyJobs } from '../../src/jobs/daily-jobs.ts';
import { checkDay, confirmDay } from '../../src/jobs/known-day-repository.ts';
import { createAuditTrail } from '../../src/audit/audit-trail.ts';
import { previewExpired, runRetention } from '../../src/features/enquiries/erase/erase-expired.ts';
import { storedCount } from '../support/requests/calls.ts';
import { runCommand } from '../support/server/command.ts';
import { TEST_NOW } from '../support/enquiries/samples.ts';
import { buildEnquiry, storeEnquiries } from '../support/enquiries/stored-enquiries.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIVE_YEARS_ON = Date.parse('2031-11-21T06:30:00Z');
/** The last instant that is older than 24 months. */
const expired = startOfDay('2024-11-21') - 1;

let server: TestServer;
let lines: { event?: string }[];
let now: number;
beforeAll(async () => {
  server = await startTestServer({ retentionMonths: { sales: 24 } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['enquiries', 'audit_events', 'sessions', 'daily_work', 'known_day'] as const)
    await server.db.deleteFrom(table).execute();
  lines = [];
  now = TEST_NOW;
});

const retentionMonths: Partial<Record<EnquiryKind, number>> = { sales: 24 };
function deps() {
  const write = (line: string) => lines.push(JSON.parse(line) as { event?: string });
  const log = pino({ level: 'warn' }, { write });
  const clock = () => now;
  const audit = createAuditTrail({ clock, log });
  return { db: server.db, clock, log, audit, config: { retentionMonths } };
}

/** Runs the daily jobs like the server. */
async function live(days = 0): Promise<void> {
  now += days * DAY_MS;
  await runDailyJobs(deps(), { retention: () => runRetention(deps()) });
}

function store(count: number, createdAt: number, kind: EnquiryKind = 'sales'): Promise<void> {
  return storeEnquiries(
    server,
    Array.from({ length: count }, () => buildEnquiry({ kind, createdAt })),
  );
}

const events = () => lines.map(({ event }) => event);
const WAITS = 'retention waits for the operator';

describe('a clock that is years ahead', () => {
  it('erases nothing and logs why; once it is right again, retention works as before', async () => {
    await store(1, TEST_NOW);
    await store(1, expired);
    now = FIVE_YEARS_ON;
    await live();
    expect(await storedCount(server)).toBe(2);
    const doubt = { reason: 'clock', today: '2031-11-21', known: '2026-11-21' };
    expect(lines).toMatchObject([{ event: WAITS, ...doubt }]);
    expect((await previewExpired(deps())).waits).toEqual(doubt);
    now = TEST_NOW;
    await live();
    expect(await storedCount(server)).toBe(1);
    expect(lines).toHaveLength(1);
  });

  it('is not confirmed by rows that are stored under it', async () => {
    await live();
    await store(1, TEST_NOW);
    now = FIVE_YEARS_ON;
    await live();
    await store(1, FIVE_YEARS_ON);
    await live(1);
    expect(await storedCount(server)).toBe(2);
    expect(events()).toEqual([WAITS, WAITS]);
  });

  it('is not trusted even when no day is known yet', async () => {
    await store(1, TEST_NOW);
    now = FIVE_YEARS_ON;
    await live();
    await store(1, FIVE_YEARS_ON);
    await live(1);
    expect(await storedCount(server)).toBe(2);
  });

  it('causes no warning while nothing would be erased', async () => {
    await store(1, FIVE_YEARS_ON);
    await live();
    now = FIVE_YEARS_ON;
    await live();
    expect([await storedCount(server), lines]).toEqual([1, []]);
  });
});

describe('retention', () => {
  it('goes on from day to day though nobody sends or signs in, and after two weeks without a server', async () => {
    await store(1, TEST_NOW);
    for (let day = 0; day < 40; day += 1) await live(1);
    await store(1, expired);
    await live(14);
    expect([await storedCount(server), lines]).toEqual([1, []]);
    await store(1, expired);
    await live(15);
    expect([await storedCount(server), events()]).toEqual([2, [WAITS]]);
  });

  it('warns of a clock that is behind, and erases what has certainly expired', async () => {
    await confirmDay(server.db, '2027-11-21');
    await store(1, expired);
    await live();
    expect([await storedCount(server), events()]).toEqual([0, ['the clock may be behind']]);
  });

  it.each([
    { what: 'a tenth of many', old: 10, young: 90, goes: true },
    { what: 'more than a tenth', old: 11, young: 89, goes: false },
    { what: 'all of a few', old: 49, young: 0, goes: true },
    { what: 'all of more', old: 50, young: 0, goes: false },
  ])('$what: goes by itself is $goes', async ({ old, young, goes }) => {
    await confirmDay(server.db, dayOf(TEST_NOW));
    await store(old, expired);
    await store(young, TEST_NOW);
    await live();
    expect(await storedCount(server)).toBe(goes ? young : old + young);
    const stored = old + young;
    expect(lines).toMatchObject(
      goes ? [] : [{ event: WAITS, reason: 'share', count: old, stored }],
    );
  });

  it('checks the share of all kinds together, and of each kind', async () => {
    const order = { ...deps(), config: { retentionMonths: { sales: 24, finance: 24, amc: 24 } } };
    const kinds = ['sales', 'finance', 'amc'] as const;
    await confirmDay(server.db, dayOf(TEST_NOW));
    for (const kind of kinds) await store(30, expired, kind);
    expect((await previewExpired(order)).waits).toEqual({ reason: 'share', count: 90, stored: 90 });
    await store(1000, TEST_NOW);
    await store(70, TEST_NOW, 'finance');
    expect((await previewExpired(order)).waits).toEqual({
      reason: 'share',
      kind: 'finance',
      count: 30,
      stored: 100,
    });
  });

  it('that waits is shown to staff with the reason', async () => {
    await store(60, expired);
    const answer = await request(server.url)
      .get('/api/retention')
      .set('Cookie', await server.logIn());
    expect(answer.body).toMatchObject({
      expired: [{ kind: 'sales', months: 24, before: '2024-11-21', count: 60 }],
      waits: { reason: 'share', count: 60, stored: 60 },
    });
  });
});

describe('npm run erase -- --expired', () => {
  const run = (...args: string[]) =>
    runCommand('erase', ['--expired', ...args], {
      database: server.database.config,
      env: { RETENTION_MONTHS: '1200,sales:24' },
    });
  const today = () => dayOf(Date.now());

  it('erases after a preview', async () => {
    await store(1, 0);
    await store(1, Date.now());
    const dry = await run();
    expect([dry.code, dry.complaint]).toEqual([0, '']);
    expect(dry.output).toMatch(/^sales +1 from before \d{4}-\d\d-\d\d \(24 months\)$/m);
    expect(dry.output).toMatch(/\(1200 months\)\nNothing was erased\.\n$/);
    expect(await storedCount(server)).toBe(2);
    const done = await run('--yes');
    expect([done.code, done.complaint]).toEqual([0, '']);
    expect(done.output).toMatch(/^1 enquiries were erased\.\n/);
    expect(await storedCount(server)).toBe(1);
  });

  it('needs more than --yes when the clock may be wrong: today’s date', async () => {
    await store(1, expired);
    await confirmDay(server.db, '2025-11-21');
    const words = `clock says ${today()}; the last day that is known for certain is 2025-11-21.`;
    const sure = await run('--yes');
    expect([sure.code, sure.output]).toEqual([1, '']);
    expect(sure.complaint).toContain(words);
    const wrong = await run('--yes', '--day', '2025-11-22');
    expect([wrong.code, wrong.output]).toEqual([1, '']);
    expect(wrong.complaint).toBe(
      `This computer's clock says ${today()}, not 2025-11-22. Nothing was erased.\n`,
    );
    expect(await storedCount(server)).toBe(1);
    expect((await run('--day', today())).output).toMatch(/^1 enquiries were erased\.\n/);
    expect(await storedCount(server)).toBe(0);
    // From then on this day is the known one.
    expect(await checkDay(server.db, Date.now())).toMatchObject({
      known: today(),
      clock: 'right',
    });
  });

  it('needs more than --yes when too many would be erased', async () => {
    await store(60, expired);
    await store(1, Date.now());
    const sure = await run('--yes');
    expect([sure.code, sure.output]).toEqual([1, '']);
    expect(sure.complaint).toContain('60 of 61 enquiries would be erased at once.');
    expect(await storedCount(server)).toBe(61);
    expect((await run('--day', today())).code).toBe(0);
    expect(await storedCount(server)).toBe(1);
  });
});
