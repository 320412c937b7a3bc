import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  allEnquiriesReport,
  enquiryDefinitions,
  enquiryKinds,
  reportKinds,
  reportOf,
  type ReportRow,
} from '@dealership/shared';
import { post } from '../support/requests/calls.ts';
import { TEST_NOW } from '../support/enquiries/samples.ts';
import {
  buildEnquiry,
  storeEnquiries,
  eraseStored,
} from '../support/enquiries/stored-enquiries.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.logIn();
});
afterAll(() => server.stop());
beforeEach(() => eraseStored(server));

const SALES = '/api/getSalesEnquiry';
const reports = [
  ...reportKinds.map((kind) => ({ kind, path: reportOf(kind)?.path ?? '' })),
  { kind: 'sales' as const, path: allEnquiriesReport.path },
];

async function references(body: object, path = SALES): Promise<string[]> {
  const answer = await server.report(path, body);
  expect(answer.status).toBe(200);
  return answer.body.data.map(({ reference }) => reference);
}

/** The answer of a call that should be refused: its status and the fields it names. */
async function refusal(path: string, body: object) {
  const answer = await post(server, path, { body, headers: { Cookie: cookie } });
  return [answer.status, Object.keys(answer.body.fields ?? {}).sort()] as const;
}

describe.each(reports)('POST $path', ({ kind, path }) => {
  it('pages 25 rows as 10, 10 and 5, newest first, and then none', async () => {
    const enquiries = Array.from({ length: 25 }, (_, i) =>
      // Groups of three with the same instant: those stored later come first.
      buildEnquiry({ kind, createdAt: TEST_NOW + Math.floor(i / 3) * 1000 }),
    );
    await storeEnquiries(server, enquiries);
    const newestFirst = enquiries.map(({ reference }) => reference).reverse();

    const pages = [];
    for (const page of [1, 2, 3, 4, 1_000_000, Number.MAX_SAFE_INTEGER]) {
      const { body } = await server.report(path, { page, limit: 10 });
      expect(body).toMatchObject({ totalPages: 3, totalRecords: 25 });
      pages.push(body.data.map(({ reference }) => reference));
    }
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 5, 0, 0, 0]);
    expect(pages.flat()).toEqual(newestFirst);
    expect(await references({}, path)).toEqual(newestFirst.slice(0, 10));
    expect(await references({ limit: 100 }, path)).toEqual(newestFirst);
    expect(await references({ page: 25, limit: 1 }, path)).toEqual(newestFirst.slice(24));
    // Whether a page is read from the beginning or the end.
    const small = [1, 2, 3, 4, 5, 6, 7].map((page) => references({ page, limit: 4 }, path));
    expect((await Promise.all(small)).flat()).toEqual(newestFirst);
  });

  it.each([0, -1, 1.5, '1', 'one', null, true, [1], {}, 1e300])(
    'the page %j is 400 and named',
    async (page) => {
      expect(await refusal(path, { page })).toEqual([400, ['page']]);
    },
  );

  it.each([0, -1, 101, 10.5, '10', null, false, [10], 1e300])(
    'the limit %j is 400 and named',
    async (limit) => {
      expect(await refusal(path, { limit })).toEqual([400, ['limit']]);
    },
  );

  it.each(['2026-02-30', '2026-1-1', '21-11-2026', '2026-11-21T00:00:00Z', ' ', 20261121, [], {}])(
    'the date %j is 400 and named',
    async (date) => {
      expect(await refusal(path, { fromDate: date })).toEqual([400, ['fromDate']]);
      expect(await refusal(path, { toDate: date })).toEqual([400, ['toDate']]);
    },
  );

  it.each([7, true, ['a'], { a: 1 }, 'x'.repeat(101), '😀'.repeat(101), 'a\u0000b'])(
    'the search %j is 400 and named, under both keys',
    async (search) => {
      expect(await refusal(path, { search })).toEqual([400, ['search']]);
      expect(await refusal(path, { searchTerm: search })).toEqual([400, ['searchTerm']]);
    },
  );

  it('names every invalid key at once', async () => {
    const body = { page: 0, limit: 'x', fromDate: 'x', toDate: 7, search: 7 };
    const named = ['fromDate', 'limit', 'page', 'search', 'toDate'];
    expect(await refusal(path, body)).toEqual([400, named]);
  });

  it('fromDate after toDate is 400', async () => {
    const body = { fromDate: '2026-11-22', toDate: '2026-11-21' };
    expect(await refusal(path, body)).toEqual([400, ['fromDate']]);
  });

  it('empty, null and absent filters mean no limit; unknown keys are ignored', async () => {
    await storeEnquiries(server, [buildEnquiry({ kind })]);
    for (const nothing of ['', null, undefined]) {
      const filter = { fromDate: nothing, toDate: nothing, search: nothing, searchTerm: nothing };
      expect(await references({ ...filter, sort: 'id; drop table' }, path)).toHaveLength(1);
    }
  });

  it('the first and the last possible day are accepted', async () => {
    await storeEnquiries(server, [buildEnquiry({ kind })]);
    const body = { fromDate: '1000-01-01', toDate: '9999-12-31' };
    expect(await references(body, path)).toHaveLength(1);
  });
});

