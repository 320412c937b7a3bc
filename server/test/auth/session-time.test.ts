import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNATTENDED_HEADER, type CurrentSession } from '@dealership/shared';
import { untilUseStored } from '../support/requests/stored-use.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

const MINUTE_S = 60;
const MINUTE_MS = 60_000;

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('sessions').execute();
  cookie = await server.logIn();
});

async function me(headers: Record<string, string> = {}): Promise<CurrentSession> {
  const answer = await request(server.url).get('/api/me').set('Cookie', cookie).set(headers);
  expect(answer.status).toBe(200);
  return answer.body as CurrentSession;
}

const unattended = { [UNATTENDED_HEADER]: '1' };

describe('GET /api/me', () => {
  it('answers after how many seconds without a request the session ends, and when in any case', async () => {
    expect(await me()).toMatchObject({
      ends_in: 30 * MINUTE_S,
      ends_at_latest_in: 12 * 60 * MINUTE_S,
    });
    server.passTime(10 * MINUTE_MS);
    expect(await me()).toMatchObject({
      ends_in: 30 * MINUTE_S,
      ends_at_latest_in: (12 * 60 - 10) * MINUTE_S,
    });
  });

  it('never promises too much, although `last_seen_at` is written only once a minute', async () => {
    server.passTime(59_000);
    expect(await me()).toMatchObject({ ends_in: 30 * MINUTE_S - 59 });
  });

  it('near the end of its 12 hours gives that end', async () => {
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      server.passTime(20 * MINUTE_MS);
      await me();
      await untilUseStored(server, 'staff');
    }
    server.passTime(10 * MINUTE_MS);
    expect(await me()).toMatchObject({
      ends_in: 10 * MINUTE_S,
      ends_at_latest_in: 10 * MINUTE_S,
    });
  });
});

describe('a request marked as not made by a user', () => {
  it('is answered and does not keep the session alive', async () => {
    server.passTime(20 * MINUTE_MS);
    expect(await me(unattended)).toMatchObject({ user_id: 'staff', ends_in: 10 * MINUTE_S });
    server.passTime(10 * MINUTE_MS - 1);
    expect(await me(unattended)).toMatchObject({ ends_in: 0 });
    server.passTime(1);
    const late = await request(server.url).get('/api/me').set('Cookie', cookie).set(unattended);
    expect(late.status).toBe(401);
    expect(await server.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('does not affect one that a user makes at the same moment', async () => {
    server.passTime(20 * MINUTE_MS);
    await Promise.all([me(unattended), me(), me(unattended)]);
    await untilUseStored(server, 'staff');
    expect(await me(unattended)).toMatchObject({ ends_in: 30 * MINUTE_S });
  });
});
