import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, dayOf } from '@dealership/shared';
import type { CurrentSession, DeskFilters, DeskPage, EnquiryKind } from '@dealership/shared';
import { openDatabase } from '../../src/db/open-database.ts';
import { untilUseStored } from '../support/requests/stored-use.ts';
import { openBrowser, type Browser, type Reply } from '../support/requests/browser.ts';
import { submit, type Headers } from '../support/requests/calls.ts';
import { done, listed } from '../support/desk/desk-work.ts';
import { join, PASSWORD, signIn } from '../support/people/people.ts';
import { sendRaw } from '../support/requests/raw-http.ts';
import { TEST_NOW } from '../support/enquiries/samples.ts';
import { startTestServer, STAFF, type TestServer } from '../support/server/test-server.ts';

const MINUTE_MS = 60_000;
const DESK = '/admin/desk';

const phone = {
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
};
const desktop = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
};

interface PageData {
  dealership: { name: string };
  first?: { me: CurrentSession; desk: { filters: DeskFilters; page: DeskPage } };
}

let server: TestServer;
let owner: Browser;
/** Reads the kinds of sales. */
let rina: Browser;
beforeAll(async () => {
  server = await startTestServer({ hasSite: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server;
  await db.deleteFrom('enquiries').execute();
  await db.deleteFrom('admin_users').where('user_id', '!=', STAFF.userId).execute();
  owner = await signIn(server);
  rina = await join(server, owner, { userId: 'rina', role: 'sales' });
});

/** The same person in another browser. */
function inBrowser({ cookies }: Browser, headers: Headers): Browser {
  const other = openBrowser(server, headers);
  for (const [name, value] of cookies) other.cookies.set(name, value);
  return other;
}

async function arrive(kind: EnquiryKind, overrides: Record<string, unknown> = {}): Promise<string> {
  const { status, body, text } = await submit(server, kind, { overrides });
  expect(status, text).toBe(201);
  return body.reference;
}

function dataOf(text: string): PageData {
  const found = [
    ...text.matchAll(/<script type="application\/json" id="page-data">(.*?)<\/script>/gs),
  ];
  expect(found, text).toHaveLength(1);
  return JSON.parse(found[0]?.[1] ?? '') as PageData;
}

async function firstOf(browser: Browser, path = DESK): Promise<NonNullable<PageData['first']>> {
  const { status, text } = await browser.send('GET', path);
  expect(status, text).toBe(200);
  const { first } = dataOf(text);
  if (!first) throw new Error(`nothing was looked up for ${path}`);
  return first;
}

const referencesOf = ({ rows }: DeskPage) => rows.map(({ reference }) => reference);

/** Everything that can differ between two documents. */
function comparable({ status, text, headers }: Reply) {
  const names = ['cache-control', 'etag', 'vary', 'content-type', 'x-robots-tag', 'set-cookie'];
  return { status, text, headers: names.map((name) => headers[name]) };
}

describe('the desk of somebody who is signed in', () => {
  it('is in its document', async () => {
    for (let i = 0; i < 26; i += 1) await arrive('sales');
    const browser = inBrowser(rina, phone);
    const view = 'unassigned';
    const { text } = await browser.send('GET', `${DESK}?view=${view}`);
    const { first } = dataOf(text);
    expect(first?.me).toEqual((await browser.send('GET', '/api/me')).body);
    expect(first?.desk.filters).toEqual({
      view,
      kind: '',
      status: '',
      branch: '',
      assignee: '',
      search: '',
    });
    const { body: page } = await browser.send<DeskPage>('POST', '/api/desk', { view });
    // The end of a page is written differently each time.
    expect(first?.desk.page).toEqual({ ...page, next: expect.any(String) as string });
    expect(page.rows).toHaveLength(25);
    const rest = await listed(browser, view, { after: first?.desk.page.next });
    expect(rest).toEqual(await listed(browser, view, { after: page.next }));
    expect(rest).toHaveLength(1);
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/office.js">');
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])(
    'on %s is kept by nobody, is compressed, and has the common document’s policy',
    async (_name, headers) => {
      const common = await openBrowser(server, headers).send('GET', DESK);
      await arrive('sales');
      for (const [accepted, encoding] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip, deflate', 'gzip'],
        ['identity', undefined],
      ] as const) {
        const browser = inBrowser(rina, {
          ...headers,
          'Accept-Encoding': accepted,
          // A cached copy must not be the answer.
          'If-None-Match': common.headers.etag ?? '',
        });
        const answer = await browser.send('GET', `${DESK}?view=unassigned`);
        expect(answer.status).toBe(200);
        expect(answer.headers).toMatchObject({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          vary: 'Accept-Encoding',
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': common.headers['content-security-policy'],
        });
        expect(answer.headers.etag).toBeUndefined();
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(dataOf(answer.text).first?.desk.page.rows).toHaveLength(1);
      }
    },
  );

  it('holds the rows that its address asks for', async () => {
    const sold = await arrive('sales');
    const theirs = await arrive('finance');
    const called = await arrive('finance');
    const service = await arrive('amc');
    await done(owner, sold, { do: 'close', then: { to: 'done' } });
    await done(owner, theirs, { do: 'assign', to: 'rina' });
    await done(owner, called, { do: 'no-answer' });
    const browser = inBrowser(owner, phone);
    const finance = { view: 'open', kinds: ['finance'], status: 'new' };
    for (const [address, query, references] of [
      ['', { view: 'mine' }, [called]],
      ['?view=nothing', { view: 'mine' }, [called]],
      ['?view=closed', { view: 'closed' }, [sold]],
      ['?view=open', { view: 'open' }, [service, called, theirs]],
      ['?view=open&kind=x&status=x', { view: 'open' }, [service, called, theirs]],
      ['?view=open&kind=finance', { view: 'open', kinds: ['finance'] }, [called, theirs]],
      ['?view=open&status=new', { view: 'open', status: 'new' }, [service, theirs]],
      ['?view=open&assignee=rina', { view: 'open', assignee: 'rina' }, [theirs]],
      ['?view=open&assignee=nobody', { view: 'open', assignee: 'nobody' }, []],
      [
        '?view=open&kind=finance&status=new&assignee=rina',
        { ...finance, assignee: 'rina' },
        [theirs],
      ],
      ['?view=open&kind=finance&status=new&assignee=staff', { ...finance, assignee: 'staff' }, []],
    ] as const) {
      const { desk } = await firstOf(browser, DESK + address);
      expect(referencesOf(desk.page), address).toEqual(references);
      const { body } = await browser.send<DeskPage>('POST', '/api/desk', query);
      expect(desk.page, address).toEqual(body);
    }
    // Enquiries that Insights counts, in any state; an invalid period or number is ignored.
    const [from, to] = [addDays(dayOf(TEST_NOW), -1), addDays(dayOf(TEST_NOW), 1)];
    const period = `&from=${from}&to=${to}`;
    const counted = { from, to, figure: 'arrived' };
    const group = { by: 'kind', key: 'finance' };
    for (const [address, query, references] of [
      [`?counted=arrived${period}`, { counted }, [service, called, theirs, sold]],
      [`?counted=arrived${period}&kind=sales`, { counted, kinds: ['sales'] }, [sold]],
      [
        `?counted=arrived${period}&by=kind&key=finance`,
        { counted: { ...counted, group } },
        [called, theirs],
      ],
      [`?counted=nothing${period}`, {}, [called]],
      [`?counted=arrived&from=${from}`, {}, [called]],
      [`?counted=arrived${period}&by=hour&key=${'1'.repeat(65)}`, {}, [called]],
    ] as const) {
      const { desk } = await firstOf(browser, DESK + address);
      expect(referencesOf(desk.page), address).toEqual(references);
      const { body } = await browser.send<DeskPage>('POST', '/api/desk', {
        view: 'mine',
        ...query,
      });
      expect(desk.page, address).toEqual(body);
    }
    const { desk } = await firstOf(browser, `${DESK}?view=open&kind=amc&status=new&assignee=a%20b`);
    expect(desk.filters).toEqual({
      view: 'open',
      kind: 'amc',
      status: 'new',
      branch: '',
      assignee: 'a b',
      search: '',
    });
  });

  it('opens where work is for whoever looks after what waits, else with what is theirs', async () => {
    const viewOf = async (browser: Browser, address = '') =>
      (await firstOf(browser, DESK + address)).desk.filters.view;
    const viewer = await join(server, owner, { userId: 'asim', role: 'viewer' });
    expect([await viewOf(owner), await viewOf(rina)]).toEqual(['mine', 'mine']);
    const reference = await arrive('sales');
    expect([await viewOf(owner), await viewOf(viewer)]).toEqual(['unassigned', 'unassigned']);
    await server.db
      .updateTable('desk')
      .set({ next_at: TEST_NOW - MINUTE_MS })
      .execute();
    const looked = await firstOf(owner);
    expect([looked.desk.filters.view, referencesOf(looked.desk.page)]).toEqual([
      'overdue',
      [reference],
    ]);
    expect([await viewOf(owner, '?view=mine'), await viewOf(rina)]).toEqual(['mine', 'mine']);
    await done(owner, reference, { do: 'assign', to: 'staff' });
    expect(await viewOf(owner)).toBe('mine');
  });

  it('holds no kind that they do not read', async () => {
    const [sales, insurance] = [await arrive('sales'), await arrive('insurance')];
    const amc = await arrive('amc');
    const browser = inBrowser(rina, phone);
    for (const kind of ['', 'amc']) {
      const { me, desk } = await firstOf(browser, `${DESK}?view=open&kind=${kind}`);
      expect([me.kinds.includes('amc'), desk.filters.kind]).toEqual([false, '']);
      expect(referencesOf(desk.page), kind).toEqual([insurance, sales]);
    }
    const own = await firstOf(browser, `${DESK}?view=open&kind=sales`);
    expect([own.desk.filters.kind, ...referencesOf(own.desk.page)]).toEqual(['sales', sales]);
    const viewer = await join(server, owner, { userId: 'tara', role: 'viewer', kinds: ['amc'] });
    const { desk } = await firstOf(viewer, `${DESK}?view=open`);
    expect(referencesOf(desk.page)).toEqual([amc]);
  });

  it('is a visit', async () => {
    const view = `${DESK}?view=new`;
    const earlier = await arrive('sales');
    server.passTime(MINUTE_MS);
    expect(referencesOf((await firstOf(rina, view)).desk.page)).toEqual([earlier]);
    server.passTime(20 * MINUTE_MS);
    const later = await arrive('sales');
    expect(referencesOf((await firstOf(rina, view)).desk.page)).toEqual([later, earlier]);
    await untilUseStored(server, 'rina');
    // The visit is over; the session is not.
    server.passTime(29 * MINUTE_MS);
    await rina.send('GET', '/api/me');
    await untilUseStored(server, 'rina');
    server.passTime(2 * MINUTE_MS);
    const last = await arrive('sales');
    expect(referencesOf((await firstOf(rina, view)).desk.page)).toEqual([last]);
    const rows = await listed(rina, 'new');
    expect(rows.map(({ reference }) => reference)).toEqual([last]);
  });

  it('keeps the session alive as a call does', async () => {
    const idle = await signIn(server, { userId: 'rina', password: PASSWORD });
    server.passTime(20 * MINUTE_MS);
    expect((await firstOf(rina)).me.ends_in).toBe(30 * 60);
    await untilUseStored(server, 'rina');
    // What is the same for all looks nobody up.
    await idle.send('GET', '/admin/dashboard');
    server.passTime(20 * MINUTE_MS);
    expect((await rina.send('GET', '/api/me')).status).toBe(200);
    expect((await idle.send('GET', '/api/me')).status).toBe(401);
  });

  it('holds what was typed, which ends nothing', async () => {
    const typed =
      '</script><script>alert(1)</script><!--shell--><!--data--><!--head-->$&$`\u2028\\u003c';
    await arrive('sales', { name: typed });
    const browser = inBrowser(rina, phone);
    const inRow = await browser.send('GET', `${DESK}?view=open`);
    // In a sent name any blank is stored as a plain one.
    const stored = typed.replace('\u2028', ' ');
    expect(dataOf(inRow.text).first?.desk.page.rows[0]?.sent.name).toBe(stored);
    const inAddress = await browser.send('GET', `${DESK}?assignee=${encodeURIComponent(typed)}`);
    expect(dataOf(inAddress.text).first?.desk.filters.assignee).toBe(typed);
    for (const { text } of [inRow, inAddress]) {
      expect(text.match(/id="page-data"/g)).toHaveLength(1);
      expect(text.match(/<title>/g)).toHaveLength(1);
      expect(text).not.toMatch(/<script>|<!--/);
    }
  });
});

describe('the document holds nothing of the desk', () => {
  /** The document that everybody gets, at any address of the back office. */
  async function common(): Promise<ReturnType<typeof comparable>> {
    return comparable(await openBrowser(server, phone).send('GET', '/admin'));
  }

  it('for a stranger, who may keep it', async () => {
    await arrive('sales');
    const answer = await openBrowser(server, phone).send('GET', DESK);
    expect(comparable(answer)).toEqual(await common());
    expect(Object.keys(dataOf(answer.text))).toEqual(['dealership']);
    expect(answer.text).not.toContain('<main>');
    expect(answer.text).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/office.js">',
    );
    expect(answer.headers['cache-control']).toBe('no-cache');
    const etag = answer.headers.etag ?? '';
    const again = openBrowser(server, { ...phone, 'If-None-Match': etag });
    expect((await again.send('GET', DESK)).status).toBe(304);
  });

  it('in a session that has ended', async () => {
    const browser = inBrowser(rina, phone);
    await firstOf(browser);
    server.passTime(31 * MINUTE_MS);
    expect(comparable(await browser.send('GET', DESK))).toEqual(await common());
    // The session has ended and stays ended.
    server.passTime(-31 * MINUTE_MS);
    expect((await browser.send('GET', '/api/me')).status).toBe(401);
    const left = await signIn(server, STAFF, phone);
    const { cookies } = inBrowser(left, phone);
    await left.send('POST', '/api/logout');
    for (const [name, value] of cookies) left.cookies.set(name, value);
    expect(comparable(await left.send('GET', DESK))).toEqual(await common());
  });

  it('for a role that must have a second factor, and lacks it', async () => {
    const asim = await join(server, owner, { userId: 'asim', role: 'manager' });
    await firstOf(asim);
    await owner.send('PATCH', '/api/roles/manager', { secondFactor: true });
    expect(comparable(await inBrowser(asim, phone).send('GET', DESK))).toEqual(await common());
    await owner.send('PATCH', '/api/roles/manager', { secondFactor: false });
    await firstOf(asim);
  });

  it.each([
    ['a viewer without kinds', { role: 'viewer', kinds: [] }],
    ['a role that reads none', { role: 'content' }],
  ] as const)('for %s', async (_name, person) => {
    const browser = await join(server, owner, { userId: 'tara', ...person });
    expect((await browser.send('GET', '/api/me')).status).toBe(200);
    expect(comparable(await inBrowser(browser, phone).send('GET', DESK))).toEqual(await common());
  });

  it.each([
    '/admin',
    '/admin/dashboard',
    '/admin/reports',
    '/admin/dashboard?view=open',
    '/admin/login?view=open',
    '/admin/desk/?view=open',
    '/admin/desks?view=open',
    `${DESK}?enquiry=ABCDEFGH`,
    `${DESK}?search=x`,
    `${DESK}?search=`,
  ])('at %s', async (path) => {
    const browser = inBrowser(owner, phone);
    expect(comparable(await browser.send('GET', path))).toEqual(await common());
  });

  it.each([
    { 'Sec-Purpose': 'prefetch' },
    { Purpose: 'prefetch' },
    { 'Sec-Purpose': 'prefetch;prerender' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('with %o', async (header: Headers) => {
    const browser = inBrowser(owner, { ...phone, ...header });
    expect(comparable(await browser.send('GET', DESK))).toEqual(await common());
    for (const site of ['none', 'same-origin']) {
      await firstOf(inBrowser(owner, { ...phone, 'Sec-Fetch-Site': site }));
    }
  });

  it('beside a logout that has not reached the server', async () => {
    const browser = inBrowser(owner, phone);
    await firstOf(browser);
    browser.cookies.set('signed-out', '1');
    expect(comparable(await browser.send('GET', DESK))).toEqual(await common());
    browser.cookies.delete('signed-out');
    await firstOf(browser);
  });

  it('for HEAD, and there is no page for POST', async () => {
    const [stranger, browser] = [openBrowser(server, phone), inBrowser(owner, phone)];
    const head = await browser.send('HEAD', DESK);
    expect(comparable(head)).toEqual(comparable(await stranger.send('HEAD', DESK)));
    expect(head.headers['cache-control']).toBe('no-cache');
    const { status, text } = await browser.send('POST', DESK, {});
    expect([status, text.includes('page-data')]).toEqual([404, false]);
  });

  it('for a request that names a whole address, even one that cannot be', async () => {
    const headers = { Cookie: [...owner.cookies].map((pair) => pair.join('=')).join('; ') };
    for (const host of ['localhost', 'localhost:99999999']) {
      const path = `http://${host}${DESK}`;
      const { status, text } = await sendRaw(server.url, { path, headers });
      expect([status, text], path).toEqual([200, (await common()).text]);
    }
  });

  it.each([
    ['the database away for visitors', 'db', { code: 'ECONNREFUSED' }],
    ['the database away for staff', 'staffDb', { code: 'ECONNREFUSED' }],
    // MariaDB's error after a second.
    ['a row locked for too long', 'staffDb', { errno: 1205 }],
    ['anything else that fails', 'staffDb', {}],
  ] as const)('with %s', async (_name, which, codes) => {
    const browser = inBrowser(owner, phone);
    const { status, text } = await common();
    await firstOf(browser);
    const failing = vi.spyOn(server[which], 'selectFrom').mockImplementation(() => {
      throw Object.assign(new Error('of the test'), codes);
    });
    const answer = await browser.send('GET', DESK);
    expect(failing).toHaveBeenCalled();
    expect([answer.status, answer.text]).toEqual([status, text]);
    failing.mockRestore();
    await firstOf(browser);
  });

  it('while another server holds the row of the account', async () => {
    const { text } = await common();
    const browser = inBrowser(owner, phone);
    // More than a minute after the last visit, which is then written to the database.
    server.passTime(2 * MINUTE_MS);
    const other = openDatabase(server.database.config);
    const answer = await other.transaction().execute(async (transaction) => {
      await transaction.updateTable('admin_users').set({ city: 'Howrah' }).execute();
      return browser.send('GET', DESK);
    });
    await other.destroy();
    expect([answer.status, answer.text]).toEqual([200, text]);
    await firstOf(browser);
  });
});
