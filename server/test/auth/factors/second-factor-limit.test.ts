import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../src/errors/app-error.ts';
import { createLoginLimit } from '../../../src/features/auth/limits/login-limit.ts';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { openBrowser, type Browser } from '../../support/requests/browser.ts';
import { addPerson, signIn, type Person } from '../../support/people/people.ts';
import {
  addApp,
  beginLogin,
  finishLogin,
  STEP_MS,
  type App,
} from '../../support/people/second-factors.ts';
import { startTestServer, STAFF, type TestServer } from '../../support/server/test-server.ts';
import { codeOf, wrongCode } from '../../support/people/totp.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let asim: Person;
let browser: Browser;
let app: App;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: true, trustProxy: 1 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('login_failures').execute();
  await server.db.deleteFrom('admin_users').where('user_id', '!=', STAFF.userId).execute();
  const owner = await signIn(server);
  asim = await addPerson(server, owner, { userId: 'asim', role: 'sales' });
  browser = await signIn(server, asim);
  app = await addApp(server, browser);
  server.passTime(STEP_MS);
  await server.db.deleteFrom('login_failures').execute();
});

const from = (network: number) => ({ 'X-Forwarded-For': `203.0.${network}.7` });
const codeNow = () => codeOf(app.secret, server.clock());
const wrongNow = () => wrongCode(app.secret, server.clock());

/** The same half login from another network. */
function halfFrom(network: number, half: Browser): Browser {
  const other = openBrowser(server, from(network));
  for (const [name, value] of half.cookies) other.cookies.set(name, value);
  return other;
}

describe('wrong codes', () => {
  it('count like wrong passwords: then 429 with the same words, for the right code too', async () => {
    const half = await beginLogin(server, asim, from(1));
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await finishLogin(half, wrongNow())).status);
    expect(statuses[0]).toBe(401);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    for (const method of ['totp', 'recovery'] as const) {
      const code = method === 'totp' ? codeNow() : (app.recoveryCodes[0] ?? '');
      const { status, body, headers } = await finishLogin(half, code, method);
      expect([status, body.code]).toEqual([429, 'too_many']);
      expect(body.error).toMatch(
        /^Too many failed attempts\. Please try again in 1[45] minutes\.$/,
      );
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    const login = await openBrowser(server, from(1)).send('POST', '/api/login', asim);
    expect(login.status).toBe(429);
  });

  it('count together with wrong passwords', async () => {
    for (let i = 0; i < 6; i += 1) {
      const wrong = { ...asim, password: 'not the password' };
      await openBrowser(server, from(2)).send('POST', '/api/login', wrong);
    }
    const half = await beginLogin(server, asim, from(2));
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) statuses.push((await finishLogin(half, wrongNow())).status);
    expect(statuses).toContain(429);
  });

  it('are not forgotten by typing the right password again', async () => {
    const compared: number[] = [];
    for (let i = 0; i < 15; i += 1) {
      const fresh = openBrowser(server, from(3));
      if ((await fresh.send('POST', '/api/login', asim)).status !== 200) continue;
      compared.push((await finishLogin(fresh, wrongNow())).status);
    }
    expect(compared.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
  });

  it('are forgotten when the second step is done', async () => {
    for (let round = 0; round < 4; round += 1) {
      server.passTime(STEP_MS);
      const half = await beginLogin(server, asim, from(4));
      for (let i = 0; i < 3; i += 1) await finishLogin(half, wrongNow());
      expect((await finishLogin(half, codeNow())).status).toBe(200);
    }
  });

  it('of recovery codes count too', async () => {
    const half = await beginLogin(server, asim, from(5));
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1)
      statuses.push((await finishLogin(half, `aaaa-bbbb-cccc-dd${i}`, 'recovery')).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('leave another account alone', async () => {
    const half = await beginLogin(server, asim, from(6));
    for (let i = 0; i < 12; i += 1) await finishLogin(half, wrongNow());
    const other = await openBrowser(server, from(6)).send('POST', '/api/login', STAFF);
    expect(other.status).toBe(200);
  });
});

describe('somebody with the right password and many networks', () => {
  it('tries few codes in a quarter of an hour, one after the other', async () => {
    const limitLogin = createLoginLimit({
      db: server.db,
      config: server.config,
      clock: server.clock,
      // A test does not wait like an attacker has to.
      wait: () => Promise.resolve(),
    });
    let compared = 0;
    for (let i = 0; i < 120; i += 1) {
      const source = { account: 'asim', network: `203.0.${i}.0/24`, device: undefined };
      const guess = limitLogin({ ...source, isCode: true }, () => {
        compared += 1;
        return Promise.reject(new AppError('wrong_credentials', (texts) => texts.codeWrong));
      });
      await expect(guess).rejects.toThrow(AppError);
    }
    // Three of a million codes are valid at a time.
    expect(compared).toBe(30);
    const { body } = await browser.send('GET', '/api/notices');
    expect(body).toMatchObject([{ event: 'many-wrong-codes', about: 'asim', by: '' }]);
  });

  it('tries few codes in a quarter of an hour, however many at once', async () => {
    const half = await beginLogin(server, asim, from(7));
    const networks = Array.from({ length: 60 }, (_, i) => halfFrom(10 + i, half));
    const answers = await Promise.all(networks.map((each) => finishLogin(each, wrongNow())));
    const compared = answers.filter(({ status }) => status === 401).length;
    expect(answers.filter(({ status }) => ![401, 429].includes(status))).toEqual([]);
    recordTried({ attacks: answers.length, letIn: 0 });
    expect(compared).toBeLessThanOrEqual(40);
    const right = await finishLogin(halfFrom(100, half), codeNow());
    expect([200, 429]).toContain(right.status);
    server.passTime(15 * MINUTE_MS);
    const after = await finishLogin(await beginLogin(server, asim, from(101)), codeNow());
    expect(after.status).toBe(200);
  });
});

describe('asking for the password again', () => {
  it('counts wrong ones like the login', async () => {
    const own = openBrowser(server, from(8));
    for (const [name, value] of browser.cookies)
      if (name === 'session') own.cookies.set(name, value);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const body = { password: 'not the password' };
      statuses.push((await own.send('POST', '/api/factors/recovery-codes', body)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    expect((await own.send('GET', '/api/me')).status).toBe(200);
  });
});
