import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allEnquiriesReport,
  enquiryKinds,
  reportKinds,
  reportOf,
  type AllEnquiriesRow,
  type DashboardHistory,
  type EnquiryKind,
  type Role,
} from '@dealership/shared';
import { recordTried } from '../../../scripts/test-run/test-records.mjs';
import { readPdf } from '../../../shared/test/read-pdf.ts';
import type { Browser, Reply } from '../support/requests/browser.ts';
import { storeMarked, type MarkedEnquiry } from '../support/enquiries/marked-enquiries.ts';
import { join, signIn } from '../support/people/people.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

/** Random sets of kinds for each role that leaves a choice. */
const LOTS = Number(process.env.KIND_LOTS ?? 1);
const LIST = allEnquiriesReport.path;

const SALES_KINDS: readonly EnquiryKind[] = [
  'finance',
  'product',
  'sales',
  'offer',
  'joy-club',
  'contact',
  'insurance',
  'opt-in',
];
const SERVICE_KINDS: readonly EnquiryKind[] = [
  'service-booking',
  'amc',
  'warranty',
  'service',
  'spare-parts',
  'insurance',
  'opt-in',
];

interface Reader {
  name: string;
  role: Role;
  /** `undefined`: the default kinds of the role. */
  chosen?: EnquiryKind[];
  reads: readonly EnquiryKind[];
}

function drawKinds(): EnquiryKind[] {
  return enquiryKinds.filter(() => Math.random() < 0.4);
}

/** The person with these chosen kinds, by role. */
function chosen(role: Role, kinds: EnquiryKind[]): Reader {
  return { name: `${role} with ${kinds.join(', ') || 'none'}`, role, chosen: kinds, reads: kinds };
}

const readers: Reader[] = [
  { name: 'a manager', role: 'manager', reads: enquiryKinds },
  { name: 'a manager with one kind chosen', role: 'manager', chosen: ['amc'], reads: enquiryKinds },
  { name: 'sales', role: 'sales', reads: SALES_KINDS },
  { name: 'service', role: 'service', reads: SERVICE_KINDS },
  { name: 'content', role: 'content', reads: [] },
  { name: 'content with kinds chosen', role: 'content', chosen: ['sales', 'amc'], reads: [] },
  chosen('viewer', []),
  chosen('sales', ['opt-in']),
  ...(['sales', 'service', 'viewer'] as const).flatMap((role) =>
    Array.from({ length: LOTS }, () => chosen(role, drawKinds())),
  ),
];

let server: TestServer;
let owner: Browser;
let marked: MarkedEnquiry[];
beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  marked = await storeMarked(server);
});
afterAll(() => server.stop());

interface Listed {
  data: AllEnquiriesRow[];
  totalPages: number;
  totalRecords: number;
  next?: string | null;
}

