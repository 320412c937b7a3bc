import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls, type TapCounts } from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { post } from '../../support/requests/calls.ts';
import { signIn } from '../../support/people/people.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
let owner: Browser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
});
afterAll(() => server.stop());

describe('taps on Call and WhatsApp', () => {
  const tap = (body: object | string, headers = {}) => post(server, '/api/taps', { body, headers });
  const counted = () =>
    server.db
      .selectFrom('taps')
      .select(['day', 'way', 'page', 'model_key', 'count'])
      .orderBy('id')
      .execute();

  it('are added up by day in India, way, page and model, 20 at once too', async () => {
    const home = { way: 'call', page: 'home' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => tap(home)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(204));
    const model = { way: 'whatsapp', page: 'view-details' };
    for (const name of ['Shine125', 'shine 125', 'no such model', '']) {
      expect((await tap({ ...model, model: name })).status).toBe(204);
    }
    // From noon in India to the next day's first minute.
    server.passTime(12 * 3_600_000);
    await tap(home);
    server.passTime(-12 * 3_600_000);
    const day = '2026-11-21';
    expect(await counted()).toEqual([
      { day, ...home, model_key: '', count: 20 },
      { day, ...model, model_key: 'shine125', count: 2 },
      { day, ...model, model_key: '', count: 2 },
      { day: '2026-11-22', ...home, model_key: '', count: 1 },
    ]);
  });

  it('are shown to managers by page and by model for the chosen days', async () => {
    const ask = (from: string, to: string) =>
      owner.send<TapCounts>('POST', '/api/insights/taps', { from, to });
    const day = '2026-11-21';
    expect((await ask(day, day)).body).toEqual({
      total: { call: 20, whatsapp: 4 },
      pages: [
        { page: 'home', call: 20, whatsapp: 0 },
        { page: 'view-details', call: 0, whatsapp: 4 },
      ],
      models: [
        { key: '', call: 20, whatsapp: 2 },
        { key: 'shine125', name: expect.stringMatching(/shine/i) as string, call: 0, whatsapp: 2 },
      ],
    });
    expect((await ask(day, '2026-11-22')).body.total).toEqual({ call: 21, whatsapp: 4 });
    const none = { total: { call: 0, whatsapp: 0 }, pages: [], models: [] };
    expect((await ask('2026-11-20', '2026-11-20')).body).toEqual(none);
    expect((await ask('2026-11-22', day)).status).toBe(400);
  });

  it('are refused if they are something else, too large, or from another site', async () => {
    const before = await counted();
    expect((await tap({ way: 'sms', page: '/admin', model: 'x'.repeat(61) })).body.fields).toEqual({
      way: expect.any(String) as string,
      page: expect.any(String) as string,
      model: expect.any(String) as string,
    });
    expect((await tap({ way: 'call', page: 'home', note: 'x'.repeat(1024) })).status).toBe(413);
    const foreign = { Origin: 'https://evil.example' };
    expect((await tap({ way: 'call', page: 'home' }, foreign)).status).toBe(403);
    expect(await counted()).toEqual(before);
    expect(allCalls['POST /api/taps']?.largestBodyKb).toBe(1);
  });

  it('are 60 a minute from one address', async () => {
    const limited = await startTestServer({ rateLimits: true, database: server.database });
    try {
      const statuses = [];
      for (let i = 0; i < 61; i += 1) {
        const body = { way: 'call', page: 'amc' };
        statuses.push((await post(limited, '/api/taps', { body })).status);
      }
      expect(statuses).toEqual([...Array<number>(60).fill(204), 429]);
    } finally {
      await limited.stop();
    }
    expect((await counted()).at(-1)).toMatchObject({ page: 'amc', count: 60 });
  });
});
