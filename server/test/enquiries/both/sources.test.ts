import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiryKinds, reportKinds, reportOf, type EnquiryKind } from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { storedCount, submit } from '../../support/requests/calls.ts';
import { deskOf } from '../../support/desk/desk-work.ts';
import { signIn } from '../../support/people/people.ts';
import {
  createTestLog,
  startTestServer,
  type TestServer,
} from '../../support/server/test-server.ts';

const visit = {
  page: '/offers',
  referrer: 'l.facebook.com',
  source: 'facebook',
  medium: 'cpc',
  campaign: 'দীপাবলি-offer',
  term: '<img src=x onerror=alert(1)>',
  content: '=HYPERLINK("x")',
};

let server: TestServer;
let owner: Browser;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ log: createTestLog(lines) });
  owner = await signIn(server);
});
afterAll(() => server.stop());

async function sent(kind: EnquiryKind, visit: unknown): Promise<string> {
  const { status, body, text } = await submit(server, kind, { overrides: { visit } });
  expect(status, text).toBe(201);
  expect(Object.keys(body).sort()).toEqual(['message', 'reference']);
  return body.reference;
}

const sourcesStored = async () => {
  const rows = await server.db.selectFrom('desk').select('source').orderBy('enquiry_id').execute();
  return rows.map(({ source }) => source);
};

describe('the visit in which an enquiry is sent', () => {
  it('is kept with every kind, shown on the desk, and is in no report, file or log', async () => {
    for (const kind of enquiryKinds) {
      const reference = await sent(kind, visit);
      expect((await deskOf(owner, reference)).visit, kind).toEqual(visit);
      const { text } = await owner.send('GET', `/api/allEnquiries/${reference}`);
      expect(text).toContain(reference);
      expect(text).not.toMatch(/facebook|onerror/);
    }
    expect(await sourcesStored()).toEqual(enquiryKinds.map(() => 'campaign'));
    const paths = ['/api/allEnquiries', ...reportKinds.map((kind) => reportOf(kind)?.path ?? '')];
    for (const path of paths) {
      const page = await owner.send('POST', path, { page: 1, limit: 50 });
      const file = await owner.send('GET', `${path}/export`);
      expect([page.status, file.status]).toEqual([200, 200]);
      expect(page.text + file.text).not.toMatch(/facebook|onerror|দীপাবলি/);
    }
    const lists = await owner.send('POST', '/api/desk', { view: 'unassigned' });
    expect(lists.text).not.toMatch(/facebook/);
    expect(lines.join('\n')).not.toMatch(/facebook|onerror|HYPERLINK/);
  });

  it.each([
    ['none', undefined, {}, null],
    ['null', null, {}, null],
    ['a text', 'utm_source=x', {}, null],
    ['a list', [visit], {}, null],
    ['too long', { page: `/${'p'.repeat(5000)}`, campaign: '🏍'.repeat(101) }, {}, null],
    [
      'turned round',
      { page: '/', campaign: 'a\u202egnp.exe', term: 'a\r\nb' },
      { page: '/', campaign: 'agnp.exe' },
      'campaign',
    ],
    [
      'deep',
      { page: { a: [1] }, referrer: 'www.bing.com' },
      { referrer: 'www.bing.com' },
      'search',
    ],
    [
      'with the mark of a click',
      { page: '/scooters?gclid=EAIaIQ', source: 'google', medium: 'cpc' },
      { source: 'google', medium: 'cpc' },
      'campaign',
    ],
    [
      'as long as it may be',
      { content: '🏍'.repeat(100) },
      { content: '🏍'.repeat(100) },
      'campaign',
    ],
  ])('is no reason to refuse it: %s', async (_, visit, kept, source) => {
    const reference = await sent('sales', visit);
    expect((await deskOf(owner, reference)).visit).toEqual(kept);
    expect((await sourcesStored()).at(-1)).toBe(source);
  });

  it('does not decide whether two submissions are one', async () => {
    const before = await storedCount(server);
    const headers = { 'Idempotency-Key': 'visit-1' };
    const [first, again, bare] = [
      await submit(server, 'amc', { headers, overrides: { visit } }),
      await submit(server, 'amc', { headers, overrides: { visit: { page: '/contact' } } }),
      await submit(server, 'amc', { headers }),
    ];
    expect([again.body.reference, bare.body.reference]).toEqual(
      Array<string>(2).fill(first.body.reference),
    );
    expect(await storedCount(server)).toBe(before + 1);
    expect((await deskOf(owner, first.body.reference)).visit).toEqual(visit);
  });
});
