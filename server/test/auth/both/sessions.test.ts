import jwt from 'jsonwebtoken';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import bcrypt from 'bcrypt';
import { enquiryKinds } from '@dealership/shared';
import { hashPassword } from '../../../src/features/auth/password.ts';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { toAnswer, type Answer, type Headers } from '../../support/requests/calls.ts';
import { untilUseStored } from '../../support/requests/stored-use.ts';
import { CHEAP_ROUNDS, useProductHashes } from '../../support/server/cheap-hashes.ts';
import {
  startTestServer,
  STAFF,
  testConfig,
  type TestServer,
} from '../../support/server/test-server.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('sessions').execute();
  await setAccount({ is_active: 1, expire_date: null });
});

async function setAccount(values: { is_active?: 0 | 1; expire_date?: string | null }) {
  await server.db
    .updateTable('admin_users')
    .set(values)
    .where('user_id', '=', STAFF.userId)
    .execute();
}

async function logInWith(body: object, headers: Headers = {}, url = server.url): Promise<Answer> {
  return toAnswer(await request(url).post('/api/login').set(headers).send(body));
}

async function statusOfMe(headers: Headers): Promise<number> {
  return (await request(server.url).get('/api/me').set(headers)).status;
}

async function useAfter(minutes: number, cookie: string, hint?: string): Promise<void> {
  server.passTime(minutes * MINUTE_MS);
  expect(await statusOfMe({ Cookie: cookie }), hint).toBe(200);
  await untilUseStored(server, STAFF.userId);
}

async function setCookiesOf(answer: Answer): Promise<string[]> {
  return (answer.headers['set-cookie'] ?? []) as unknown as string[];
}

describe('POST /api/login', () => {
  it('sets a cookie that is HttpOnly, SameSite=Strict, for the whole site and no other host', async () => {
    const answer = await logInWith(STAFF);
    expect(answer.status).toBe(200);
    // The second is the device cookie (login-devices.test.ts).
    const [cookie = '', ...others] = await setCookiesOf(answer);
    expect(others).toHaveLength(1);
    const [pair = '', ...attributes] = cookie.split('; ');
    expect(pair).toMatch(/^session=.+/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict']);
  });

  it('behind TLS sets it Secure, with the __Host- prefix', async () => {
    const secure = await startTestServer({ siteUrl: 'https://example.com' });
    const [cookie = ''] = await setCookiesOf(await logInWith(STAFF, {}, secure.url));
    const pair = cookie.split('; ')[0] ?? '';
    const me = await request(secure.url).get('/api/me').set('Cookie', pair);
    const unprefixed = await request(secure.url)
      .get('/api/me')
      .set('Cookie', pair.replace('__Host-', ''));
    await secure.stop();
    expect(pair).toMatch(/^__Host-session=.+/);
    expect(cookie.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ]);
    expect([me.status, unprefixed.status]).toEqual([200, 401]);
  });

  it('answers a token that is not a credential, as a cookie or as a Bearer', async () => {
    const answer = await logInWith(STAFF);
    const { token } = answer.body as unknown as { token: string };
    const [cookie = ''] = await setCookiesOf(answer);
    expect(token).not.toBe('');
    expect(cookie).not.toContain(token);
    expect(await statusOfMe({ Cookie: `session=${token}` })).toBe(401);
    expect(await statusOfMe({ Cookie: `adminToken=${token}` })).toBe(401);
    expect(await statusOfMe({ Authorization: `Bearer ${token}` })).toBe(401);
    const session = /^session=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(await statusOfMe({ Authorization: `Bearer ${session}` })).toBe(401);
  });

  it('answers the same to an unknown user, a wrong password, an inactive and an expired account', async () => {
    const wrongPassword = await logInWith({ ...STAFF, password: 'wrong' });
    const unknownUser = await logInWith({ ...STAFF, userId: 'nobody' });
    await setAccount({ is_active: 0 });
    const inactive = await logInWith(STAFF);
    await setAccount({ is_active: 1, expire_date: '2026-11-20' });
    const expired = await logInWith(STAFF);
    for (const answer of [wrongPassword, unknownUser, inactive, expired]) {
      expect(answer.status).toBe(401);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.body).toEqual({
        message: 'Invalid credentials',
        error: 'Invalid credentials',
        code: 'wrong_credentials',
        requestId: answer.body.requestId,
      });
    }
  });

  it('takes the same time for all of them: one comparison with a hash of the usual cost', async () => {
    useProductHashes();
    const compare = vi.spyOn(bcrypt, 'compare');
    const cost = bcrypt.getRounds(await hashPassword(STAFF.password));
    await setAccount({ is_active: 0 });
    for (const userId of ['nobody', '', STAFF.userId, 'x'.repeat(64)]) {
      compare.mockClear();
      expect((await logInWith({ userId, password: STAFF.password })).status).not.toBe(200);
      const costs = compare.mock.calls.map(([, hash]) => bcrypt.getRounds(hash));
      // The tests' own account has a cheap hash (see global-setup.ts).
      const expected = userId === STAFF.userId ? CHEAP_ROUNDS : cost;
      expect(costs, userId).toEqual(userId === '' ? [] : [expected]);
    }
  });

  it('an account may be used through the last day before it expires', async () => {
    await setAccount({ expire_date: '2026-11-21' });
    expect((await logInWith(STAFF)).status).toBe(200);
  });

  it.each([' staff ', 'STAFF', 'Staff', 'ｓｔａｆｆ'])('takes the user id %j', async (userId) => {
    expect((await logInWith({ ...STAFF, userId })).status).toBe(200);
  });

  it.each(['sevoke-road-1962', ' Sevoke-Road-1962', 'Sevoke-Road-196', 'Sevoke-Road-19621'])(
    'does not take the password %j',
    async (password) => {
      expect((await logInWith({ ...STAFF, password })).status).toBe(401);
    },
  );

  it('ends the session that the browser had before', async () => {
    const before = await server.logIn();
    const [after = ''] = await setCookiesOf(await logInWith(STAFF, { Cookie: before }));
    expect(after.startsWith(before)).toBe(false);
    expect(await statusOfMe({ Cookie: before })).toBe(401);
    expect(await statusOfMe({ Cookie: after.split(';')[0] ?? '' })).toBe(200);
  });

  it('lets one person work in two browsers', async () => {
    const [desk, phone] = [await server.logIn(), await server.logIn()];
    expect([await statusOfMe({ Cookie: desk }), await statusOfMe({ Cookie: phone })]).toEqual([
      200, 200,
    ]);
  });
});

