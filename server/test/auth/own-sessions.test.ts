import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import request from 'supertest';
import type { OwnSession } from '@dealership/shared';
import { addStaff } from '../../src/features/auth/staff/change-staff.ts';
import { deviceOf } from '../../src/features/auth/device.ts';
import { startTestServer, STAFF, type TestServer } from '../support/server/test-server.ts';

const MINUTE_MS = 60_000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

/** Takes the Safari pattern more than 0.1 s if it is not truncated. */
const SLOW = 'Version/'.repeat(1900);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('sessions').execute());

async function logInFrom(userAgent: string, body: object = STAFF): Promise<string> {
  const { headers } = await request(server.url)
    .post('/api/login')
    .set('User-Agent', userAgent)
    .send(body)
    .expect(200);
  const [first = ''] = headers['set-cookie'] as unknown as string[];
  return first.split(';')[0] ?? '';
}

async function listOf(cookie: string): Promise<OwnSession[]> {
  const answer = await request(server.url).get('/api/sessions').set('Cookie', cookie).expect(200);
  return answer.body as OwnSession[];
}

async function statusOfMe(cookie: string): Promise<number> {
  return (await request(server.url).get('/api/me').set('Cookie', cookie)).status;
}

describe('GET /api/sessions', () => {
  it('lists where the user is signed in, most recently used first, without credentials', async () => {
    const desk = await logInFrom('curl/8.0');
    server.passTime(5 * MINUTE_MS);
    await logInFrom(PHONE);
    const sessions = await listOf(desk);
    expect(sessions).toEqual([
      {
        started_date: '2026-11-21',
        started_time: '12:05:00',
        last_seen_date: '2026-11-21',
        last_seen_time: '12:05:00',
        device: 'Chrome on Android',
        current: false,
      },
      {
        started_date: '2026-11-21',
        started_time: '12:00:00',
        last_seen_date: '2026-11-21',
        last_seen_time: '12:05:00',
        device: 'Unknown device',
        current: true,
      },
    ]);
  });

  it('leaves out expired sessions, and those of other users', async () => {
    const deps = { db: server.db, clock: Date.now, audit: () => Promise.resolve() };
    const other = { userId: 'bina', password: 'Mahananda-River-1' };
    await addStaff(deps, other);
    await logInFrom(PHONE);
    server.passTime(31 * MINUTE_MS);
    await logInFrom(PHONE, other);
    const desk = await server.logIn();
    expect(await listOf(desk)).toHaveLength(1);
  });
});

describe('DELETE /api/sessions/others', () => {
  it('ends all except the one that asks', async () => {
    const [desk, phone, tablet] = [
      await server.logIn(),
      await server.logIn(),
      await logInFrom(PHONE),
    ];
    const answer = await request(server.url).delete('/api/sessions/others').set('Cookie', desk);
    expect(answer.body).toEqual({ message: 'You have been signed out everywhere else.', ended: 2 });
    expect([await statusOfMe(desk), await statusOfMe(phone), await statusOfMe(tablet)]).toEqual([
      200, 401, 401,
    ]);
    expect(await listOf(desk)).toHaveLength(1);
  });
});

describe('the User-Agent', () => {
  it('is looked at only after the password was right, and only its first 300 characters', async () => {
    const looked: string[] = [];
    const { test } = RegExp.prototype;
    vi.spyOn(RegExp.prototype, 'test').mockImplementation(function (this: RegExp, text) {
      if (this.source.includes('Safari')) looked.push(text);
      return test.call(this, text);
    });
    const logIn = (password: string) =>
      request(server.url)
        .post('/api/login')
        .set('User-Agent', SLOW)
        .send({ ...STAFF, password });
    await logIn('wrong').expect(401);
    expect(looked).toEqual([]);
    await logIn(STAFF.password).expect(200);
    expect(new Set(looked.map(({ length }) => length))).toEqual(new Set([300]));
  });
});

describe('the device of a session', () => {
  it.each([
    [PHONE, 'Chrome on Android'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['curl/8.0', 'Unknown device'],
    [undefined, 'Unknown device'],
    [`${'<script>'.repeat(30)} Windows`, 'Windows'],
    [`${'x'.repeat(300)} Windows`, 'Unknown device'],
  ])('%j is %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
