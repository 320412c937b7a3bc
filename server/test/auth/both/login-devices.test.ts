import { createHash } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR } from '../../../src/audit/audit.ts';
import {
  addStaff,
  changeStaff,
  type AccountChange,
} from '../../../src/features/auth/staff/change-staff.ts';
import { startTestServer, STAFF, type TestServer } from '../../support/server/test-server.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const WRONG = 'not the password';
const OTHER = { userId: 'bina', password: 'Mahananda-River-1' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: true, trustProxy: 1 });
  const deps = { db: server.db, clock: Date.now, audit: () => Promise.resolve() };
  await addStaff(deps, OTHER);
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['login_failures', 'login_devices', 'sessions'] as const) {
    await server.db.deleteFrom(table).execute();
  }
});

/** A browser, which keeps its cookies. */
type Browser = ReturnType<typeof request.agent>;

function openBrowser(): Browser {
  return request.agent(server.url);
}

function logIn(browser: Browser, body: object = STAFF, from = '203.0.113.7') {
  return browser.post('/api/login').set('X-Forwarded-For', from).send(body);
}

async function statusOf(browser: Browser, body: object = STAFF, from?: string): Promise<number> {
  return (await logIn(browser, body, from)).status;
}

/** A failed login, and copies of it: ten lock out its network or its browser. */
async function fail(
  browser: Browser,
  {
    userId = STAFF.userId,
    from,
    times = 10,
  }: { userId?: string; from?: string; times?: number } = {},
): Promise<void> {
  expect(await statusOf(browser, { userId, password: WRONG }, from)).toBe(401);
  const { id: _, ...failure } = await server.db
    .selectFrom('login_failures')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: times - 1 }, () => failure);
  await server.db.insertInto('login_failures').values(rows).execute();
}

async function knownBrowser(body: object = STAFF): Promise<Browser> {
  const browser = openBrowser();
  await logIn(browser, body).expect(200);
  return browser;
}

/** Whether the right password is accepted although the network is locked out. */
async function isKnown(browser: Browser, body = STAFF): Promise<boolean> {
  await server.db.deleteFrom('login_failures').execute();
  await fail(openBrowser(), { userId: body.userId });
  return (await statusOf(browser, body)) === 200;
}

function cookieOf(answer: { headers: object }, name: string): string {
  const { 'set-cookie': cookies = [] } = answer.headers as { 'set-cookie'?: string[] };
  return cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
}

async function deviceCount(): Promise<number> {
  return (await server.db.selectFrom('login_devices').select('hash').execute()).length;
}

describe('a browser that has signed in to the account before', () => {
  it('is let in with the right password while its network is locked out', async () => {
    const known = await knownBrowser();
    await fail(openBrowser());
    expect([await statusOf(openBrowser()), await statusOf(known)]).toEqual([429, 200]);
  });

  it('is let in from any network, even one that has reached its limit for all accounts', async () => {
    const known = await knownBrowser();
    await fail(openBrowser(), { userId: 'nobody', times: 100 });
    expect([await statusOf(openBrowser()), await statusOf(known)]).toEqual([429, 200]);
  });

  it('has ten failures of its own, which lock out no one else', async () => {
    const [known, second] = [await knownBrowser(), await knownBrowser()];
    await fail(known, { times: 9 });
    expect(await statusOf(known, { ...STAFF, password: WRONG })).toBe(401);
    const refused = await logIn(known);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    expect([await statusOf(openBrowser()), await statusOf(second)]).toEqual([200, 200]);
    server.passTime(15 * MINUTE_MS);
    expect(await statusOf(known)).toBe(200);
  });

  it('is unknown to every other account', async () => {
    const known = await knownBrowser();
    await fail(openBrowser(), { userId: OTHER.userId });
    expect(await statusOf(known, OTHER)).toBe(429);
  });

  it('is known to each of those who share it', async () => {
    const shared = await knownBrowser();
    await logIn(shared, OTHER).expect(200);
    expect([await isKnown(shared), await isKnown(shared, OTHER)]).toEqual([true, true]);
  });

  it('can change the password while its network is locked out, and stays known', async () => {
    const [known, second] = [await knownBrowser(), await knownBrowser()];
    await fail(openBrowser());
    const newPassword = 'Coronation-Bridge-1937';
    const change = (oldPassword: string, password: string) =>
      known
        .patch('/api/profile/password/staff')
        .set('X-Forwarded-For', '203.0.113.7')
        .send({ oldPassword, newPassword: password, confirmPassword: password });
    await change(STAFF.password, newPassword).expect(200);
    await change(newPassword, STAFF.password).expect(200);
    expect([await isKnown(known), await isKnown(second)]).toEqual([true, false]);
  });

  it('is unknown again after a year without a login', async () => {
    const known = await knownBrowser();
    server.passTime(364 * DAY_MS);
    expect(await isKnown(known)).toBe(true);
    // By the server's clock, not the browser's.
    const [row] = await server.db.selectFrom('login_devices').select('used_at').execute();
    await server.db
      .updateTable('login_devices')
      .set({ used_at: Number(row?.used_at) - 365 * DAY_MS })
      .execute();
    expect(await isKnown(known)).toBe(false);
  });
});

