import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import {
  allEnquiriesColumns,
  allEnquiriesReport,
  MAX_ROWS_OF_PDF,
  textsIn,
  reportKinds,
  reportOf,
} from '@dealership/shared';
import { readPdf, withoutBlanks, type ReadPdf } from '../../../shared/test/read-pdf.ts';
import { post } from '../support/requests/calls.ts';
import { TEST_NOW } from '../support/enquiries/samples.ts';
import { buildEnquiry, storeEnquiries } from '../support/enquiries/stored-enquiries.ts';
import { createTestLog, startTestServer, type TestServer } from '../support/server/test-server.ts';

const lines: string[] = [];
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer({ log: createTestLog(lines) });
  cookie = await server.logIn();
});
afterAll(() => server.stop());
beforeEach(async () => {
  lines.length = 0;
  await server.db.deleteFrom('enquiries').execute();
  await server.db.deleteFrom('audit_events').execute();
});

const { kinds, allEnquiries } = textsIn('en');

const reports = [
  ...reportKinds.map((kind) => ({
    kind,
    title: kinds[kind].report?.title ?? '',
    ...reportOf(kind)!,
  })),
  {
    kind: 'sales' as const,
    ...allEnquiriesReport,
    title: allEnquiries.title,
    columns: allEnquiriesColumns(kinds, allEnquiries),
  },
];

const SALES = '/api/getSalesEnquiry';

