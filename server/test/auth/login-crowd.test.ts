import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLoginLimit, type LimitLogin } from '../../src/features/auth/limits/login-limit.ts';
import { addStaff } from '../../src/features/auth/staff/change-staff.ts';
import { AppError } from '../../src/errors/app-error.ts';
import { TEST_NOW } from '../support/enquiries/samples.ts';
import { startTestServer, STAFF, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
/** The limits as in the server, without the waiting. */
let limitLogin: LimitLogin;
/** How long logins would have waited, in milliseconds. */
let waits: number[];
beforeAll(async () => {
  server = await startTestServer({ rateLimits: true, trustProxy: 1 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('login_failures').execute();
  waits = [];
  limitLogin = createLoginLimit({
    db: server.db,
    config: server.config,
    clock: () => TEST_NOW,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
});

interface Try {
  network: string;
  account?: string;
  device?: string;
  isRight?: boolean;
  /** The comparison ends when this resolves. */
  until?: Promise<unknown>;
}

const onWrong = () => new AppError('wrong_credentials', (texts) => texts.wrongCredentials);

/** The outcome of a login: `right`, `wrong_credentials`, or `too_many` with its Retry-After in seconds. */
async function outcomeOf({ account = STAFF.userId, isRight = false, ...rest }: Try) {
  const { network, device, until } = rest;
  try {
    return await limitLogin({ account, network, device }, async (forgive) => {
      await until;
      if (!isRight) throw onWrong();
      await forgive(server.db);
      return 'right';
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code } = error;
    const { retryAfterSeconds } = error.details;
    return retryAfterSeconds === undefined ? code : `${code} ${retryAfterSeconds}`;
  }
}

async function guess(count: number, account = STAFF.userId): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    expect(await outcomeOf({ account, network: `${i}` })).toBe('wrong_credentials');
  }
}

describe('failed logins for one account from many networks', () => {
  it('slow every further login from the 20th on, more and more, by 5 s at most', async () => {
    await guess(45);
    const steps = Array.from({ length: 20 }, (_, i) => 250 * (i + 1));
    expect(waits).toEqual([...steps, ...Array<number>(6).fill(5000)]);
  });

  it('lock nobody out: the right password is slowed and accepted', async () => {
    await guess(60);
    waits = [];
    expect(await outcomeOf({ network: 'another', isRight: true })).toBe('right');
    expect(waits).toEqual([5000]);
  });

  it('do not slow a browser that is known, nor other accounts', async () => {
    await guess(30);
    waits = [];
    await outcomeOf({ network: '0', device: 'known' });
    await outcomeOf({ network: '0', account: 'somebody-else' });
    expect(waits).toEqual([]);
  });
});

describe('the slots for waiting logins', () => {
  /** Outcomes of further logins while others are waiting; then the waiting ones continue. */
  async function tryBeside(waiting: readonly Try[], further: readonly Try[]) {
    let letGo: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const first = Promise.all(waiting.map((each) => outcomeOf({ ...each, until })));
    const outcomes = await Promise.all(further.map(outcomeOf));
    letGo();
    return { first: await first, outcomes };
  }

  it('are 3 for one network, over all accounts', async () => {
    const { outcomes } = await tryBeside(
      ['a', 'b', 'c'].map((account) => ({ account, network: 'shop' })),
      [{ network: 'shop' }, { network: 'elsewhere', isRight: true }],
    );
    expect(outcomes).toEqual(['too_many 5', 'right']);
    expect(await outcomeOf({ network: 'shop', isRight: true })).toBe('right');
  });

  it('are 10 for one account, from everywhere', async () => {
    const { outcomes } = await tryBeside(
      Array.from({ length: 10 }, (_, i) => ({ network: `${i}` })),
      [{ network: '11' }, { network: '11', account: 'somebody-else', isRight: true }],
    );
    expect(outcomes).toEqual(['too_many 5', 'right']);
    expect(await outcomeOf({ network: '11', isRight: true })).toBe('right');
  });

  it('are 50 in all; a browser that is known needs none and takes none', async () => {
    const strangers = Array.from({ length: 50 }, (_, i) => ({
      network: `${i}`,
      account: `${i >> 3}`,
    }));
    const known = Array.from({ length: 5 }, () => ({ network: '60', device: 'known' }));
    const { first, outcomes } = await tryBeside(
      [...known, ...strangers],
      [{ network: '60' }, { network: '60', device: 'known', isRight: true }],
    );
    expect(outcomes).toEqual(['too_many 5', 'right']);
    expect(new Set(first)).toEqual(new Set(['wrong_credentials']));
  });

  it('are free again after a login that failed with a server error', async () => {
    const fail = () =>
      limitLogin({ account: STAFF.userId, network: 'shop', device: undefined }, () =>
        Promise.reject(new Error('the database is away')),
      );
    for (let i = 0; i < 4; i += 1) await expect(fail()).rejects.toThrow('away');
    await server.db.schema.alterTable('login_failures').renameTo('gone').execute();
    for (let i = 0; i < 4; i += 1) await expect(fail()).rejects.not.toThrow('away');
    await server.db.schema.alterTable('gone').renameTo('login_failures').execute();
    expect(await outcomeOf({ network: 'shop', isRight: true })).toBe('right');
  });

  it('are not filled by refused logins, which do not count as failures either', async () => {
    const shop = { network: 'shop', account: 'a' };
    const { first } = await tryBeside(Array(12).fill(shop) as Try[], []);
    expect(first.filter((outcome) => outcome === 'wrong_credentials')).toHaveLength(3);
    const rows = await server.db.selectFrom('login_failures').select('id').execute();
    expect(rows).toHaveLength(3);
  });
});

describe('POST /api/login by twenty people at the same moment, several times', () => {
  it('lets in all whose password is right', async () => {
    const deps = { db: server.db, clock: () => TEST_NOW, audit: () => Promise.resolve() };
    const people = Array.from({ length: 10 }, (_, i) => `person-${i}`);
    for (const userId of people) await addStaff(deps, { userId, password: STAFF.password });
    const logIn = (body: object, { from, cookie = '' }: { from: string; cookie?: string }) =>
      request(server.url)
        .post('/api/login')
        .set({ 'X-Forwarded-For': from, Cookie: cookie })
        .send({ ...STAFF, ...body });
    const { headers } = await logIn({}, { from: '192.0.2.1' });
    const cookie = (headers['set-cookie'] as unknown as string[])[1]?.split(';')[0] ?? '';
    for (let round = 0; round < 6; round += 1) {
      // So that all of them at once also delete old failures and sessions.
      server.passTime(31 * 60_000);
      const apart = people.map((userId, i) => logIn({ userId }, { from: `10.0.${i}.1` }));
      const wrong = people.map((userId, i) =>
        logIn({ userId, password: 'wrong' }, { from: `10.0.${i}.2` }),
      );
      const together = people.map(() => logIn({}, { from: '10.1.0.1', cookie }));
      const statuses = (await Promise.all([...apart, ...together, ...wrong])).map(
        ({ status }) => status,
      );
      expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(10).fill(401)]);
    }
  });
});
