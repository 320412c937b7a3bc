import { beforeEach, describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  startOfDay,
  subtractMonths,
  type Retention,
  type RetentionMonths,
  type RetentionSetting,
} from '@dealership/shared';
import { startBackgroundWork } from '../../../src/background-work.ts';
import { demoBranch, demoDealership } from '../../../src/seed/demo-dealership.ts';
import { addMissingSettings } from '../../../src/features/settings/settings-repository.ts';
import { sameBrowserAt, type Browser } from '../../support/requests/browser.ts';
import { storedCount } from '../../support/requests/calls.ts';
import { runCommand } from '../../support/server/command.ts';
import { join, signIn } from '../../support/people/people.ts';
import { sendRaw } from '../../support/requests/raw-http.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import {
  createTestLog,
  noImages,
  STAFF,
  startTestServer,
  type TestServer,
} from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';

const servers = useTwoServers({ hasSite: true, rateLimits: true });
let first: TestServer;
let second: TestServer;
let owner: Browser;
beforeEach(async () => {
  ({ first, second } = servers);
  for (const table of [
    'enquiries',
    'settings',
    'history',
    'audit_events',
    'login_failures',
    'daily_work',
    'known_day',
  ] as const)
    await first.db.deleteFrom(table).execute();
  await addMissingSettings(first.db, { settings: demoDealership, branch: demoBranch });
  owner = await signIn(first);
});

const today = dayOf(TEST_NOW);
/** An instant of the day that many months ago: its enquiries are kept for one more day. */
const monthsAgo = (months: number) => startOfDay(subtractMonths(today, months)) - 1;

const { password } = STAFF;

function look(by = owner) {
  return by.send<RetentionSetting>('GET', '/api/retention');
}

async function change(months: unknown, given: object = {}, by = owner) {
  const { version } = (await look(by)).body;
  return by.send('PATCH', '/api/retention', { months, version, password, ...given });
}

function answer(months: unknown, given: object = {}, by = owner) {
  const body = { months, day: today, password, ...given };
  return by.send<{ total: number; done: boolean }>('POST', '/api/retention/erasures', body);
}

function store(count: number, createdAt: number) {
  return storeEnquiries(
    first,
    Array.from({ length: count }, () => buildEnquiry({ createdAt })),
  );
}

/** Runs the daily work of a server once. */
async function liveADay(server: TestServer) {
  await first.db.deleteFrom('daily_work').execute();
  const { staffDb: db, clock, config } = server;
  const work = { db, clock, log: createTestLog(), images: noImages };
  await startBackgroundWork({ ...work, config: { ...config, objectStore: undefined } }).stop();
}

const events = async () =>
  (
    await first.db
      .selectFrom('audit_events')
      .select(['user_id', 'action', 'what'])
      .where('action', 'in', ['retention changed', 'expired enquiries erased'])
      .orderBy('id')
      .execute()
  ).map(({ user_id, action, what }) => [user_id, action, what]);

