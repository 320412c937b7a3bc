import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enquiryDefinitions, enquiryKinds } from '@dealership/shared';
import { post, storedCount, submit, type Headers } from '../support/requests/calls.ts';
import { signIn } from '../support/people/people.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

async function submitTimes(count: number, headers: (i: number) => Headers = () => ({})) {
  const statuses = [];
  for (let i = 0; i < count; i += 1) {
    statuses.push((await submit(server, 'sales', { headers: headers(i) })).status);
  }
  return statuses;
}

const TEN_STORED = Array<number>(10).fill(201);

describe('enquiries of one kind from one address', () => {
  beforeEach(async () => {
    server = await startTestServer({ rateLimits: true });
  });

  it('are ten a minute; the eleventh is 429 with Retry-After and is not stored', async () => {
    expect(await submitTimes(10)).toEqual(TEN_STORED);
    const eleventh = await submit(server, 'sales');
    expect([eleventh.status, eleventh.body.code]).toEqual([429, 'too_many']);
    const wait = Number(eleventh.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(Object.keys(eleventh.body).sort()).toEqual(['code', 'error', 'message', 'requestId']);
    expect(await storedCount(server)).toBe(10);
  });

  it('do not use up the other kinds’ allowance, but that of all kinds', async () => {
    await submitTimes(11);
    const others = enquiryKinds.filter((each) => each !== 'sales');
    // Refused enquiries of a kind do not count among the twenty.
    const statuses = [];
    for (const kind of others) statuses.push((await submit(server, kind)).status);
    expect(statuses).toEqual(others.map((_, at) => (at < 10 ? 201 : 429)));
    expect(await storedCount(server)).toBe(20);
  });

  it('are counted when they are refused too', async () => {
    const { path } = enquiryDefinitions.sales;
    for (let i = 0; i < 10; i += 1) await post(server, path, { body: {} });
    expect((await submit(server, 'sales')).status).toBe(429);
  });

  it('are not distinguished by address headers that the sender sets', async () => {
    const spoofed = (i: number) => ({
      'X-Forwarded-For': `203.0.113.${i}`,
      Forwarded: `for=203.0.113.${i}`,
    });
    expect(await submitTimes(11, spoofed)).toEqual([...TEN_STORED, 429]);
  });

  it('are free again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await submitTimes(11)).toEqual([...TEN_STORED, 429]);
    vi.setSystemTime(Date.now() + 60_001);
    expect(await submitTimes(11)).toEqual([...TEN_STORED, 429]);
  });
});

describe('enquiries of all kinds from one address', () => {
  const MINUTE_MS = 60_000;

  /** Sends one of each of several kinds, again and again, up to this number. */
  async function submitAll(count: number): Promise<number[]> {
    const statuses = [];
    for (let at = 0; at < count; at += 1) {
      const kind = enquiryKinds[at % enquiryKinds.length] ?? 'sales';
      statuses.push((await submit(server, kind)).status);
    }
    return statuses;
  }
  const stored = (statuses: number[]) => statuses.filter((status) => status === 201).length;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    server = await startTestServer({ rateLimits: true });
  });

  it('are 20 a minute and 120 an hour; the owner is notified once when many are refused', async () => {
    for (let minute = 0; minute < 6; minute += 1) {
      expect(stored(await submitAll(minute === 0 ? 26 : 20)), `${minute}`).toBe(20);
      vi.setSystemTime(Date.now() + MINUTE_MS + 1);
    }
    const refused = await submit(server, 'contact');
    expect(refused.status).toBe(429);
    // After that time a sender is accepted: a browser then sends its queue.
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(45 * 60);
    expect(wait).toBeLessThanOrEqual(55 * 60);
    const alerts = () =>
      server.db
        .selectFrom('account_notices')
        .select(['user_id', 'event'])
        .where('event', '=', 'enquiries-refused')
        .execute();
    expect(await alerts()).toEqual([]);
    for (let minute = 0; minute < 7; minute += 1) {
      expect(stored(await submitAll(20))).toBe(0);
      vi.setSystemTime(Date.now() + MINUTE_MS + 1);
    }
    await vi.waitFor(async () => {
      expect(await alerts()).toEqual([{ user_id: 'staff', event: 'enquiries-refused' }]);
    }, 60_000);
    vi.setSystemTime(Date.now() + wait * 1000);
    expect((await submit(server, 'contact')).status).toBe(201);
  });

  it('are not limited together where staff are signed in, but each kind is', async () => {
    const owner = await signIn(server);
    expect((await owner.send('GET', '/api/me')).status).toBe(200);
    expect(stored(await submitAll(26))).toBe(26);
    expect(stored(await submitTimes(10))).toBe(8);
    await owner.send('POST', '/api/logout');
    // Half an hour later nobody is refused.
    vi.setSystemTime(Date.now() + 30 * MINUTE_MS);
    expect(stored(await submitAll(26))).toBe(20);
  });
});

describe('enquiries through a trusted proxy', () => {
  it('are counted by the address that the proxy names; an IPv6 network is one address', async () => {
    server = await startTestServer({ rateLimits: true, trustProxy: 1 });
    const from = (address: string) => () => ({ 'X-Forwarded-For': `198.51.100.1, ${address}` });
    expect(await submitTimes(11, from('203.0.113.1'))).toEqual([...TEN_STORED, 429]);
    expect(await submitTimes(1, from('203.0.113.2'))).toEqual([201]);
    const inOneNetwork = (i: number) => ({ 'X-Forwarded-For': `2001:db8:0:1::${i + 1}` });
    expect(await submitTimes(11, inOneNetwork)).toEqual([...TEN_STORED, 429]);
  });
});

describe('enquiries with the limits off', () => {
  it('are not counted', async () => {
    server = await startTestServer({ rateLimits: false });
    expect(new Set(await submitTimes(25))).toEqual(new Set([201]));
  });
});
