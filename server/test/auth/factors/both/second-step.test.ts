import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { methodAndPath } from '@dealership/shared';
import { recordTried } from '../../../../../scripts/test-run/test-records.mjs';
import { openBrowser, type Browser } from '../../../support/requests/browser.ts';
import { callsOfSessions } from '../../../support/requests/routes.ts';
import {
  addPerson,
  changed,
  signIn,
  useLink,
  type NewLink,
  type Person,
} from '../../../support/people/people.ts';
import {
  addApp,
  askToSignIn,
  beginLogin,
  finishLogin,
  STEP_MS,
  whoIs,
  type App,
} from '../../../support/people/second-factors.ts';
import { startTestServer, STAFF, type TestServer } from '../../../support/server/test-server.ts';
import { codeOf } from '../../../support/people/totp.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let owner: Browser;
let asim: Person;
let browser: Browser;
let app: App;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('admin_users').where('user_id', '!=', STAFF.userId).execute();
  owner = await signIn(server);
  asim = await addPerson(server, owner, { userId: 'asim', role: 'owner' });
  browser = await signIn(server, asim);
  app = await addApp(server, browser);
  server.passTime(STEP_MS);
});

const codeNow = () => codeOf(app.secret, server.clock());

/** The cookies of a login whose second step is missing. */
async function halfCookies(): Promise<[string, string][]> {
  return [...(await beginLogin(server, asim)).cookies];
}

describe('a login whose second step is left to do', () => {
  it('has no token and no session, only a cookie of five minutes for the server alone', async () => {
    const answer = await openBrowser(server).send('POST', '/api/login', asim);
    expect(answer.body).toEqual({ secondFactor: ['totp', 'recovery'] });
    const set = (answer.headers['set-cookie'] ?? []) as unknown as string[];
    expect(set.some((line) => line.startsWith('session='))).toBe(false);
    expect(set).toHaveLength(1);
    expect(set[0]).toContain('Max-Age=300');
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/'])
      expect(set[0]).toContain(attribute);
    const sessions = await server.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', 'asim')
      .execute();
    expect(sessions).toHaveLength(1);
  });

  it('answers 401 to every call that needs a session', async () => {
    const half = await beginLogin(server, asim);
    expect(callsOfSessions.length).toBeGreaterThan(90);
    for (const name of callsOfSessions) {
      const { method, path } = methodAndPath(name);
      const named = path.replace(/:userId|:reference|:bike_name|:role/, 'asim').replace(':id', '1');
      const body = method === 'GET' || method === 'DELETE' ? [] : [{}];
      const { status } = await half.send(method as 'GET', named, ...body);
      recordTried({ attacks: 1, letIn: Number(status !== 401) });
      expect(status, name).toBe(401);
    }
    expect((await finishLogin(half, codeNow())).status).toBe(200);
  });

  it('leaves the session that the browser had before alone until it is finished', async () => {
    const { status } = await browser.send('POST', '/api/login', asim);
    expect([status, await whoIs(browser)]).toEqual([200, 'asim']);
  });

  it('is over after five minutes', async () => {
    const half = await beginLogin(server, asim);
    server.passTime(5 * MINUTE_MS - 1);
    const late = await beginLogin(server, asim);
    const inTime = await finishLogin(half, codeNow());
    server.passTime(5 * MINUTE_MS);
    const tooLate = await finishLogin(late, codeNow());
    server.passTime(-10 * MINUTE_MS + 1);
    expect([inTime.status, tooLate.status, await whoIs(late)]).toEqual([200, 401, undefined]);
    expect(tooLate.body.message).not.toBe('');
  });

  it('is over when the password has changed meanwhile, in whatever way', async () => {
    const ways: (() => Promise<unknown>)[] = [
      () =>
        browser.send('PATCH', '/api/profile/password/asim', {
          oldPassword: asim.password,
          newPassword: 'Another-Password-1',
          confirmPassword: 'Another-Password-1',
        }),
      async () => {
        const { body } = await owner.send<NewLink>('POST', '/api/staff/asim/link');
        // Even the same password counts as a new one.
        await useLink(server, body.token, 'Another-Password-1');
      },
    ];
    let password = asim.password;
    for (const change of ways) {
      const half = await beginLogin(server, { ...asim, password });
      await change();
      password = 'Another-Password-1';
      server.passTime(2 * STEP_MS);
      const { status } = await finishLogin(half, codeNow());
      recordTried({ attacks: 1, letIn: Number(status === 200) });
      expect([status, await whoIs(half)]).toEqual([401, undefined]);
    }
  });

  it('is over when the account is deactivated or expires', async () => {
    const half = await beginLogin(server, asim);
    await changed(owner, 'asim', { isActive: false });
    expect((await finishLogin(half, codeNow())).status).toBe(401);
    await changed(owner, 'asim', { isActive: true, expireDate: '2026-11-21' });
    const other = await beginLogin(server, asim);
    await server.db
      .updateTable('admin_users')
      .set({ expire_date: '2026-11-20' })
      .where('user_id', '=', 'asim')
      .execute();
    expect((await finishLogin(other, codeNow())).status).toBe(401);
  });

  it('is over once it is finished, or a factor was reset', async () => {
    const half = await beginLogin(server, asim);
    await owner.send('DELETE', '/api/staff/asim/factors');
    expect((await finishLogin(half, codeNow())).status).toBe(401);
    expect((await finishLogin(half, app.recoveryCodes[0] ?? '', 'recovery')).status).toBe(401);
  });

  it('of nobody is 401', async () => {
    for (const value of ['', 'x', 'a.b.c', 'null', 'e30.e30.e30']) {
      const nobody = openBrowser(server);
      for (const name of ['second-step', 'secondStep', 'session', 'passkey'])
        nobody.cookies.set(name, value);
      const { status } = await finishLogin(nobody, codeNow());
      expect([status, await whoIs(nobody)], value).toEqual([401, undefined]);
    }
    expect((await finishLogin(openBrowser(server), codeNow())).status).toBe(401);
  });

  it.each([
    {},
    { code: '123456' },
    { method: 'passkey', code: '123456' },
    { method: 'sms', code: '1' },
  ])('refuses %j', async (body) => {
    const half = await beginLogin(server, asim);
    const { status } = await half.send('POST', '/api/login/second-step', body);
    expect([status, await whoIs(half)]).toEqual([400, undefined]);
  });
});