describe.each(readers)('$name', ({ role, chosen: kinds, reads }) => {
  const mine = () => marked.filter(({ kind }) => reads.includes(kind));
  const hidden = () => marked.filter(({ kind }) => !reads.includes(kind));
  const isExporter = role === 'manager';
  const isReader = role !== 'content';
  let browser: Browser;
  beforeAll(async () => {
    const userId = `r${Math.random().toString(36).slice(2, 10)}`;
    browser = await join(server, owner, { userId, role, ...(kinds && { kinds }) });
  });

  /** Fails the test if a text has data of an enquiry that the person may not read. */
  function expectTellsNothing(text: string, what: string): void {
    const leaked = hidden().flatMap(({ words }) => words.filter((word) => text.includes(word)));
    recordTried({ attacks: 1, letIn: Number(leaked.length > 0) });
    expect(leaked, what).toEqual([]);
  }

  function expectForbidden({ status, text }: Reply, what: string): void {
    recordTried({ attacks: 1, letIn: Number(status !== 403) });
    expect(status, what).toBe(403);
    expectTellsNothing(text, what);
  }

  async function list(body: object): Promise<Listed> {
    const answer = await browser.send<Listed>('POST', LIST, body);
    expect(answer.status).toBe(200);
    expectTellsNothing(answer.text, JSON.stringify(body));
    return answer.body;
  }

  it('GET /api/me names the kinds', async () => {
    const { body } = await browser.send<{ kinds: EnquiryKind[] }>('GET', '/api/me');
    expect(body.kinds).toEqual(enquiryKinds.filter((kind) => reads.includes(kind)));
  });

  it('the list of all enquiries and its counts', async () => {
    if (!isReader) {
      expectForbidden(await browser.send('POST', LIST, {}), LIST);
      return;
    }
    const all = await list({ limit: 100 });
    expect(all.data.map(({ kind }) => kind).sort()).toEqual([...reads].sort());
    expect(all.totalRecords).toBe(reads.length);
    const one = await list({ limit: 1, page: 2 });
    expect([one.data.length, one.totalRecords]).toEqual([
      Math.min(1, Math.max(0, reads.length - 1)),
      reads.length,
    ]);
    expect([one.totalPages, all.totalPages]).toEqual([reads.length, Math.min(1, reads.length)]);
  });

  it.runIf(isReader)('rows after one, from the newest and from any place', async () => {
    const read: string[] = [];
    for (let after: string | null | undefined = 'newest'; after;) {
      const answer: Listed = await list({ limit: 2, after });
      read.push(...answer.data.map(({ reference }) => reference));
      expect(answer.totalRecords).toBe(reads.length);
      after = answer.next;
    }
    expect(read.sort()).toEqual(
      mine()
        .map(({ reference }) => reference)
        .sort(),
    );
    const [row] = await server.db.selectFrom('enquiries').select('created_at').execute();
    for (let id = 0; id <= 15; id += 1)
      await list({ limit: 100, after: `${(row?.created_at ?? 0) + 1}-${id}` });
  });

  it.runIf(isReader)(
    'search by name, mobile, e-mail, message and reference, whole and in part',
    async () => {
      for (const { words, mobile, reference } of hidden()) {
        const [word = ''] = words.slice(2);
        const parts = [mobile.slice(-6), reference.slice(0, 5).toLowerCase()];
        for (const search of [reference, mobile, word, `${word}MSG`, ...parts]) {
          const { data, totalRecords } = await list({ search });
          const found = mine().filter((each) => each.words.some((word) => isIn(word, search)));
          expect([data.length, totalRecords], search).toEqual([found.length, found.length]);
        }
      }
      for (const { mobile, reference } of mine()) {
        expect((await list({ search: mobile })).totalRecords, mobile).toBe(1);
        expect((await list({ search: reference })).totalRecords, reference).toBe(1);
      }
    },
  );

  it('the filter of a kind', async () => {
    for (const kind of enquiryKinds) {
      const answer = await browser.send<Listed>('POST', LIST, { kind });
      if (reads.includes(kind)) expect(answer.body.totalRecords, kind).toBe(1);
      else expectForbidden(answer, kind);
    }
  });

  it('the reports', async () => {
    for (const kind of reportKinds) {
      const path = reportOf(kind)?.path ?? '';
      const answer = await browser.send<Listed>('POST', path, {});
      if (reads.includes(kind)) expect(answer.body.totalRecords, kind).toBe(1);
      else {
        expectForbidden(answer, path);
        for (const body of [{ after: 'newest' }, { search: 'Debjani' }, { kind: reads[0] }])
          expectForbidden(await browser.send('POST', path, body), path);
        expectForbidden(await browser.send('POST', `${path}/pdf`, { page: 1 }), `${path} PDF`);
        const notice = { format: 'PDF', rows: 1 };
        expectForbidden(await browser.send('POST', `${path}/export`, notice), `${path} notice`);
      }
    }
  });

  it('CSV and tickets for it', async () => {
    for (const path of [LIST, ...reportKinds.map((kind) => reportOf(kind)?.path ?? '')]) {
      const csv = await browser.send('GET', `${path}/export`);
      const ticket = await browser.send<{ ticket: string }>('POST', `${path}/export-ticket`, {});
      if (!isExporter) {
        expectForbidden(csv, path);
        expectForbidden(ticket, path);
        continue;
      }
      expect([csv.status, ticket.status], path).toEqual([200, 201]);
    }
    for (const kind of enquiryKinds.filter((each) => !reads.includes(each))) {
      expectForbidden(await browser.send('GET', `${LIST}/export?kind=${kind}`), kind);
      expectForbidden(await browser.send('POST', `${LIST}/export-ticket`, { kind }), kind);
    }
  });

  it('a PDF of a page, and of all rows', async () => {
    const pageOf = async (body: object) => {
      const init = {
        method: 'POST',
        headers: {
          Cookie: `session=${browser.cookies.get('session')}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(body),
      };
      const answer = await fetch(`${server.url}${LIST}/pdf`, init);
      return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
    };
    const [page, all] = [await pageOf({ page: 1, limit: 100 }), await pageOf({})];
    expect([page.status, all.status]).toEqual([isReader ? 200 : 403, isExporter ? 200 : 403]);
    for (const { status, bytes } of [page, all]) {
      if (status !== 200) continue;
      const { text } = readPdf(bytes);
      expectTellsNothing(text, 'PDF');
      expect(text).toContain(`Rows:${reads.length}`);
      for (const { mobile } of mine()) expect(text).toContain(mobile);
    }
    for (const { kind } of hidden()) {
      const ofKind = await pageOf({ kind, page: 1 });
      expect(ofKind.status, kind).toBe(403);
    }
    const [other] = hidden();
    if (!other || !isReader) return;
    // The heading repeats the search, so it is left out of the check.
    const searched = await pageOf({ search: other.mobile, page: 1 });
    expect(readPdf(searched.bytes).text).toContain('Rows:0');
  });

  it('notices of exports', async () => {
    for (const kind of enquiryKinds) {
      const answer = await browser.send('POST', `${LIST}/export`, { format: 'PDF', rows: 1, kind });
      if (reads.includes(kind)) expect(answer.status, kind).toBe(204);
      else expectForbidden(answer, kind);
    }
    // A limit above a page's rows means all that match.
    const many = await browser.send('POST', `${LIST}/export`, { format: 'PDF', rows: 101 });
    expect(many.status).toBe(isExporter ? 204 : 403);
  });

  it('the dashboard and its history', async () => {
    const keys = {
      'service-booking': 'bookings',
      amc: 'amc',
      warranty: 'warranty',
      product: 'enquiry_report',
    };
    const today = await browser.send<Record<string, number>[]>('GET', '/api/dashboard');
    const counted = Object.entries(keys).filter(([kind]) => reads.includes(kind as EnquiryKind));
    expect(today.body).toEqual([Object.fromEntries(counted.map(([, key]) => [key, 1]))]);
    const { body } = await browser.send<DashboardHistory>('GET', '/api/dashboard/history');
    expect(Object.keys(body.kinds)).toEqual(enquiryKinds.filter((kind) => reads.includes(kind)));
    for (const kind of reads) expect(body.kinds[kind]?.total, kind).toBe(1);
  });

  it('one enquiry by its reference, as if there were none', async () => {
    const absent = await browser.send('GET', `${LIST}/ZZZZ9999`);
    expect(absent.status).toBe(isReader ? 404 : 403);
    for (const { reference } of hidden()) {
      for (const spelling of [reference, reference.toLowerCase(), `${reference}%20`]) {
        const answer = await browser.send('GET', `${LIST}/${spelling}`);
        recordTried({ attacks: 1, letIn: Number(answer.status === 200) });
        expect(comparable(answer), reference).toEqual(comparable(absent));
      }
    }
    for (const { reference, kind } of mine()) {
      const { status, body } = await browser.send<{ kind: string }>('GET', `${LIST}/${reference}`);
      expect([status, body.kind]).toEqual([200, kind]);
    }
  });

  it('the audit log', async () => {
    for (const { mobile, reference } of hidden()) {
      for (const search of [mobile, reference, '']) {
        const answer = await browser.send('POST', '/api/auditEvents', { search });
        expectForbidden(answer, search);
      }
    }
    if (hidden().length > 0)
      expectForbidden(await browser.send('GET', '/api/auditEvents/users'), 'users');
  });
});

/** Whether a search would find a word; both ignore case. */
function isIn(word: string, search: string): boolean {
  return word.toLowerCase().includes(search.toLowerCase());
}

/**
 * Everything in an answer that an attacker could compare, without the request's id, values made from it, and the time.
 */
function comparable({ status, headers, body }: Reply): object {
  const own = ['date', 'etag', 'x-request-id'];
  const others = Object.entries(headers).filter(([name]) => !own.includes(name));
  return { status, headers: others, body: { ...body, requestId: '' } };
}
