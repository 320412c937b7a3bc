import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentSession, OwnSession } from '@dealership/shared';
import { openBrowser, sameBrowserAt, type Browser } from '../../support/requests/browser.ts';
import { join, PASSWORD, signIn } from '../../support/people/people.ts';
import {
  addApp,
  finishLogin,
  signInWithCode,
  STEP_MS,
  whoIs,
  type App,
} from '../../support/people/second-factors.ts';
import type { TestServer } from '../../support/server/test-server.ts';
import { codeOf } from '../../support/people/totp.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ASHA = { userId: 'asha', password: PASSWORD };

const servers = useTwoServers();
let server: TestServer;
let owner: Browser;
let phone: Browser;
let app: App;
beforeEach(async () => {
  server = servers.first;
  owner = await signIn(server);
  phone = await join(server, owner, { userId: 'asha', role: 'sales' });
  app = await addApp(server, phone);
});

/** Lets time pass for both servers. */
function pass(ms: number): void {
  servers.first.passTime(ms);
  servers.second.passTime(ms);
}

function mark(browser: Browser, password = PASSWORD) {
  return browser.send('POST', '/api/own-phone', { password });
}

/** Result of a login with only the password. */
async function logIn(browser: Browser, person: object = ASHA): Promise<'in' | 'step' | number> {
  const { status, body } = await browser.send<{ token?: string }>('POST', '/api/login', person);
  if (status !== 200) return status;
  return body.token === undefined ? 'step' : 'in';
}

async function me(browser: Browser): Promise<CurrentSession> {
  const { body, status } = await browser.send<CurrentSession>('GET', '/api/me');
  expect(status).toBe(200);
  return body;
}

/** A code that was not used before. */
function nextCode(): string {
  pass(STEP_MS);
  return codeOf(app.secret, server.clock());
}