describe('how long enquiries are kept', () => {
  it('is looked at, changed with the password, shown with the next request and obeyed by every server', async () => {
    await store(2, monthsAgo(30));
    await store(1, monthsAgo(25));
    await store(3, TEST_NOW);
    expect((await look()).body).toEqual({ months: {}, version: 1, expired: [], changes: [] });
    const wanted = { insurance: 36, sales: 24 };
    const preview = await owner.send<Retention>('POST', '/api/retention/preview', {
      months: wanted,
    });
    const sales = {
      kind: 'sales',
      months: 24,
      before: subtractMonths(today, 24),
      count: 3,
      oldest: dayOf(monthsAgo(30)),
      newest: dayOf(monthsAgo(25)),
    };
    expect(preview.body.expired.find(({ kind }) => kind === 'sales')).toEqual(sales);
    expect((await change(wanted)).body).toMatchObject({ version: 2 });
    expect(await storedCount(first)).toBe(6);

    for (const server of [first, second]) {
      const page = (await sendRaw(server.url, { path: '/privacy-policy' })).text;
      expect(page).toContain('"retention":{"insurance":36,"sales":24}');
      const { body } = await look(sameBrowserAt(server, owner));
      expect(body).toMatchObject({ months: wanted, version: 2 });
      expect(body.expired).toContainEqual(sales);
      expect(body.changes).toMatchObject([{ before: {}, after: wanted, by: STAFF.userId }]);
    }
    await liveADay(second);
    expect(await storedCount(first)).toBe(3);
    expect(await events()).toEqual([
      [STAFF.userId, 'retention changed', 'insurance:36,sales:24'],
      ['(server)', 'expired enquiries erased', `sales: 3, before ${sales.before}`],
    ]);
    expect((await change({})).status).toBe(200);
    expect((await look()).body).toMatchObject({ months: {}, expired: [] });
  });

  it('is not changed with a wrong password, which counts like a wrong login', async () => {
    const wrong = await change({ sales: 24 }, { password: 'Sevoke-Road-1963' });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['password']]);
    expect((await change({ sales: 24 }, { password: undefined })).status).toBe(400);
    for (let tries = 1; tries < 10; tries += 1) {
      await (tries % 2 ? change : answer)({ sales: 24 }, { password: 'wrong' });
    }
    expect((await change({ sales: 24 })).status).toBe(429);
    expect((await answer({})).status).toBe(429);
    expect((await look()).body).toMatchObject({ months: {}, version: 1, changes: [] });
  });

  it('is refused by the place of what is wrong, and nothing is stored', async () => {
    for (const [months, place] of [
      [{ sales: 0 }, 'retention.sales'],
      [{ sales: 1201 }, 'retention.sales'],
      [{ sales: 1.5, amc: 12 }, 'retention.sales'],
      [{ sales: '24' }, 'retention.sales'],
      [{ sales: null }, 'retention.sales'],
      [{ cars: 24 }, 'retention'],
      [24, 'retention'],
    ] as const) {
      const body = { months };
      for (const refused of [
        await change(months),
        await answer(months),
        await owner.send('POST', '/api/retention/preview', body),
      ]) {
        expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [place]]);
      }
    }
    expect((await look()).body).toMatchObject({ months: {}, version: 1 });
  });

  it('is changed by one of two who began from the same; the other is shown what is stored', async () => {
    const browsers = [owner, sameBrowserAt(second, owner)];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        change({ sales: 24 + at }, { version: 1 }, browsers[at % 2]),
      ),
    );
    const stored = answers.filter(({ status }) => status === 200);
    expect(stored).toHaveLength(1);
    const { months } = (await look()).body;
    for (const late of answers.filter(({ status }) => status !== 200)) {
      expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
      expect(late.body.current).toEqual({ months, version: 2 });
    }
  });

  it('is neither changed with the other settings nor by a manager', async () => {
    const manager = await join(first, owner, { userId: 'manager', role: 'manager' });
    const settings = [{ branch: 0, name: 'retention', version: 1, value: { sales: 1 } }];
    for (const by of [owner, manager]) {
      expect((await by.send('PATCH', '/api/settings', { changes: settings })).status).toBe(400);
    }
    expect((await change({ sales: 24 }, { version: 1 }, manager)).status).toBe(403);
    expect((await look()).body).toMatchObject({ months: {}, version: 1 });
  });

  it('is obeyed by npm run erase too', async () => {
    await store(1, 0);
    await change({ sales: 24 });
    const { config: database } = first.database;
    const { output } = await runCommand('erase', ['--expired', '--yes'], { database });
    expect(output).toMatch(/^1 enquiries were erased\./);
  });

  it('is the value of the environment where it has one, and cannot be changed then', async () => {
    await change({ sales: 12 });
    const months: RetentionMonths = { sales: 24 };
    const { database } = first;
    const fixed = await startTestServer({
      database,
      hasSite: true,
      retentionMonths: months,
      tracking: true,
    });
    try {
      const there = sameBrowserAt(fixed, owner);
      expect((await look(there)).body).toMatchObject({ months, fixed_by: 'RETENTION_MONTHS' });
      const refused = await change({ sales: 6 }, {}, there);
      expect(refused.body.fields).toEqual({
        retention: 'RETENTION_MONTHS on the server sets this',
      });
      const page = (await sendRaw(fixed.url, { path: '/' })).text;
      expect(page).toContain('"retention":{"sales":24}');
      expect(page).toContain('"tracking":true');
      const { body } = await there.send<{ settings: { name: string }[] }>('GET', '/api/settings');
      const tracking = body.settings.find(({ name }) => name === 'tracking');
      expect(tracking).toMatchObject({ value: true, fixed_by: 'TRACKING' });
      const off = [{ ...tracking, branch: 0, version: 1, value: false }];
      expect((await there.send('PATCH', '/api/settings', { changes: off })).body.fields).toEqual({
        tracking: 'TRACKING on the server sets this',
      });
      await store(1, monthsAgo(18));
      await liveADay(fixed);
      expect(await storedCount(first)).toBe(1);
    } finally {
      await fixed.stop();
    }
    expect((await look()).body).not.toHaveProperty('fixed_by');
  });
});

describe('a deletion that waits', () => {
  it('is answered with today’s date and the password, for what was looked at', async () => {
    await store(60, monthsAgo(30));
    await store(1, TEST_NOW);
    await change({ sales: 24 });
    await liveADay(second);
    expect(await storedCount(first)).toBe(61);
    expect((await look()).body.waits).toEqual({ reason: 'share', count: 60, stored: 61 });

    const other = await answer({ sales: 24 }, { day: addDays(today, 1) });
    expect(other.body.fields?.day).toMatch(
      new RegExp(`clock says \\w{3} ${Number(today.slice(8))} \\w+ ${today.slice(0, 4)}\\.`),
    );
    const stale = await answer({ sales: 36 });
    expect([stale.status, stale.body.current]).toEqual([
      409,
      { months: { sales: 24 }, version: 2 },
    ]);
    expect(await storedCount(first)).toBe(61);

    // The same confirmation twice at once erases due enquiries once.
    const both = await Promise.all([
      answer({ sales: 24 }),
      answer({ sales: 24 }, {}, sameBrowserAt(second, owner)),
    ]);
    expect(both.map(({ body }) => body.done)).toEqual([true, true]);
    expect(both.reduce((sum, { body }) => sum + body.total, 0)).toBe(60);
    expect(await storedCount(first)).toBe(1);
    expect((await look()).body.waits).toBeUndefined();
    const before = subtractMonths(today, 24);
    const erased = (await events()).filter(([, action]) => action !== 'retention changed');
    expect(erased).toContainEqual([
      STAFF.userId,
      'expired enquiries erased',
      `sales: 60, before ${before}`,
    ]);
  });
});