describe('the dates of a report', () => {
  const instants = {
    lastOf20th: '2026-11-20T18:29:59.999Z',
    firstOf21st: '2026-11-20T18:30:00.000Z',
    lastOf21st: '2026-11-21T18:29:59.999Z',
    firstOf22nd: '2026-11-21T18:30:00.000Z',
  };
  type Instant = keyof typeof instants;
  const names = Object.keys(instants) as Instant[];

  beforeEach(async () => {
    await storeEnquiries(
      server,
      names.map((name) =>
        buildEnquiry({ createdAt: Date.parse(instants[name]), values: { name } }),
      ),
    );
  });

  it.each<[object, Instant[]]>([
    [{ fromDate: '2026-11-21', toDate: '2026-11-21' }, ['lastOf21st', 'firstOf21st']],
    [{ fromDate: '2026-11-21' }, ['firstOf22nd', 'lastOf21st', 'firstOf21st']],
    [{ toDate: '2026-11-21' }, ['lastOf21st', 'firstOf21st', 'lastOf20th']],
    [{ toDate: '2026-11-20' }, ['lastOf20th']],
    [{ fromDate: '2026-11-22', toDate: '2026-11-30' }, ['firstOf22nd']],
    [{ fromDate: '2026-11-23' }, []],
  ])('%j are inclusive days of Asia/Kolkata', async (filter, expected) => {
    for (const path of [SALES, allEnquiriesReport.path]) {
      const { body } = await server.report(path, filter);
      expect(body.data.map(({ name }) => name)).toEqual(expected);
      expect(body.totalRecords).toBe(expected.length);
    }
  });

  it('match the days shown in the rows', async () => {
    const { body } = await server.report(SALES);
    expect(body.data.map((row) => [row.created_date, row.created_time])).toEqual([
      ['2026-11-22', '00:00:00'],
      ['2026-11-21', '23:59:59'],
      ['2026-11-21', '00:00:00'],
      ['2026-11-20', '23:59:59'],
    ]);
  });
});

describe('POST /api/allEnquiries', () => {
  it('lists one kind or, with an empty or absent kind, all thirteen', async () => {
    await storeEnquiries(
      server,
      enquiryKinds.map((kind) => buildEnquiry({ kind })),
    );
    for (const kind of [undefined, null, '']) {
      const { body } = await server.report(allEnquiriesReport.path, { kind, limit: 100 });
      expect(body.data.map((row) => row.kind).sort()).toEqual([...enquiryKinds].sort());
    }
    for (const kind of enquiryKinds) {
      const { body } = await server.report(allEnquiriesReport.path, { kind });
      expect(body.data.map((row) => row.kind)).toEqual([kind]);
    }
  });

  it.each(['bikes', 'Sales', 'sales ', 'toString', '__proto__', 7, ['sales'], {}])(
    'the kind %j is 400 and named',
    async (kind) => {
      expect(await refusal(allEnquiriesReport.path, { kind })).toEqual([400, ['kind']]);
    },
  );

  it('names a wrong kind beside a wrong page', async () => {
    const body = { kind: 'bikes', page: 0 };
    expect(await refusal(allEnquiriesReport.path, body)).toEqual([400, ['kind', 'page']]);
  });

  it('shows money as a number of rupees', async () => {
    const values = { loanAmount: 7_500_050 };
    await storeEnquiries(server, [buildEnquiry({ kind: 'finance', values })]);
    const { body } = await server.report(allEnquiriesReport.path);
    expect(body.data[0]?.details).toMatchObject({ loanAmount: 75000.5 });
    const finance = await server.report('/api/financeReports');
    expect(finance.body.data[0]?.loan_amount).toBe(75000.5);
  });
});

describe('GET /api/allEnquiries/{reference}', () => {
  const read = async (reference: string) => {
    const answer = await fetch(`${server.url}${allEnquiriesReport.path}/${reference}`, {
      headers: { Cookie: cookie },
    });
    return { status: answer.status, body: (await answer.json()) as object };
  };

  it.each(enquiryKinds)('is the row of one enquiry, with all that was sent: %s', async (kind) => {
    const enquiry = buildEnquiry({ kind });
    await storeEnquiries(server, [enquiry, buildEnquiry({ kind })]);
    const { body: list } = await server.report(allEnquiriesReport.path);
    const { status, body } = await read(enquiry.reference);
    expect(status).toBe(200);
    expect(body).toEqual(list.data.find(({ reference }) => reference === enquiry.reference));
  });

  it('is 404 for an unknown reference', async () => {
    expect((await read('NOTTHERE')).status).toBe(404);
    expect((await read('%E0%A4%95')).status).toBe(404);
  });

  it('is 401 without a session', async () => {
    const answer = await fetch(`${server.url}${allEnquiriesReport.path}/NOTTHERE`);
    expect(answer.status).toBe(401);
  });
});

describe('an empty enquiry', () => {
  it.each(reports)('reads back as "" and null in $path', async ({ kind, path }) => {
    const enquiry = { ...buildEnquiry({ kind }), values: {} };
    await storeEnquiries(server, [enquiry]);
    const { body } = await server.report(path);
    const first: ReportRow = body.data[0] ?? { reference: '' };
    const { reference, created_date, created_time, ...row } = first;
    expect([reference, created_date, created_time]).toEqual([
      enquiry.reference,
      '2026-11-21',
      '12:00:00',
    ]);
    const { details = {}, kind: _kind, ...cells } = row;
    for (const [key, value] of Object.entries({ ...cells, ...(details as object) })) {
      expect(value, key).toBe(key === 'loan_amount' || key === 'loanAmount' ? null : '');
    }
    expect(Object.keys(row).length).toBeGreaterThanOrEqual(3);
    expect(enquiryDefinitions[kind].kind).toBe(kind);
  });
});