describe('the device cookie', () => {
  it('is HttpOnly, SameSite=Strict, for a year, random, and stored as a hash', async () => {
    const [first, second] = [await logIn(openBrowser()), await logIn(openBrowser())];
    const cookie = cookieOf(first, 'device');
    const [pair = '', ...attributes] = cookie.split('; ');
    expect(attributes.filter((each) => !each.startsWith('Expires')).sort()).toEqual([
      'HttpOnly',
      `Max-Age=${365 * 24 * 60 * 60}`,
      'Path=/',
      'SameSite=Strict',
    ]);
    const secret = pair.slice('device='.length);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(cookieOf(second, 'device')).not.toContain(secret);
    const rows = await server.db.selectFrom('login_devices').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows.map(({ hash }) => hash)).toContain(
      createHash('sha256').update(secret).digest('base64url'),
    );
  });

  it('behind TLS is Secure, with the __Host- prefix', async () => {
    const secure = await startTestServer({ siteUrl: 'https://example.com' });
    const answer = await request(secure.url).post('/api/login').send(STAFF);
    await secure.stop();
    expect(cookieOf(answer, '__Host-device')).toMatch(/; Secure/);
  });

  it('is no credential: it is neither a session nor a password', async () => {
    const cookie = cookieOf(await logIn(openBrowser()), 'device').split(';')[0] ?? '';
    const secret = cookie.slice('device='.length);
    for (const each of [cookie, `session=${secret}`]) {
      const { status } = await request(server.url).get('/api/me').set('Cookie', each);
      expect(status).toBe(401);
    }
  });

  it('stays the same at the next login, after a logout too', async () => {
    const browser = openBrowser();
    const first = cookieOf(await logIn(browser), 'device');
    await browser.post('/api/logout').expect(200);
    const second = cookieOf(await logIn(browser), 'device');
    expect(second.split(';')[0]).toBe(first.split(';')[0]);
    expect(await deviceCount()).toBe(1);
  });

  it('that the server has not set is never adopted', async () => {
    const planted = 'x'.repeat(43);
    const answer = await request(server.url)
      .post('/api/login')
      .set('Cookie', `device=${planted}`)
      .send(STAFF)
      .expect(200);
    expect(cookieOf(answer, 'device')).not.toContain(planted);
    const stranger = request.agent(server.url).set('Cookie', `device=${planted}`);
    expect(await isKnown(stranger)).toBe(false);
  });

  it('is not set by a login that fails', async () => {
    const answer = await logIn(openBrowser(), { ...STAFF, password: WRONG });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await deviceCount()).toBe(0);
  });
});

function order(change: AccountChange): Promise<unknown> {
  const { db, clock, config } = server;
  const deps = { db, clock, config, audit: () => Promise.resolve() };
  return changeStaff(deps, { userId: STAFF.userId, by: OPERATOR, change });
}

describe('the known browsers of an account', () => {
  it('are 20 at most: a further one replaces the least recently used', async () => {
    const first = await knownBrowser();
    server.passTime(1);
    const second = await knownBrowser();
    await logIn(openBrowser(), OTHER).expect(200);
    for (let i = 0; i < 18; i += 1) {
      server.passTime(1);
      await knownBrowser();
    }
    await logIn(first).expect(200);
    server.passTime(1);
    await knownBrowser();
    expect(await deviceCount()).toBe(21);
    expect([await isKnown(first), await isKnown(second)]).toEqual([true, false]);
  });

  it('are forgotten when it ends its other sessions, except the one that does', async () => {
    const [desk, phone] = [await knownBrowser(), await knownBrowser()];
    const other = await knownBrowser(OTHER);
    await desk.delete('/api/sessions/others').expect(200);
    expect([await isKnown(desk), await isKnown(phone)]).toEqual([true, false]);
    expect(await isKnown(other, OTHER)).toBe(true);
  });

  it.each<[string, AccountChange, boolean]>([
    ['a new password', { password: STAFF.password }, false],
    ['being deactivated', { isActive: false }, false],
    ['being activated', { isActive: true }, true],
    ['an expiry', { expireDate: null }, true],
  ])('after %s by the operator', async (_what, change, stayKnown) => {
    const known = await knownBrowser();
    await order(change);
    await order({ isActive: true });
    expect(await isKnown(known)).toBe(stayKnown);
  });
});

describe('a change of an account by the operator', () => {
  it.each<AccountChange>([{ isActive: true }, { password: STAFF.password }])(
    'forgets its wrong tries: %j',
    async (change) => {
      const known = await knownBrowser();
      await fail(known);
      await fail(openBrowser());
      await fail(openBrowser(), { userId: OTHER.userId, from: '198.51.100.1' });
      await order(change);
      expect([await statusOf(openBrowser()), await statusOf(known)]).toEqual([200, 200]);
      expect(await statusOf(openBrowser(), OTHER, '198.51.100.1')).toBe(429);
    },
  );
});
