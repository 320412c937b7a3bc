import Papa from 'papaparse';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  allEnquiriesColumns,
  allEnquiriesReport,
  csvColumnsOf,
  enquiryKinds,
  textsIn,
  reportKinds,
  reportOf,
  toReportTable,
  type EnquiryKind,
  type TableColumn,
} from '@dealership/shared';
import { buildBody, submit, toAnswer, type Answer } from '../../support/requests/calls.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.logIn();
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('enquiries').execute());

const { kinds } = textsIn('en');
const allEnquiries = {
  ...allEnquiriesReport,
  columns: allEnquiriesColumns(kinds, textsIn('en').allEnquiries),
};

const reports: { kind: EnquiryKind; path: string; fileName: string; header: string[] }[] = [
  ...reportKinds.flatMap((kind) => {
    const report = reportOf(kind);
    if (!report) return [];
    const { path, fileName, columns } = report;
    return [{ kind, path, fileName, header: columns.map(({ header }) => header) }];
  }),
  {
    kind: 'sales',
    path: allEnquiriesReport.path,
    fileName: allEnquiriesReport.fileName,
    header: csvColumnsOf(allEnquiries).map(({ header }) => header),
  },
];

function columnsOf(path: string): readonly TableColumn[] {
  const kind = reportKinds.find((each) => reportOf(each)?.path === path);
  return (kind && reportOf(kind)?.columns) ?? csvColumnsOf(allEnquiries);
}

async function download(path: string, query: Record<string, unknown> = {}): Promise<Answer> {
  return toAnswer(
    await request(server.url).get(`${path}/export`).query(query).set('Cookie', cookie),
  );
}

/** The file's text with its byte-order mark, which superagent would remove. */
async function readFile(path: string, query: Record<string, unknown> = {}): Promise<string> {
  const response = await fetch(
    `${server.url}${path}/export?${new URLSearchParams(query as Record<string, string>).toString()}`,
    { headers: { Cookie: cookie } },
  );
  expect(response.status).toBe(200);
  return new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(
    await response.arrayBuffer(),
  );
}

function parse(file: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(file.replace(/^\ufeff/, '').replace(/\r\n$/, ''));
  expect(errors).toEqual([]);
  return data;
}

