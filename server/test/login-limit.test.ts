import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toAnswer, type Answer } from './calls.ts';
import { sendRaw } from './raw-http.ts';
import { TEST_NOW } from './samples.ts';
import { startTestServer, STAFF, type TestServer } from './test-server.ts';

const MINUTE_MS = 60_000;
const WRONG = 'not the password';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: true });
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('login_failures').execute());

async function guess(userId: string, password = WRONG, url = server.url): Promise<Answer> {
  return toAnswer(await request(url).post('/api/login').send({ userId, password }));
}

/** Statuses of so many tries, one after the other. */
async function guessTimes(count: number, spell: (i: number) => string): Promise<number[]> {
  const statuses = [];
  for (let i = 0; i < count; i += 1) statuses.push((await guess(spell(i))).status);
  return statuses;
}

const TEN_WRONG = Array<number>(10).fill(401);

describe('POST /api/login after ten wrong tries', () => {
  it('is 429 with Retry-After, with the right password too', async () => {
    expect(await guessTimes(10, () => STAFF.userId)).toEqual(TEN_WRONG);
    for (const password of [WRONG, STAFF.password]) {
      const answer = await guess(STAFF.userId, password);
      expect([answer.status, answer.body.code]).toEqual([429, 'too_many']);
      expect(answer.headers['retry-after']).toBe('900');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('works again when the window has passed, and no later than that', async () => {
    await guessTimes(10, () => STAFF.userId);
    server.passTime(10 * MINUTE_MS);
    const early = await guess(STAFF.userId, STAFF.password);
    expect([early.status, early.headers['retry-after']]).toEqual([429, '300']);
    server.passTime(5 * MINUTE_MS - 1);
    const last = await guess(STAFF.userId, STAFF.password);
    expect([last.status, last.headers['retry-after']]).toEqual([429, '1']);
    server.passTime(1);
    expect((await guess(STAFF.userId, STAFF.password)).status).toBe(200);
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

  it('is not dodged by spelling the user id differently', async () => {
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

  it('is not dodged by sending all tries at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(STAFF.userId)));
    const checked = answers.filter(({ status }) => status !== 429);
    expect(checked.map(({ status }) => status)).toEqual(TEN_WRONG);
  });

  it('leaves a running session alone', async () => {
    const cookie = await server.logIn();
    await guessTimes(11, () => STAFF.userId);
    const { status } = await request(server.url).get('/api/me').set('Cookie', cookie);
    expect(status).toBe(200);
  });

  it('holds after a restart too', async () => {
    await guessTimes(10, () => STAFF.userId);
    const restarted = await startTestServer({ rateLimits: true, database: server.database });
    const { status } = await guess(STAFF.userId, STAFF.password, restarted.url);
    await restarted.stop();
    // The second server's clock stands at the start: the tries lie in its window or ahead of it.
    expect(status).toBe(429);
  });
});

describe('POST /api/login', () => {
  it('forgets the wrong tries once the right password came', async () => {
    await guessTimes(9, () => STAFF.userId);
    expect((await guess(STAFF.userId, STAFF.password)).status).toBe(200);
    expect(await guessTimes(10, () => STAFF.userId)).toEqual(TEN_WRONG);
  });

  it('counts 100 wrong tries from one address, over all accounts', async () => {
    await server.db
      .insertInto('login_failures')
      .values(
        Array.from({ length: 99 }, () => ({
          scope: 'address:127.0.0.1',
          failed_at: TEST_NOW + 60 * MINUTE_MS,
        })),
      )
      .execute();
    expect((await guess('nobody-1')).status).toBe(401);
    expect((await guess('nobody-2')).status).toBe(429);
    const kept = await server.db
      .selectFrom('login_failures')
      .select('id')
      .where('scope', '=', 'account:nobody-2')
      .execute();
    expect(kept).toEqual([]);
  });

  it('of a user id that nobody can have is 401 like any other', async () => {
    // The first one grows eighteenfold when its compatibility forms are resolved.
    const userIds = ['\ufdfa'.repeat(100), '😀'.repeat(50), 'x'.repeat(100), '\u0001', '\ud800'];
    for (const userId of userIds) expect((await guess(userId)).status, userId).toBe(401);
  });
});

describe('POST /api/login with the limits off', () => {
  it('takes the right password after any number of wrong ones', async () => {
    const unlimited = await startTestServer({ rateLimits: false, database: server.database });
    for (let i = 0; i < 11; i += 1) await guess(STAFF.userId, WRONG, unlimited.url);
    const { status } = await guess(STAFF.userId, STAFF.password, unlimited.url);
    await unlimited.stop();
    expect(status).toBe(200);
  });
});

describe('A guess under another spelling of the path', () => {
  const spellings = ['/API/LOGIN', '/api/login/', '/api//login', '/api/%6Cogin', '/api/./login'];
  const guessAt = async (path: string, password = WRONG) => {
    const { status, text } = await sendRaw(server.url, {
      ...{ method: 'POST', path, headers: { 'Content-Type': 'application/json' } },
      body: JSON.stringify({ userId: STAFF.userId, password }),
    });
    // What is no call at all is refused for want of a session.
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