function ask(path: string, body: object = {}, signal?: AbortSignal): Promise<Response> {
  return fetch(`${server.url}${path}/pdf`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

async function draw(path: string, body: object = {}): Promise<ReadPdf> {
  const answer = await ask(path, body);
  expect(answer.status).toBe(200);
  return readPdf(new Uint8Array(await answer.arrayBuffer()));
}

async function exported(): Promise<(string | null)[]> {
  const events = await server.db
    .selectFrom('audit_events')
    .select('what')
    .where('action', '=', 'export')
    .orderBy('id')
    .execute();
  return events.map(({ what }) => what);
}

describe.each(reports)(
  'POST $path/pdf',
  ({ kind, path, fileName, title, orientation, columns }) => {
    it('is a file of its own name, with the title, on its paper', async () => {
      await storeEnquiries(server, [buildEnquiry({ kind, values: { name: 'অর্পিতা Rai' } })]);
      const { status, headers } = await ask(path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${fileName}.pdf"`);
      expect(headers.get('cache-control')).toBe('no-store');
      const { layout, text } = await draw(path);
      expect(text).toContain(withoutBlanks(title));
      expect(text).toContain('Rows:1');
      expect(text).toContain('অর্পিতাRai');
      expect(text).toContain('Page1of1');
      expect(text).toContain(withoutBlanks(columns.map(({ header }) => header).join('')));
      const [page] = layout;
      expect((page?.width ?? 0) > (page?.height ?? 0)).toBe(orientation === 'landscape');
    });

    it.each([
      ['fromDate', { fromDate: '2026-02-30' }],
      ['search', { search: 'x'.repeat(101) }],
      ['page', { page: 0, limit: 10 }],
      ['limit', { page: 1, limit: 101 }],
    ])('a wrong %s is 400 and named', async (field, body) => {
      const answer = await post(server, `${path}/pdf`, { body, headers: { Cookie: cookie } });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
      expect(await exported()).toEqual([]);
    });
  },
);

describe('a report as PDF', () => {
  it('has all rows of the filters, in the order of the screen, and is noted by the server', async () => {
    const names = Array.from({ length: 450 }, (_, index) => `সৌম্য মুখার্জি ${index}.`);
    await storeEnquiries(server, [
      ...names.map((name, index) =>
        buildEnquiry({ createdAt: TEST_NOW - index, values: { name } }),
      ),
      buildEnquiry({ values: { name: 'Bikash' } }),
    ]);
    const { pages, text } = await draw(SALES, { search: 'মুখার্জি', fromDate: '2026-11-01' });
    const places = names.map((name) => text.indexOf(withoutBlanks(name)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(text).not.toContain('Bikash');
    expect(text).toContain('Period:from2026-11-01Search:মুখার্জিRows:450');
    expect(pages.length).toBeGreaterThan(5);
    expect(await exported()).toEqual(['Sales_Report, PDF, all rows, from 2026-11-01, searched']);
  });

  it('of a page has its rows alone', async () => {
    const names = ['Asha', 'Bikash', 'Chandan'];
    await storeEnquiries(
      server,
      names.map((name) => buildEnquiry({ values: { name } })),
    );
    const { text } = await draw(SALES, { page: 2, limit: 2 });
    expect(text).toContain('Rows:1of3');
    expect(names.filter((name) => text.includes(name))).toEqual(['Asha']);
    expect(await exported()).toEqual(['Sales_Report, PDF, 1 row']);
  });

  it('of all enquiries is narrowed to a kind, and names it', async () => {
    await storeEnquiries(server, [
      buildEnquiry({ values: { name: 'Asha' } }),
      buildEnquiry({ kind: 'contact', values: { name: 'Bikash' } }),
    ]);
    const { text } = await draw(allEnquiriesReport.path, { kind: 'contact' });
    expect(text).toContain(withoutBlanks(`Type: ${kinds.contact.title}`));
    expect([text.includes('Asha'), text.includes('Bikash')]).toEqual([false, true]);
    expect(await exported()).toEqual(['All_Enquiries, PDF, all rows, kind contact']);
  });

  it('comes by a ticket too: once, in its session, and with what the ticket was asked for', async () => {
    await storeEnquiries(server, [
      buildEnquiry({ values: { name: 'Asha' } }),
      buildEnquiry({ values: { name: 'Bikash' } }),
    ]);
    const headers = { Cookie: cookie };
    const issue = async (body: object) => {
      const answer = await post(server, `${SALES}/pdf-ticket`, { body, headers });
      expect(answer.status).toBe(201);
      return (answer.body as unknown as { ticket: string }).ticket;
    };
    const open = (ticket: string, as = cookie) =>
      fetch(`${server.url}${SALES}/pdf?ticket=${ticket}`, { headers: { Cookie: as } });
    const ticket = await issue({ search: 'Asha' });
    expect((await open(ticket, await server.logIn())).status).toBe(404);
    const answer = await open(ticket);
    expect(answer.headers.get('content-disposition')).toContain('Sales_Report.pdf');
    const { text } = readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect([text.includes('Asha'), text.includes('Bikash')]).toEqual([true, false]);
    expect((await open(ticket)).status).toBe(404);
    await (await open(await issue({ page: 2, limit: 1 }))).arrayBuffer();
    const forCsv = await post(server, `${SALES}/export-ticket`, { body: {}, headers });
    expect((await open((forCsv.body as unknown as { ticket: string }).ticket)).status).toBe(404);
    expect(await exported()).toEqual([
      'Sales_Report, PDF, all rows, searched',
      'Sales_Report, PDF, 1 row',
    ]);
  });

  it('of more than 20,000 rows is refused, and offers another way', async () => {
    await storeEnquiries(server, [buildEnquiry()]);
    for (let count = 1; count <= MAX_ROWS_OF_PDF; count *= 2) {
      await sql`insert into enquiries (reference, kind, search_text, created_at)
        select cast(id + ${count * 1_000_000} as char), kind, search_text, created_at
        from enquiries`.execute(server.db);
    }
    const all = await post(server, `${SALES}/pdf`, { body: {}, headers: { Cookie: cookie } });
    const ticket = await post(server, `${SALES}/pdf-ticket`, {
      body: {},
      headers: { Cookie: cookie },
    });
    expect([ticket.status, ticket.body.code]).toEqual([400, 'invalid_input']);
    const page = await ask(SALES, { page: 1, limit: 10 });
    expect([all.status, all.body.code]).toEqual([400, 'invalid_input']);
    expect(all.body.message).toBe(
      'A PDF can hold at most 20,000 rows. Use CSV, or choose a shorter period.',
    );
    expect(page.status).toBe(200);
    expect(await exported()).toEqual(['Sales_Report, PDF, 10 rows']);
  });

  it('that is called off is read no further, and no failure', async () => {
    const words = Array.from({ length: 120 }, (_, index) => `word${index}`).join(' ');
    const many = Array.from({ length: 4000 }, () => buildEnquiry({ values: { message: words } }));
    await storeEnquiries(server, many);
    const timeOf = async (work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      return performance.now() - began;
    };
    const wholeMs = await timeOf(async () => (await ask(SALES)).arrayBuffer());
    lines.length = 0;
    // The most that are drawn at once: another one would have to wait while they go on.
    for (let calls = 1; calls <= 2; calls += 1) {
      const caller = new AbortController();
      const answer = await ask(SALES, {}, caller.signal);
      const reader = answer.body?.getReader();
      await reader?.read();
      caller.abort();
      await expect(reader?.read()).rejects.toThrow();
      await expect.poll(() => lines.filter((line) => line.includes('/pdf'))).toHaveLength(calls);
    }
    const nextMs = await timeOf(async () => {
      expect((await ask(SALES, { page: 1, limit: 1 })).status).toBe(200);
    });
    expect(nextMs).toBeLessThan(wholeMs / 2);
    expect(lines.join('')).not.toMatch(/broken off|"level":50/);
  });
});