describe.each(reports)('GET $path/export', ({ kind, path, fileName, header }) => {
  it('is a file of its own name, with a byte-order mark and its columns', async () => {
    await storeEnquiries(server, [buildEnquiry({ kind })]);
    const { status, headers } = await download(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="${fileName}.csv"`);
    expect(headers['cache-control']).toBe('no-store');
    const file = await readFile(path);
    expect(file.startsWith('\ufeff"')).toBe(true);
    expect(parse(file)[0]).toEqual(header);
    expect(parse(file)).toHaveLength(2);
  });

  it('is the header alone when nothing matches', async () => {
    const expected = `\ufeff${header.map((text) => `"${text}"`).join(',')}\r\n`;
    expect(await readFile(path)).toBe(expected);
  });

  it('is 401 without a session', async () => {
    const answer = await request(server.url).get(`${path}/export`);
    expect(answer.status).toBe(401);
  });

  it.each([
    ['fromDate', { fromDate: '2026-02-30' }],
    ['toDate', { toDate: 'x' }],
    ['fromDate', { fromDate: '2026-11-22', toDate: '2026-11-21' }],
    ['search', { search: 'x'.repeat(101) }],
    ['search', { search: ['a', 'b'] }],
  ])('a wrong %s is 400 and named', async (field, query) => {
    const { status, body } = await download(path, query);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });
});

describe.each(reports)('GET $path/export, filtered', ({ kind, path }) => {
  it('has exactly the 1,234 rows of the filter, as stored, in the order of the screen', async () => {
    const wanted = Array.from({ length: 1234 }, (_, i) =>
      buildEnquiry({
        kind,
        createdAt: TEST_NOW - Math.floor(i / 3) * 60_000,
        values: { name: `অনির্বাণ রায় ${i}`, message: `দাম কত?, "${i}"\nরঙ` },
      }),
    );
    const others = ['Bikash', 'অনির্বাণ'].flatMap((name) => [
      buildEnquiry({ kind, values: { name } }),
      buildEnquiry({ kind, createdAt: TEST_NOW - 90 * 86_400_000, values: { name } }),
    ]);
    await storeEnquiries(server, [...others, ...wanted]);
    const filter = { search: 'রায়', fromDate: '2026-11-01', toDate: '2026-11-21' };
    const rows = parse(await readFile(path, filter)).slice(1);
    expect(rows).toHaveLength(1234);

    const pages: string[][] = [];
    for (let page = 1; page <= 13; page += 1) {
      const { body } = await server.report(path, { ...filter, page, limit: 100 });
      pages.push(...toReportTable(columnsOf(path), body.data).cells);
    }
    expect(rows).toEqual(pages);
    const inOrder = wanted
      .map((enquiry, id) => ({ id, ...enquiry }))
      .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
    const name = columnsOf(path).findIndex(({ key }) => key === 'name');
    expect(rows.map((cells) => cells[name])).toEqual(inOrder.map(({ values }) => values.name));
  });
});

describe('a model', () => {
  it('is called by its name whatever spelling was sent; the row keeps what was sent', async () => {
    const sent = ['honda-activa-125', 'Activa125', 'XBLADE', 'Shine 125', 'Scooty-Pep', ''];
    const enquiries = sent.map((model) => buildEnquiry({ values: { model } }));
    await storeEnquiries(server, enquiries.reverse());
    const names = ['Activa 125', 'Activa 125', 'X-Blade', 'Shine 125', 'Scooty-Pep', ''];

    for (const { path } of reports.filter(({ kind }) => kind === 'sales')) {
      const { body } = await server.report(path, { limit: 100 });
      expect(body.data.map(({ model }) => model)).toEqual(sent);
      const columns = columnsOf(path);
      const at = columns.findIndex(({ key }) => key === 'model');
      const shown = toReportTable(columns, body.data).cells;
      expect(shown.map((cells) => cells[at])).toEqual(names);
      const file = parse(await readFile(path)).slice(1);
      expect(file.map((cells) => cells[at])).toEqual(names);
    }
    const one = `${allEnquiriesReport.path}/${enquiries.at(-1)?.reference}`;
    const answer = await request(server.url).get(one).set('Cookie', cookie).expect(200);
    expect(answer.body).toMatchObject({ model: 'honda-activa-125', modelName: 'Activa 125' });
  });
});

describe('an export', () => {
  it('quotes every field, ends lines with CRLF and keeps every text', async () => {
    const message = 'He said "call", then\nhung up, twice';
    const names = ['অনির্বাণ দাস', 'राजेश शर्मा', 'Smile 😀', "D'Souza, Maria"];
    await storeEnquiries(
      server,
      names.map((name) => buildEnquiry({ kind: 'insurance', values: { name, message } })),
    );
    const file = await readFile('/api/getInsurance');
    const lines = file.slice(1).split('\r\n');
    expect(lines).toHaveLength(names.length + 2);
    expect(lines.at(-1)).toBe('');
    expect(lines[1]).toBe(
      `"D'Souza, Maria","9832012345","ananya.das@example.com","","734001",` +
        `"He said ""call"", then\nhung up, twice","2026-11-21","12:00:00"`,
    );
    const rows = parse(file).slice(1);
    expect(rows.map(([name]) => name)).toEqual([...names].reverse());
    expect(rows.every((cells) => cells[5] === message)).toBe(true);
  });

  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '=HYPERLINK("https://evil.example","x")',
    '=1+1\nand a second line',
    '@a\nb',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '=',
  ])('%j does not reach a spreadsheet as a formula', async (text) => {
    await storeEnquiries(server, [
      buildEnquiry({ kind: 'amc', values: { name: text, message: text, model: text } }),
    ]);
    const [, cells = []] = parse(await readFile('/api/amcReports'));
    expect([cells[0], cells[3], cells[6]]).toEqual([`'${text}`, `'${text}`, `'${text}`]);
  });

  it('does not change texts that are not formulas', async () => {
    const text = 'a=b, 1-2, x@y, "+"';
    await storeEnquiries(server, [buildEnquiry({ values: { name: text } })]);
    expect(parse(await readFile('/api/getSalesEnquiry'))[1]?.[0]).toBe(text);
  });

  it('writes a loan amount as a plain number', async () => {
    const amounts = [undefined, 7_500_050, 1_000_000_000];
    await storeEnquiries(
      server,
      amounts.map((loanAmount) =>
        buildEnquiry({ kind: 'finance', values: loanAmount === undefined ? {} : { loanAmount } }),
      ),
    );
    const rows = parse(await readFile('/api/financeReports')).slice(1);
    expect(rows.map((cells) => cells[4])).toEqual(['10000000', '75000.5', '']);
  });

  it('holds exactly the rows of the filters', async () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
    await storeEnquiries(
      server,
      days.flatMap((day) =>
        ['Anirban', 'Bikash'].map((name) =>
          buildEnquiry({ createdAt: Date.parse(`${day}T06:00:00Z`), values: { name } }),
        ),
      ),
    );
    const path = '/api/getSalesEnquiry';
    const count = async (query: Record<string, string>) =>
      parse(await readFile(path, query)).length - 1;
    expect(await count({})).toBe(6);
    expect(await count({ search: 'aniR' })).toBe(3);
    expect(await count({ searchTerm: 'bikash', fromDate: '2026-11-20' })).toBe(2);
    expect(await count({ fromDate: '2026-11-20', toDate: '2026-11-20' })).toBe(2);
    expect(await count({ fromDate: '', toDate: '', search: '' })).toBe(6);
  });

  it('of all enquiries takes a kind, and refuses one that does not exist', async () => {
    await storeEnquiries(server, [buildEnquiry(), buildEnquiry({ kind: 'contact' })]);
    const rows = parse(await readFile(allEnquiriesReport.path, { kind: 'contact' })).slice(1);
    expect(rows.map((cells) => cells[1])).toEqual([kinds.contact.title]);
    expect((await download(allEnquiriesReport.path, { kind: 'bikes' })).status).toBe(400);
  });

  it('of all enquiries has every field of every kind', async () => {
    for (const kind of enquiryKinds) {
      await submit(server, kind, { overrides: { noticeVersion: '2026-11' } });
    }
    const rows = parse(await readFile(allEnquiriesReport.path)).slice(1);
    const names: Record<string, string> = { 'honda-activa-6g': 'Activa 6G', Dio125: 'Dio 125' };
    expect(rows).toHaveLength(enquiryKinds.length);
    for (const [index, kind] of [...enquiryKinds].reverse().entries()) {
      const sent = Object.values(buildBody(kind)).map((value) => {
        if (typeof value === 'boolean') return value ? 'Yes' : 'No';
        const isPlain = typeof value === 'string' || typeof value === 'number';
        return isPlain ? (names[value] ?? String(value)) : 'sms, whatsapp';
      });
      expect(rows[index], kind).toEqual(expect.arrayContaining([...sent, '2026-11']));
    }
  });

  it('of 2,300 rows holds each once, in order, across batches', async () => {
    const enquiries = Array.from({ length: 2300 }, (_, i) =>
      // Groups of 37 with the same instant span the 1,000th and the 2,000th row.
      buildEnquiry({
        createdAt: TEST_NOW - Math.floor(i / 37) * 1000,
        values: { name: `Visitor ${i}` },
      }),
    );
    await storeEnquiries(server, enquiries);
    const inOrder = enquiries
      .map((enquiry, id) => ({ id, ...enquiry }))
      .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
    const rows = parse(await readFile('/api/getSalesEnquiry')).slice(1);
    expect(rows.map(([name]) => name)).toEqual(inOrder.map(({ values }) => values.name));
    const all = parse(await readFile(allEnquiriesReport.path)).slice(1);
    expect(all.map(([reference]) => reference)).toEqual(inOrder.map(({ reference }) => reference));
  });

  it('of exactly one full batch ends there', async () => {
    await storeEnquiries(
      server,
      Array.from({ length: 1000 }, () => buildEnquiry()),
    );
    expect(parse(await readFile('/api/getSalesEnquiry'))).toHaveLength(1001);
  });
});