describe('GET /api/me', () => {
  it('answers who is logged in, and nothing about the password', async () => {
    const cookie = await server.logIn();
    const me = await request(server.url).get('/api/me').set('Cookie', cookie);
    const { body, headers } = toAnswer(me);
    expect(body).toEqual({
      user_id: 'staff',
      user_name: 'staff',
      email: '',
      mobile_no: '',
      ends_in: 30 * 60,
      ends_at_latest_in: 12 * 60 * 60,
      is_own_phone: false,
      language: null,
      role: 'owner',
      kinds: enquiryKinds,
      branches: null,
      has_branches: false,
      second_factor_missing: false,
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('refuses tokens that this server has not signed', async () => {
    const cookie = await server.logIn();
    const token = cookie.slice('session='.length);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const jwtid = jwt.decode(token, { json: true })?.jti ?? '';
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const otherClaims = Buffer.from(JSON.stringify({ jti: 'x', iat: 0 })).toString('base64url');
    const forged = [
      '',
      'x',
      '..',
      jwtid,
      `${none}.${claims}.`,
      `${none}.${claims}.${signature}`,
      `${head}.${otherClaims}.${signature}`,
      `${head}.${claims}.${signature.slice(1)}x`,
      jwt.sign({}, 'another secret, also long enough to be one', { jwtid }),
      jwt.sign({}, testConfig.jwtSecret, { jwtid, algorithm: 'HS512' }),
      jwt.sign({}, testConfig.jwtSecret, { jwtid: 'no-such-session' }),
      jwt.sign({}, testConfig.jwtSecret),
      `j:${JSON.stringify({ jti: jwtid })}`,
    ];
    for (const value of forged) {
      const headers = { Cookie: `session=${encodeURIComponent(value)}` };
      const status = await statusOfMe(headers);
      recordTried({ attacks: 1, letIn: Number(status !== 401) });
      expect(status, value).toBe(401);
    }
    expect(await statusOfMe({ Cookie: cookie })).toBe(200);
  });
});

describe('POST /api/logout', () => {
  it('ends the session for good and clears the cookie', async () => {
    const cookie = await server.logIn();
    const other = await server.logIn();
    const answer = toAnswer(await request(server.url).post('/api/logout').set('Cookie', cookie));
    expect(answer.status).toBe(200);
    expect(answer.body.message).not.toBe('');
    const [cleared = ''] = await setCookiesOf(answer);
    expect(cleared).toMatch(/^session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(await statusOfMe({ Cookie: cookie })).toBe(401);
    expect(await statusOfMe({ Cookie: other })).toBe(200);
  });

  it('is 200 without a session too', async () => {
    for (const cookie of ['', 'session=garbage']) {
      const { status } = await request(server.url).post('/api/logout').set('Cookie', cookie);
      expect(status).toBe(200);
    }
  });
});

describe('a session', () => {
  it('ends after 30 minutes without a request', async () => {
    const cookie = await server.logIn();
    for (let i = 0; i < 3; i += 1) await useAfter(29, cookie);
    server.passTime(30 * MINUTE_MS);
    expect(await statusOfMe({ Cookie: cookie })).toBe(401);
  });

  it('ends 12 hours after the login, however busy', async () => {
    const cookie = await server.logIn();
    for (let passed = 20; passed < 12 * 60; passed += 20) {
      await useAfter(20, cookie, `after ${passed} min`);
    }
    server.passTime(20 * MINUTE_MS);
    expect(await statusOfMe({ Cookie: cookie })).toBe(401);
  });

  it('stays ended when its account is put back into use', async () => {
    const cookie = await server.logIn();
    await setAccount({ is_active: 0 });
    expect(await statusOfMe({ Cookie: cookie })).toBe(401);
    await setAccount({ is_active: 1 });
    expect(await statusOfMe({ Cookie: cookie })).toBe(401);
  });

  it('stops at the first request after its account has expired', async () => {
    const cookie = await server.logIn();
    const yesterday = '2026-11-20';
    await setAccount({ expire_date: yesterday });
    expect(await statusOfMe({ Cookie: cookie })).toBe(401);
  });

  it('outlives a restart of the server', async () => {
    const first = await startTestServer();
    const cookie = await first.logIn();
    const second = await startTestServer({ database: first.database });
    const { status } = await request(second.url).get('/api/me').set('Cookie', cookie);
    await second.stop();
    await first.stop();
    expect(status).toBe(200);
  });

  it('that has expired is deleted at a later login', async () => {
    await server.logIn();
    server.passTime(12 * HOUR_MS + 1);
    await server.logIn();
    expect(await server.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });
});
