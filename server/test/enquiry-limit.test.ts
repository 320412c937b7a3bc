import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enquiryDefinitions, enquiryKinds } from '@dealership/shared';
import { post, storedCount, submit, type Headers } from './calls.ts';
import { startTestServer, type TestServer } from './test-server.ts';

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

  it('do not use up the other kinds’ allowance', async () => {
    await submitTimes(11);
    for (const kind of enquiryKinds.filter((each) => each !== 'sales')) {
      expect((await submit(server, kind)).status, kind).toBe(201);
    }
  });

  it('are counted when they are refused too', async () => {
    const { path } = enquiryDefinitions.sales;
    for (let i = 0; i < 10; i += 1) await post(server, path, { body: {} });
    expect((await submit(server, 'sales')).status).toBe(429);
  });

  it('are not told apart by address headers that the sender sets', async () => {
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
