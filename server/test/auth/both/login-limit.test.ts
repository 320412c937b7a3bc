import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toAnswer, type Answer } from '../../support/requests/calls.ts';
import { sendRaw } from '../../support/requests/raw-http.ts';
import { startPurging } from '../../../src/background-work.ts';
import {
  createTestLog,
  startTestServer,
  STAFF,
  type TestServer,
} from '../../support/server/test-server.ts';

const MINUTE_MS = 60_000;
const WRONG = 'not the password';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: true, trustProxy: 1 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('login_failures').execute();
});

const HERE = '203.0.113.7';

async function guess(
  userId: string,
  password = WRONG,
  { url = server.url, from = HERE }: { url?: string; from?: string } = {},
): Promise<Answer> {
  const call = request(url).post('/api/login').set('X-Forwarded-For', from);
  return toAnswer(await call.send({ userId, password }));
}

/** Statuses of a number of logins, one after the other. */
async function guessTimes(
  count: number,
  spell: (i: number) => string,
  from?: string,
): Promise<number[]> {
  const statuses = [];
  for (let i = 0; i < count; i += 1) {
    statuses.push((await guess(spell(i), WRONG, from === undefined ? {} : { from })).status);
  }
  return statuses;
}

async function failureCount(): Promise<number> {
  return (await server.db.selectFrom('login_failures').select('id').execute()).length;
}

/** Copies the only stored failure a number of times, for other accounts. */
async function repeatFailure(times: number): Promise<void> {
  const { id: _, ...failure } = await server.db
    .selectFrom('login_failures')
    .selectAll()
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: times }, (_none, i) => ({ ...failure, scope: `other ${i}` }));
  await server.db.insertInto('login_failures').values(rows).execute();
}

const TEN_WRONG = Array<number>(10).fill(401);

describe('POST /api/login after ten failures', () => {
  it('is 429 with Retry-After, with the right password too', async () => {
    expect(await guessTimes(10, () => STAFF.userId)).toEqual(TEN_WRONG);
    for (const password of [WRONG, STAFF.password]) {
      const answer = await guess(STAFF.userId, password);
      expect([answer.status, answer.body.code]).toEqual([429, 'too_many']);
      expect(answer.headers['retry-after']).toBe('900');
      expect(answer.body.error).toBe('Too many failed attempts. Please try again in 15 minutes.');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('works again when the window has passed, and no later than that', async () => {
    await guessTimes(10, () => STAFF.userId);
    server.passTime(10 * MINUTE_MS);
    const early = await guess(STAFF.userId, STAFF.password);
    expect([early.status, early.headers['retry-after']]).toEqual([429, '300']);
    expect(early.body.error).toBe('Too many failed attempts. Please try again in 5 minutes.');
    server.passTime(5 * MINUTE_MS - 1);
    const last = await guess(STAFF.userId, STAFF.password);
    expect([last.status, last.headers['retry-after']]).toEqual([429, '1']);
    expect(last.body.error).toBe('Too many failed attempts. Please try again in a minute.');
    server.passTime(1);
    expect((await guess(STAFF.userId, STAFF.password)).status).toBe(200);
  });

  it.each([
    ['203.0.113.7', '203.0.113.250', '203.0.114.7'],
    ['::ffff:203.0.113.7', '203.0.113.8', '198.51.100.7'],
    ['2001:db8:1:100::1', '2001:db8:1:1ff::2', '2001:db8:1:200::1'],
  ])('from %s refuses %s of the same network, and not %s of another', async (one, same, other) => {
    await guessTimes(10, () => STAFF.userId, one);
    const statuses = [];
    for (const from of [same, other]) {
      statuses.push((await guess(STAFF.userId, STAFF.password, { from })).status);
    }
    expect(statuses).toEqual([429, 200]);
  });

  it('leaves other accounts alone', async () => {
    await guessTimes(11, () => 'someone-else');
    expect((await guess(STAFF.userId, STAFF.password)).status).toBe(200);
  });

  it('is 429 for an account that does not exist just the same', async () => {
    const statuses = await guessTimes(11, () => 'nobody');
    expect(statuses).toEqual([...TEN_WRONG, 429]);
    const real = await guessTimes(11, () => STAFF.userId);
    expect(real).toEqual(statuses);
  });

  it('is not evaded by spelling the user id differently', async () => {
    const spellings = [
      'staff',
      'STAFF',
      ' staff',
      'staff  ',
      'Staff',
      'stáff',
      'ｓｔａｆｆ',
      '\tstaff',
    ];
    await guessTimes(10, (i) => spellings[i % spellings.length] ?? '');
    for (const spelling of spellings) {
      expect((await guess(spelling, STAFF.password)).status, spelling).toBe(429);
    }
  });

  it('is not evaded by sending all logins at once', async () => {
    const statuses = [];
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => guess(STAFF.userId)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status !== 429)).toEqual(TEN_WRONG);
  });

  it('leaves a running session alone', async () => {
    const cookie = await server.logIn();
    await guessTimes(11, () => STAFF.userId);
    const { status } = await request(server.url).get('/api/me').set('Cookie', cookie);
    expect(status).toBe(200);
  });

  it('holds after a restart too', async () => {
    await guessTimes(10, () => STAFF.userId);
    const restarted = await startTestServer({
      rateLimits: true,
      trustProxy: 1,
      database: server.database,
      startsAt: server.clock(),
    });
    const { status } = await guess(STAFF.userId, STAFF.password, { url: restarted.url });
    await restarted.stop();
    expect(status).toBe(429);
  });
});

describe('POST /api/login', () => {
  it('forgets the failures after a successful login', async () => {
    await guessTimes(9, () => STAFF.userId);
    expect((await guess(STAFF.userId, STAFF.password)).status).toBe(200);
    expect(await guessTimes(10, () => STAFF.userId)).toEqual(TEN_WRONG);
  });

  it('forgets only those from the same network', async () => {
    const elsewhere = '198.51.100.7';
    await guessTimes(9, () => STAFF.userId, elsewhere);
    expect((await guess(STAFF.userId, STAFF.password)).status).toBe(200);
    expect(await guessTimes(2, () => STAFF.userId, elsewhere)).toEqual([401, 429]);
  });

  it('allows 100 failures from one network, over all accounts', async () => {
    await guess('nobody');
    await repeatFailure(98);
    expect((await guess('nobody-11', WRONG, { from: '203.0.113.200' })).status).toBe(401);
    const refused = await guess('nobody-12');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(await failureCount()).toBe(100);
    const elsewhere = await guess('nobody-12', WRONG, { from: '203.0.114.1' });
    expect(elsewhere.status).toBe(401);
  });

  it('stores nothing that was typed, and no IP address', async () => {
    await guess('My-Password-1', 'rina@example.com');
    const rows = await server.db.selectFrom('login_failures').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/password|203\.0|rina/i);
    // Digests without the secret could be guessed from the table.
    const other = await startTestServer({
      rateLimits: true,
      trustProxy: 1,
      database: server.database,
      startsAt: server.clock(),
      jwtSecret: 'another secret, also long enough to be one',
    });
    await guess('My-Password-1', WRONG, { url: other.url });
    await other.stop();
    const marks = await server.db
      .selectFrom('login_failures')
      .select(['scope', 'source'])
      .execute();
    expect(new Set(marks.flatMap(({ scope, source }) => [scope, source])).size).toBe(4);
  });

  it('with an impossible user id is 401 like any other', async () => {
    // The first one grows eighteenfold with NFKC.
    const userIds = ['\ufdfa'.repeat(100), '😀'.repeat(50), 'x'.repeat(100), '\u0001', '\ud800'];
    for (const userId of userIds) expect((await guess(userId)).status, userId).toBe(401);
  });
});

