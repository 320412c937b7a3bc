import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import jwt from 'jsonwebtoken';
import { recordTried } from '../../../scripts/test-run/test-records.mjs';
import { sendRaw } from '../support/requests/raw-http.ts';
import { isPublic, routesOf, type Route } from '../support/requests/routes.ts';
import { startTestServer, testConfig, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let guarded: Route[];
beforeAll(async () => {
  server = await startTestServer();
  guarded = routesOf(server.app)
    .filter((route) => !isPublic(route))
    .map(({ method, path }) => ({ method: method.toUpperCase(), path: fill(path) }));
});
afterAll(() => server.stop());

/** Parameters of existing records: a request that got past the guard would be a 2xx. */
function fill(path: string): string {
  return path.replace(':bike_name', 'Livo').replace(':userId', 'staff').replace(/:id/, '1');
}

/** Ways to write a path that a careless guard and a careful router could read differently. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => `${path}//`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `${path}/.`,
  (path) => `${path}/../${path.split('/').at(-1)}`,
  (path) => path.replace('/api/', '/api/livez/../'),
  (path) => path.replace('api', '%61pi'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => path.replace('/api/', '/api%5c'),
  (path) => path.replace('/api/', '\\api\\'),
  (path) => path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
  (path) => `${path}%2f`,
  (path) => `${path}%00`,
  (path) => `${path}%20`,
  (path) => `${path};jsessionid=1`,
  (path) => `${path}.json`,
  (path) => path.replace('api', 'ＡＰＩ'.normalize('NFKC')),
  (path) => path.toUpperCase(),
  (path) => `${path}?/livez`,
  (path) => `${path}#/livez`,
  (path) => `http://127.0.0.1${path}`,
];

/** Headers with which some servers let a request change its method, path or sender. */
const disguises: readonly Record<string, string>[] = [
  { 'X-HTTP-Method-Override': 'GET' },
  { 'X-Method-Override': 'GET', 'X-HTTP-Method': 'GET' },
  { 'X-Original-URL': '/livez', 'X-Rewrite-URL': '/livez' },
  { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1', Forwarded: 'for=127.0.0.1' },
  { 'X-User': 'staff', 'X-Authenticated-User': 'staff', 'X-Remote-User': 'staff' },
  { Authorization: 'Basic c3RhZmY6U2V2b2tlLVJvYWQtMTk2Mg==' },
];

async function expectNo2xx(
  { method, path }: Route,
  headers: Record<string, string> = {},
): Promise<void> {
  const body = method === 'GET' ? undefined : '{}';
  const type: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {};
  const { status } = await sendRaw(server.url, {
    method,
    path,
    headers: { ...type, ...headers },
    ...(body && { body }),
  });
  recordTried({ attacks: 1, letIn: Number(status < 400 || status >= 500) });
  const name = `${method} ${path} ${JSON.stringify(headers)}`;
  expect(status, name).toBeGreaterThanOrEqual(400);
  expect(status, name).toBeLessThan(500);
}

/** Requests that are refused before any statement run on one engine only. */
const onOneEngine = it.runIf(process.env.TEST_ENGINE !== 'mysql');

describe('a call that needs a session', () => {
  onOneEngine(
    'is not answered without one, however its path is written',
    async () => {
      expect(guarded.length).toBeGreaterThan(40);
      for (const { method, path } of guarded) {
        for (const spell of spellings) await expectNo2xx({ method, path: spell(path) });
      }
    },
    // Thousands of requests, which take minutes on a busy machine.
    600_000,
  );

  onOneEngine('is not answered with such headers', async () => {
    for (const route of guarded) {
      for (const disguise of disguises) await expectNo2xx(route, disguise);
    }
  });

  onOneEngine(
    'is not answered by another method, nor by a public call that claims to be one',
    async () => {
      for (const { path } of guarded) {
        for (const method of ['HEAD', 'PUT', 'OPTIONS', 'TRACE', 'PROPFIND', 'LINK']) {
          await expectNo2xx({ method, path });
        }
      }
      for (const { method, path } of guarded) {
        const headers = { 'Content-Type': 'application/json', 'X-HTTP-Method-Override': method };
        const { text } = await sendRaw(server.url, {
          method: 'POST',
          path: `/api/logout?_method=${method}&path=${path}`,
          headers,
          body: JSON.stringify({ _method: method }),
        });
        expect(text).toBe('{"message":"You have been logged out."}');
      }
    },
  );

  it('is not answered with a session of another dealership', async () => {
    const other = await startTestServer({
      jwtSecret: 'the secret of another dealership, not ours',
    });
    const foreign = await other.logIn();
    await other.stop();
    for (const route of guarded) await expectNo2xx(route, { Cookie: foreign });
  });

  it('is not answered with a token that is correctly signed, but of no session', async () => {
    for (const claims of [
      {},
      { jti: '' },
      { jti: "' or 1=1 --" },
      { jti: '%' },
      { sub: 'staff' },
    ]) {
      const token = jwt.sign(claims, testConfig.jwtSecret);
      await expectNo2xx({ method: 'GET', path: '/api/me' }, { Cookie: `session=${token}` });
    }
  });

  it('is not answered with a valid cookie that was changed', async () => {
    const cookie = await server.logIn();
    const own = { method: 'GET', path: '/api/me' };
    expect((await sendRaw(server.url, { ...own, headers: { Cookie: cookie } })).status).toBe(200);
    const [, claims = ''] = cookie.split('.');
    const changed = [
      cookie.slice(0, -1),
      `${cookie}x`,
      `${cookie}.x`,
      cookie.replace('session=', 'Session='),
      cookie.replace('session=', '__Host-session='),
      cookie.replace(claims, claims.toLowerCase()),
      cookie.replaceAll('.', ' '),
      `session=x; ${cookie}`,
    ];
    for (const value of changed) await expectNo2xx(own, { Cookie: value });
  });
});

describe('a body with more fields than its call takes', () => {
  it('of an enquiry chooses neither id, kind, reference nor time', async () => {
    await server.db.deleteFrom('enquiries').execute();
    const claims = {
      id: 4711,
      kind: 'insurance',
      reference: 'CHOSEN00',
      created_at: 1,
      createdAt: 1,
      search_text: 'x',
      submission_key: 'x',
      submission_hash: 'x',
      values: { name: 'x' },
    };
    const body = { name: 'Ananya Das', email: 'a@example.com', mobile: '9832012345' };
    const { status } = await sendRaw(server.url, {
      method: 'POST',
      path: '/api/postSalesEnquiry',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...claims, ...body, pinCode: '734001' }),
    });
    expect(status).toBe(201);
    const row = await server.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: 'sales', name: 'Ananya Das', submission_key: null });
    expect([row.id, row.reference, row.created_at]).not.toContain(4711);
    expect(row.reference).not.toBe('CHOSEN00');
    expect(row.created_at).toBeGreaterThan(1);
    expect(row.search_text).toContain('ananyadas');
  });

  it('of a profile changes name, e-mail and number, and nothing else of the account', async () => {
    const account = () => server.db.selectFrom('admin_users').selectAll().executeTakeFirstOrThrow();
    const before = await account();
    const claims = {
      user_id: 'root',
      userId: 'root',
      password: 'x',
      password_hash: 'x',
      passwordHash: 'x',
      kinds: 'amc',
      version: 99,
      is_active: 0,
      isActive: false,
      Status: 'inactive',
      expire_date: '2000-01-01',
      expireDate: '2000-01-01',
      created_at: 1,
      city: 'Elsewhere',
      role: 'viewer',
    };
    const cookie = await server.logIn();
    const { status } = await sendRaw(server.url, {
      method: 'PATCH',
      path: '/api/profile/staff',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ ...claims, userName: 'Asha' }),
    });
    expect(status).toBe(200);
    expect(await account()).toEqual({ ...before, user_name: 'Asha', version: before.version + 1 });
  });

  it('of a price or a status changes only that', async () => {
    const vehicle = () =>
      server.db
        .selectFrom('vehicles')
        .selectAll()
        .where('bike_name', '=', 'XBLADE')
        .executeTakeFirstOrThrow();
    const before = await vehicle();
    const cookie = await server.logIn();
    const claims = { id: 1, bike_name: 'Mine', name: 'Mine', slug: 'mine', type: 'scooter' };
    const headers = { 'Content-Type': 'application/json', Cookie: cookie };
    const calls = [
      ['/api/managePrice/XBLADE', { ...claims, price: 12_345, status: 0 }],
      [`/api/bikes/${before.id}/status`, { ...claims, status: 0, price_paise: 1 }],
    ] as const;
    for (const [path, body] of calls) {
      const call = { method: 'PATCH', path, headers, body: JSON.stringify(body) };
      expect((await sendRaw(server.url, call)).status).toBe(200);
    }
    const document = before.document?.replace(/"pricePaise":\d+/, '"pricePaise":1234500');
    expect(await vehicle()).toEqual({ ...before, document, status: 0 });
  });
});
