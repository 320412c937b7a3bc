import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allEnquiriesReport, reportKinds, reportOf } from '@dealership/shared';
import { deleteExpired } from '../../../src/db/rows.ts';
import { issueExportTicket } from '../../../src/features/enquiries/export/export-tickets.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import {
  createTestLog,
  startTestServer,
  type TestServer,
} from '../../support/server/test-server.ts';

const SALES = '/api/getSalesEnquiry';
const NUMBER = '9832012345';

const lines: string[] = [];
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer({ log: createTestLog(lines) });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('enquiries').execute();
  await server.db.deleteFrom('export_tickets').execute();
  cookie = await server.logIn();
});

async function issue(path: string, filters: object = {}, as = cookie): Promise<string> {
  const answer = await request(server.url)
    .post(`${path}/export-ticket`)
    .set('Cookie', as)
    .send(filters);
  expect(answer.status).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  return (answer.body as { ticket: string }).ticket;
}

function open(path: string, ticket: string, as = cookie) {
  return request(server.url).get(`${path}/export`).query({ ticket }).set('Cookie', as);
}

function ticketsLeft() {
  return server.db.selectFrom('export_tickets').selectAll().execute();
}

async function storeTwo() {
  await storeEnquiries(server, [
    buildEnquiry({ values: { name: 'Ananya', mobile: NUMBER } }),
    buildEnquiry({ values: { name: 'Bikash', mobile: '9832099999' } }),
  ]);
}

const paths = [
  ...reportKinds.flatMap((kind) => reportOf(kind)?.path ?? []),
  allEnquiriesReport.path,
];

describe.each(paths)('POST %s/export-ticket', (path) => {
  it('answers a ticket that opens the export once', async () => {
    const ticket = await issue(path, { search: 'nobody' });
    const { status, headers } = await open(path, ticket);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const again = await open(path, ticket);
    expect(again.status).toBe(404);
    expect(again.body).toMatchObject({ code: 'not_found', message: expect.any(String) as string });
  });

  it.each([
    ['fromDate', { fromDate: '2026-02-30' }],
    ['search', { search: 'x'.repeat(101) }],
    ['search', { search: ['a'] }],
  ])('a wrong %s is 400 and named, and no ticket is made', async (field, filters) => {
    const answer = await request(server.url)
      .post(`${path}/export-ticket`)
      .set('Cookie', cookie)
      .send(filters);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await ticketsLeft()).toEqual([]);
  });
});

describe('an export ticket', () => {
  it('exports exactly the rows of its filters, whatever else is in the address', async () => {
    await storeTwo();
    const ticket = await issue(SALES, { search: NUMBER });
    const { text } = await request(server.url)
      .get(`${SALES}/export`)
      .query({ ticket, search: 'Bikash', fromDate: 'x' })
      .set('Cookie', cookie)
      .expect(200);
    expect(text).toContain('Ananya');
    expect(text).not.toContain('Bikash');
  });

  it('keeps the kind of the list of all enquiries', async () => {
    await storeEnquiries(server, [buildEnquiry(), buildEnquiry({ kind: 'contact' })]);
    const ticket = await issue(allEnquiriesReport.path, { kind: 'contact' });
    const { text } = await open(allEnquiriesReport.path, ticket);
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  });

  it('is 128 random bits, of which only a hash is stored', async () => {
    const [ticket, other] = [await issue(SALES), await issue(SALES)];
    expect(Buffer.from(ticket, 'base64url')).toHaveLength(16);
    expect(ticket).not.toBe(other);
    expect(JSON.stringify(await ticketsLeft())).not.toContain(ticket);
  });

  it('gives the file to exactly one of ten who ask at once', async () => {
    const ticket = await issue(SALES);
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(SALES, ticket)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 404),
    ]);
  });

  it('is valid for 60 seconds', async () => {
    const [inTime, late] = [await issue(SALES), await issue(SALES)];
    server.passTime(59_999);
    expect((await open(SALES, inTime)).status).toBe(200);
    server.passTime(1);
    expect((await open(SALES, late)).status).toBe(404);
  });

  it('is not valid in another session, even of the same user, or for another report', async () => {
    const other = await server.logIn();
    const ticket = await issue(SALES);
    expect((await open(SALES, ticket, other)).status).toBe(404);
    expect((await open('/api/getInsurance', ticket)).status).toBe(404);
    expect((await request(server.url).get(`${SALES}/export`).query({ ticket })).status).toBe(401);
    expect((await open(SALES, ticket)).status).toBe(200);
  });

  it('is invalid once its session has ended', async () => {
    const ticket = await issue(SALES);
    await request(server.url).post('/api/logout').set('Cookie', cookie).expect(200);
    expect((await open(SALES, ticket)).status).toBe(401);
  });

  it.each([['ticket='], ['ticket=x'], ['ticket=a&ticket=b'], [`ticket=${'a'.repeat(5000)}`]])(
    'that is none is 404 in JSON, not an export without filters: %s',
    async (query) => {
      const answer = await request(server.url)
        .get(`${SALES}/export?${query}`)
        .set('Cookie', cookie);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toContain('application/json');
      expect((answer.body as { message: string }).message).not.toBe('');
    },
  );

  it('leaves its filters nowhere: not when used, not when expired, not in the log', async () => {
    await storeTwo();
    const spent = await issue(SALES, { search: NUMBER });
    await open(SALES, spent).expect(200);
    expect(await ticketsLeft()).toEqual([]);

    await issue(SALES, { search: NUMBER });
    server.passTime(60_000);
    await issue(SALES, { fromDate: '2026-11-01' });
    const left = await ticketsLeft();
    expect(left).toHaveLength(1);
    expect(JSON.stringify(left)).not.toContain(NUMBER);

    server.passTime(60_000);
    await deleteExpired(server.db, 'export_tickets', Date.parse('2100-01-01'));
    expect(await ticketsLeft()).toEqual([]);
    expect(lines.join('\n')).not.toContain(NUMBER);
    expect(lines.join('\n')).not.toContain(spent);
  });

  it('leaves the event of an export when it is used, and none before', async () => {
    const events = () =>
      server.db.selectFrom('audit_events').select('what').where('action', '=', 'export').execute();
    await server.db.deleteFrom('audit_events').execute();
    const ticket = await issue(SALES, { search: NUMBER, toDate: '2026-11-30' });
    expect(await events()).toEqual([]);
    await open(SALES, ticket).expect(200);
    await open(SALES, ticket).expect(404);
    expect(await events()).toEqual([
      { what: 'Sales_Report, CSV, all rows, to 2026-11-30, searched' },
    ]);
  });

  it('is deleted with its session', async () => {
    await issue(SALES);
    await request(server.url).post('/api/logout').set('Cookie', cookie).expect(200);
    expect(await ticketsLeft()).toEqual([]);
  });

  it('is refused to a session that has ended since it was checked', async () => {
    const place = { session_id: 'ended', report: SALES };
    const attempt = issueExportTicket(server, place, {});
    await expect(attempt).rejects.toMatchObject({ code: 'not_logged_in' });
    expect(await ticketsLeft()).toEqual([]);
  });
});
