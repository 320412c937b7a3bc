import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInActions, type AuditRow, type Paged } from '@dealership/shared';
import { insertEvent } from '../../../src/audit/audit-repository.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.logIn();
  await server.db.updateTable('admin_users').set({ user_name: 'Asim Staff' }).execute();
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('audit_events').execute());

const DAY = 24 * 3_600_000;

async function store(
  ...events: Partial<{ userId: string; action: string; what: string; createdAt: number }>[]
): Promise<void> {
  for (const event of events) {
    await insertEvent(server.db, {
      userId: 'staff',
      action: 'login',
      what: '',
      createdAt: TEST_NOW,
      ...event,
    });
  }
}

async function page(body: object = {}): Promise<Paged<AuditRow>> {
  const answer = await request(server.url)
    .post('/api/auditEvents')
    .set('Cookie', cookie)
    .send(body)
    .expect(200);
  return answer.body as Paged<AuditRow>;
}

async function found(body: object): Promise<string[]> {
  const { data } = await page({ limit: 100, ...body });
  return data.map(({ what }) => what).sort();
}

describe('POST /api/auditEvents', () => {
  it('lists who did what, when, with dates and times in Asia/Kolkata', async () => {
    const createdAt = Date.parse('2026-11-20T20:00:00Z');
    await store({ action: 'price changed', what: 'Livo: 80000', createdAt });
    const { data, ...counts } = await page();
    expect(counts).toEqual({ totalPages: 1, totalRecords: 1 });
    expect(data).toEqual([
      {
        id: expect.any(Number) as number,
        user_id: 'staff',
        user_name: 'Asim Staff',
        action: 'price changed',
        what: 'Livo: 80000',
        created_date: '2026-11-21',
        created_time: '01:30:00',
        has_references: false,
      },
    ]);
  });

  it('pages 25 events as 10, 10 and 5, newest first', async () => {
    for (let i = 0; i < 25; i += 1) {
      // Groups of three with the same instant: those stored later come first.
      await store({ what: String(i), createdAt: TEST_NOW + Math.floor(i / 3) });
    }
    const pages = await Promise.all([1, 2, 3, 4].map((number) => page({ page: number })));
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 5, 0]);
    expect(pages.flatMap(({ data }) => data.map(({ what }) => Number(what)))).toEqual(
      Array.from({ length: 25 }, (_, i) => 24 - i),
    );
    expect(pages[0]).toMatchObject({ totalPages: 3, totalRecords: 25 });
  });

  it('can be filtered by user, action, days and what it was done to', async () => {
    await store(
      { what: 'a: Livo' },
      { what: 'b', userId: 'asha' },
      { what: 'c LIVO', userId: 'asha', action: 'price changed' },
      { what: 'd', createdAt: TEST_NOW - DAY },
      { what: 'e 100% _', createdAt: TEST_NOW - 2 * DAY },
    );
    expect(await found({ userId: 'asha' })).toEqual(['b', 'c LIVO']);
    expect(await found({ userId: 'ASHA' })).toEqual([]);
    expect(await found({ action: 'price changed' })).toEqual(['c LIVO']);
    expect(await found({ userId: 'staff', action: 'price changed' })).toEqual([]);
    expect(await found({ fromDate: '2026-11-21' })).toEqual(['a: Livo', 'b', 'c LIVO']);
    expect(await found({ toDate: '2026-11-20' })).toEqual(['d', 'e 100% _']);
    expect(await found({ fromDate: '2026-11-20', toDate: '2026-11-20' })).toEqual(['d']);
    expect(await found({ search: 'livo' })).toEqual(['a: Livo', 'c LIVO']);
    expect(await found({ search: '%' })).toEqual(['e 100% _']);
    expect(await found({ userId: '', action: null, search: '', fromDate: '' })).toHaveLength(5);
  });

  it('can leave out signing in and out', async () => {
    await store(
      ...signInActions.map((action) => ({ action, what: action })),
      { action: 'export', what: 'a' },
      { action: 'price changed', what: 'b', userId: 'asha' },
    );
    expect(await found({ action: 'all but sign-ins' })).toEqual(['a', 'b']);
    expect(await found({ action: 'all but sign-ins', userId: 'asha' })).toEqual(['b']);
    expect(await found({})).toHaveLength(signInActions.length + 2);
  });

  it.each([
    ['userId', 'x'.repeat(65)],
    ['userId', 7],
    ['action', 'bikes stolen'],
    ['fromDate', '2026-02-30'],
    ['limit', 101],
    ['page', 0],
  ])('a wrong %s (%j) is 400 and named', async (key, value) => {
    const answer = await request(server.url)
      .post('/api/auditEvents')
      .set('Cookie', cookie)
      .send({ [key]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([key]);
  });

  it('is for staff only', async () => {
    expect((await request(server.url).post('/api/auditEvents').send({})).status).toBe(401);
    expect((await request(server.url).get('/api/auditEvents/users')).status).toBe(401);
  });
});

describe('GET /api/auditEvents/users', () => {
  it('lists every account and whoever else left an event, once, in order', async () => {
    await store({ userId: '(operator)' }, { userId: 'asha' }, { userId: 'asha' }, { userId: '' });
    const answer = await request(server.url).get('/api/auditEvents/users').set('Cookie', cookie);
    expect(answer.body).toEqual([
      { user_id: '(operator)', user_name: '' },
      { user_id: 'asha', user_name: '' },
      { user_id: 'staff', user_name: 'Asim Staff' },
    ]);
  });
});