async function events(): Promise<string[]> {
  const rows = await server.db
    .selectFrom('audit_events')
    .select(['user_id', 'action'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  return rows.map(({ user_id, action }) => `${user_id}: ${action}`);
}

function stateOf(browser: Browser) {
  return browser
    .send<{ since: number | null; has_second_factor: boolean }>('GET', '/api/own-phone')
    .then(({ body }) => body);
}

describe('the mark', () => {
  it('is made with the password, once, and leaves a trace; taking it away needs none', async () => {
    expect(await stateOf(phone)).toEqual({ since: null, has_second_factor: true });
    expect((await mark(phone, 'wrong')).status).toBe(400);
    const { status, headers } = await mark(phone);
    expect(status).toBe(200);
    expect(headers['set-cookie']?.toString()).toMatch(/session=.*Max-Age=43200/);
    const since = server.clock();
    expect(await events()).toContain('asha: own phone added');
    pass(1000);
    const count = () => server.db.selectFrom('audit_events').select('id').execute();
    const before = (await count()).length;
    expect((await mark(phone)).status).toBe(200);
    expect((await count()).length).toBe(before);
    expect(await stateOf(phone)).toEqual({ since, has_second_factor: true });
    expect(await me(phone)).toMatchObject({ is_own_phone: true, ends_in: 1799 });
    const gone = await phone.send('DELETE', '/api/own-phone');
    expect(gone.headers['set-cookie']?.toString()).not.toContain('Max-Age');
    expect(await events()).toContain('asha: own phone removed');
    expect(await stateOf(phone)).toEqual({ since: null, has_second_factor: true });
    expect(await me(phone)).toMatchObject({ is_own_phone: false });
    pass(30 * MINUTE_MS);
    expect([await whoIs(phone), await logIn(phone)]).toEqual([undefined, 'step']);
  });

  it('is refused without a second factor, and to a browser without its cookie', async () => {
    const desk = await join(server, owner, { userId: 'bina', role: 'sales' });
    const { status, body } = await mark(desk);
    expect([status, body.message]).toEqual([400, 'Add a passkey or an authenticator app first']);
    for (const cookie of [undefined, 'x'.repeat(43)]) {
      if (cookie === undefined) phone.cookies.delete('device');
      else phone.cookies.set('device', cookie);
      const refused = await mark(phone);
      expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
    }
    expect(await me(phone)).toMatchObject({ is_own_phone: false });
  });
});

describe('a session on one’s own phone', () => {
  beforeEach(async () => {
    expect((await mark(phone)).status).toBe(200);
  });

  it('is locked after 30 minutes, answers nothing then, and is unlocked by the password alone', async () => {
    pass(30 * MINUTE_MS - 1);
    expect(await me(sameBrowserAt(servers.second, phone))).toMatchObject({ ends_in: 1800 });
    pass(30 * MINUTE_MS);
    // Logins of others delete expired sessions.
    owner = await signIn(server);
    const there = sameBrowserAt(servers.second, phone);
    expect([await whoIs(phone), await whoIs(there)]).toEqual([undefined, undefined]);
    const listed = await owner.send<OwnSession[]>('GET', '/api/staff/asha/sessions');
    expect(listed.body).toHaveLength(1);
    expect(await logIn(phone, { ...ASHA, password: 'wrong' })).toBe(401);
    expect(await logIn(there)).toBe('in');
    // One of the twelve hours is over: it counts from the second factor.
    expect(await me(there)).toMatchObject({ is_own_phone: true, ends_in: 1800 });
    expect((await me(there)).ends_at_latest_in).toBe(11 * 3600);
    expect(await whoIs(phone)).toBeUndefined();
  });

  it('asks for the second factor again after 12 hours, however often it was unlocked', async () => {
    for (let hour = 1; hour < 12; hour += 1) {
      pass(HOUR_MS);
      expect(await logIn(phone)).toBe('in');
    }
    pass(HOUR_MS);
    expect([await whoIs(phone), await logIn(phone)]).toEqual([undefined, 'step']);
    // The mark stays: a login with the second factor begins a session of the own phone again.
    expect((await finishLogin(phone, nextCode())).status).toBe(200);
    expect(await me(phone)).toMatchObject({ is_own_phone: true, ends_at_latest_in: 12 * 3600 });
  });

  it('is unlocked nowhere else, and by nobody else', async () => {
    pass(HOUR_MS);
    const other = openBrowser(server);
    expect(await logIn(other)).toBe('step');
    for (const name of ['session', 'device']) {
      const half = openBrowser(server);
      half.cookies.set(name, phone.cookies.get(name) ?? '');
      expect(await logIn(half), name).toBe('step');
    }
    // A colleague with a second factor of their own, on the same phone.
    const colleague = await join(server, await signIn(server), { userId: 'bina', role: 'sales' });
    await addApp(server, colleague);
    expect(await logIn(phone, { userId: 'bina', password: PASSWORD })).toBe('step');
    // The failed steps have not ended the session.
    expect(await logIn(phone)).toBe('in');
  });

  it('is no longer one after a logout, an end from elsewhere, and a new password', async () => {
    const desk = await signInWithCode(server, ASHA, nextCode());
    await desk.send('DELETE', '/api/sessions/others');
    expect([await whoIs(phone), await logIn(phone)]).toEqual([undefined, 'step']);
    expect((await finishLogin(phone, nextCode())).status).toBe(200);
    expect((await mark(phone)).status).toBe(200);
    const before = sameBrowserAt(server, phone);
    await phone.send('POST', '/api/logout');
    expect(await logIn(before)).toBe('step');
  });

  it('unlocked twice at once lets one in, and the other in or to the second step', async () => {
    pass(HOUR_MS);
    const [one, two] = [sameBrowserAt(server, phone), sameBrowserAt(servers.second, phone)];
    const answers = await Promise.all([logIn(one), logIn(two)]);
    expect(answers).toContain('in');
    expect(answers.filter((answer) => answer !== 'in' && answer !== 'step')).toEqual([]);
  });
});

describe('when the last second factor goes', () => {
  const left = async () => {
    const devices = await server.db
      .selectFrom('login_devices')
      .select(['own_since', 'offline_key'])
      .where('user_id', '=', 'asha')
      .execute();
    const sessions = await server.db
      .selectFrom('sessions')
      .select('own_phone')
      .where('user_id', '=', 'asha')
      .execute();
    return {
      marks: devices.filter(({ own_since }) => own_since !== null).length,
      keys: devices.filter(({ offline_key }) => offline_key !== null).length,
      flags: sessions.filter(({ own_phone }) => own_phone === 1).length,
    };
  };
  beforeEach(async () => {
    await mark(phone);
    await phone.send('POST', '/api/desk/offline-key');
    expect(await left()).toEqual({ marks: 1, keys: 1, flags: 1 });
  });

  it('removed by the person: marks and flags go with it, the key of what waits stays', async () => {
    expect(
      (await phone.send('POST', '/api/factors/totp/remove', { password: PASSWORD })).status,
    ).toBe(200);
    expect(await left()).toEqual({ marks: 0, keys: 1, flags: 0 });
    expect(await me(phone)).toMatchObject({ is_own_phone: false });
  });

  it('reset by an owner: the browsers are forgotten, too', async () => {
    expect((await owner.send('DELETE', '/api/staff/asha/factors')).status).toBe(200);
    expect(await left()).toEqual({ marks: 0, keys: 0, flags: 0 });
  });
});