describe('failures without a later login', () => {
  it('are kept for 15 minutes', async () => {
    await guess(STAFF.userId);
    const { id: _, ...failure } = await server.db
      .selectFrom('login_failures')
      .selectAll()
      .executeTakeFirstOrThrow();
    const ages = [14, 15].map((minutes) => minutes * MINUTE_MS);
    const now = server.clock();
    const rows = ages.map((age) => ({ ...failure, failed_at: now - age }));
    await server.db.insertInto('login_failures').values(rows).execute();
    const { db, clock } = server;
    await startPurging({ db, clock, log: createTestLog() }).stop();
    const left = await db.selectFrom('login_failures').select('failed_at').orderBy('id').execute();
    expect(left.map(({ failed_at }) => (now - failed_at) / MINUTE_MS)).toEqual([0, 14]);
  });
});

describe('POST /api/login with the limits off', () => {
  it('accepts the right password after any number of wrong ones', async () => {
    const unlimited = await startTestServer({ rateLimits: false, database: server.database });
    const at = { url: unlimited.url };
    for (let i = 0; i < 11; i += 1) await guess(STAFF.userId, WRONG, at);
    const { status } = await guess(STAFF.userId, STAFF.password, at);
    await unlimited.stop();
    expect(status).toBe(200);
  });
});

describe('a guess with another spelling of the path', () => {
  const spellings = ['/API/LOGIN', '/api/login/', '/api//login', '/api/%6Cogin', '/api/./login'];
  const guessAt = async (path: string, password = WRONG) => {
    const { status, text } = await sendRaw(server.url, {
      method: 'POST',
      path,
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': HERE },
      body: JSON.stringify({ userId: STAFF.userId, password }),
    });
    // An unknown path is refused because there is no session.
    return text.includes('not_logged_in') ? 'no login' : status;
  };

  it('is counted like any other, or reaches no login at all', async () => {
    const answers: (number | string)[] = [];
    for (let round = 0; round < 10; round += 1) {
      for (const path of spellings) answers.push(await guessAt(path));
    }
    const reached = answers.filter((answer) => answer !== 'no login');
    expect(reached.length, 'some spelling leads to the login').toBeGreaterThan(10);
    expect(reached.slice(0, 10)).toEqual(TEN_WRONG);
    expect(new Set(reached.slice(10))).toEqual(new Set([429]));
    for (const path of ['/api/login', ...spellings]) {
      expect(['no login', 429], path).toContain(await guessAt(path, STAFF.password));
    }
  });
});
