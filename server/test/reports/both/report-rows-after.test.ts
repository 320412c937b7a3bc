import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allEnquiriesReport } from '@dealership/shared';
import { post } from '../../support/requests/calls.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import {
  buildEnquiry,
  storeEnquiries,
  eraseStored,
} from '../../support/enquiries/stored-enquiries.ts';
import {
  startTestServer,
  type ReportAnswer,
  type TestServer,
} from '../../support/server/test-server.ts';

const SALES = '/api/getSalesEnquiry';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => eraseStored(server));

/** `count` enquiries, three per instant, the oldest first. */
function buildMany(count: number, createdAt = TEST_NOW) {
  return Array.from({ length: count }, (_, i) =>
    buildEnquiry({ createdAt: createdAt + Math.floor(i / 3) * 1000 }),
  );
}

type Answer = ReportAnswer['body'] & { next?: string | null };

/** All rows, read like an export; `meanwhile` runs between two calls. */
async function readAll(
  path: string,
  body: object,
  meanwhile: (read: readonly string[]) => Promise<void>,
): Promise<{ read: string[]; totals: number[] }> {
  const read: string[] = [];
  const totals: number[] = [];
  for (let after: string | null | undefined = 'newest'; after;) {
    const { status, body: answer } = await server.report(path, { ...body, limit: 10, after });
    expect(status).toBe(200);
    const { data, next, totalRecords } = answer as Answer;
    read.push(...data.map(({ reference }) => reference));
    totals.push(totalRecords);
    after = next;
    await meanwhile(read);
  }
  return { read, totals };
}

const erase = (references: readonly string[]) => eraseStored(server, references);

describe.each([
  ['without a search', {}],
  ['with a search', { search: 'Ananya' }],
  ['of some days', { fromDate: '2026-11-21', toDate: '2026-11-21' }],
])('all rows of a report, %s', (_name, filter) => {
  it.each([SALES, allEnquiriesReport.path])(
    'come once each, whatever arrives and goes meanwhile: %s',
    async (path) => {
      const enquiries = buildMany(45);
      await storeEnquiries(server, enquiries);
      const newestFirst = enquiries.map(({ reference }) => reference).reverse();
      const gone: string[] = [];
      let newer = TEST_NOW + 60_000;
      const { read, totals } = await readAll(path, filter, async (seen) => {
        newer += 60_000;
        await storeEnquiries(server, buildMany(7, newer));
        // The last row that was read, where the next call continues, and one that is not read yet.
        const going = [
          seen.at(-1) ?? '',
          newestFirst[newestFirst.indexOf(seen.at(-1) ?? '') + 3] ?? '',
        ];
        gone.push(...going.slice(1));
        await erase(going);
      });
      expect(new Set(read).size).toBe(read.length);
      expect(read).toEqual(newestFirst.filter((reference) => !gone.includes(reference)));
      // Each total is up to date: 7 more and 2 fewer each time.
      expect(totals.slice(0, 3)).toEqual([45, 50, 55]);
    },
  );
});

describe('the key `after`', () => {
  it.each(['', 'oldest', '7', '1-', 7, {}, ['newest']])('of %j is 400 and named', async (after) => {
    const cookie = await server.logIn();
    const answer = await post(server, SALES, { body: { after }, headers: { Cookie: cookie } });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['after']]);
  });

  it('leaves the pages as they are: without it there is no `next`', async () => {
    await storeEnquiries(server, buildMany(3));
    const { body } = await server.report(SALES, { after: null });
    expect(Object.keys(body)).toEqual(['data', 'totalPages', 'totalRecords']);
  });

  it('of an empty report is answered with no rows and no next', async () => {
    const { body } = await server.report(SALES, { after: 'newest' });
    expect(body).toEqual({ data: [], totalPages: 0, totalRecords: 0, next: null });
  });
});
