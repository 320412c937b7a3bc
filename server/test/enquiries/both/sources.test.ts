import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allCalls,
  enquiryKinds,
  reportKinds,
  reportOf,
  type EnquiryKind,
  type TapCounts,
} from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { post, storedCount, submit } from '../../support/requests/calls.ts';
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

async function sent(kind: EnquiryKind, told: unknown): Promise<string> {
  const { status, body, text } = await submit(server, kind, { overrides: { visit: told } });
  expect(status, text).toBe(201);
  expect(Object.keys(body).sort()).toEqual(['message', 'reference']);
  return body.reference;
}

const sourcesStored = async () => {
  const rows = await server.db.selectFrom('desk').select('source').orderBy('enquiry_id').execute();
  return rows.map(({ source }) => source);
};

describe('the visit in which an enquiry is sent', () => {
  it('is kept with every kind, told on the desk, and stands in no report, file or log', async () => {
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
  ])('is no reason to refuse it: %s', async (_, told, kept, source) => {
    const reference = await sent('sales', told);
    expect((await deskOf(owner, reference)).visit).toEqual(kept);
    expect((await sourcesStored()).at(-1)).toBe(source);
  });

  it('does not tell whether two submissions are one', async () => {
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

describe('presses of Call and WhatsApp', () => {
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

  it('are told to those who lead, by page and by model, of the days that are asked for', async () => {
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

  it('are refused when they are something else, larger, or from another site', async () => {
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