describe('a cookie', () => {
  it('of one purpose is worth nothing for another', async () => {
    const pending = openBrowser(server);
    await askToSignIn(pending).catch(() => undefined);
    const values = [...(await halfCookies()), ...pending.cookies, ...browser.cookies];
    const names = ['session', 'second-step', 'passkey', 'device', ...values.map(([name]) => name)];
    let tried = 0;
    for (const [from, value] of values) {
      for (const name of new Set(names)) {
        if (name === from) continue;
        const mixed = openBrowser(server);
        mixed.cookies.set(name, value);
        const [me, step] = [await whoIs(mixed), await finishLogin(mixed, codeNow())];
        recordTried({ attacks: 1, letIn: Number(me !== undefined || step.status === 200) });
        expect([me, step.status], `${from} as ${name}`).toEqual([undefined, 401]);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(8);
  });

  it('of one account does not finish the login of another', async () => {
    const bina = await addPerson(server, owner, { userId: 'bina', role: 'viewer' });
    const signedIn = await signIn(server, bina);
    const other = await addApp(server, signedIn);
    server.passTime(STEP_MS);
    const [mine, theirs] = [await beginLogin(server, asim), await beginLogin(server, bina)];
    expect((await finishLogin(mine, codeOf(other.secret, server.clock()))).status).toBe(401);
    expect((await finishLogin(theirs, codeOf(other.secret, server.clock()))).status).toBe(200);
    expect(await whoIs(theirs)).toBe('bina');
  });

  it('of a server with another JWT_SECRET is worth nothing', async () => {
    const foreign = await startTestServer({
      database: server.database,
      startsAt: server.clock(),
      jwtSecret: 'a different secret for tests only, also long enough',
    });
    const half = await beginLogin(server, asim);
    const there = openBrowser(foreign);
    for (const [name, value] of half.cookies) there.cookies.set(name, value);
    const { status } = await finishLogin(there, app.recoveryCodes[0] ?? '', 'recovery');
    await foreign.stop();
    expect(status).toBe(401);
  });
});
