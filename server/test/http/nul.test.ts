import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allCalls, enquiryDefinitions, enquiryKinds, type CallName } from '@dealership/shared';
import { buildBody, storedCount } from '../support/requests/calls.ts';
import { makeKey } from '../support/keys/keys.ts';
import { signIn } from '../support/people/people.ts';
import { buildForm, buildJpeg, send } from '../support/images/pictures.ts';
import { sendRaw, type RawAnswer } from '../support/requests/raw-http.ts';
import { isPublic, routesOf } from '../support/requests/routes.ts';
import { STAFF, startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
/** Number of statements sent to the database since the test began. */
let statements: () => number;
beforeAll(async () => {
  server = await startTestServer({ hasSite: true });
  cookie = await server.logIn();
});
afterAll(() => server.stop());
beforeEach(() => {
  const spy = vi.spyOn(server.db.getExecutor(), 'executeQuery');
  statements = () => spy.mock.calls.length;
});

const JSON_TYPE = { 'Content-Type': 'application/json' };

function expectRefused({ status, headers, text }: RawAnswer, name: string): void {
  expect(status, name).toBe(400);
  expect(headers['content-type'], name).toMatch(/^application\/json/);
  expect(JSON.parse(text), name).toHaveProperty('code', 'invalid_input');
}

describe('a NUL in an address is 400 before any statement', () => {
  it('at every route, in its path and in its query, signed in or not', async () => {
    for (const route of routesOf(server.app)) {
      const method = route.method.toUpperCase();
      const path = route.path.replaceAll(/\{.*?\}/g, '').replace(/:\w+/, 'Livo');
      for (const spelled of [`${path}%00`, `${path}%00x`, `${path}?a=%00`, `${path}?a%00=b`]) {
        for (const headers of [{}, { Cookie: cookie }]) {
          const answer = await sendRaw(server.url, { method, path: spelled, headers });
          if (method === 'HEAD') expect(answer.status).toBe(400);
          else expectRefused(answer, `${method} ${spelled}`);
        }
      }
    }
    expect(statements()).toBe(0);
  });

  it.each([
    '/view-details?bike=Livo%00',
    '/motorcycle?bike=Livo%00x',
    '/finance?bike=%00',
    '/brochures/Livo%00.pdf',
    '/uploads/%00.webp',
    '/readyz?%00',
    '/nothing%00',
    '/admin?screen=%00',
    '/api/variants/Shine%20100%00x',
  ])('such as %s', async (path) => {
    expectRefused(await sendRaw(server.url, { path }), path);
    expect(statements()).toBe(0);
  });

  it('but a text that only looks like one is not', async () => {
    const { status } = await sendRaw(server.url, { path: '/api/variants/Livo%2500' });
    expect(status).toBe(200);
  });
});

describe('a NUL in a JSON body is 400 before any statement', () => {
  const hidden: readonly [where: string, values: object][] = [
    ['a text', { name: 'Ananya\0Das' }],
    ['a text of its own', { name: '\0' }],
    ['what nobody reads', { unknown: 'x\0' }],
    ['a key', { 'unknown\0': 1 }],
    ['a list', { unknown: ['x', ['\0']] }],
    ['an object', { notifications: { sms: true, other: { deep: '\0' } } }],
    ['a key of an object', { notifications: { 'sms\0': true } }],
  ];

  it.each(enquiryKinds)('of %s', async (kind) => {
    const before = await storedCount(server);
    const asked = statements();
    for (const [where, values] of hidden) {
      const call = { method: 'POST', path: enquiryDefinitions[kind].path, headers: JSON_TYPE };
      const body = JSON.stringify(buildBody(kind, { ...values }));
      expectRefused(await sendRaw(server.url, { ...call, body }), where);
    }
    expect(statements()).toBe(asked);
    expect(await storedCount(server)).toBe(before);
  });

  it('of a login: no other name signs in to an account', async () => {
    for (const userId of [`${STAFF.userId}\0zzz`, `\0${STAFF.userId}`]) {
      const body = JSON.stringify({ ...STAFF, userId });
      const call = { method: 'POST', path: '/api/login', headers: JSON_TYPE, body };
      const answer = await sendRaw(server.url, call);
      expectRefused(answer, userId);
      expect(JSON.parse(answer.text)).toHaveProperty('fields.userId');
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
    expect(statements()).toBe(0);
  });

  it('of every call of staff that takes one', async () => {
    const headers = { ...JSON_TYPE, Cookie: cookie };
    const uploads = ['/api/createOffers', '/api/postNotification', '/api/galleryupload'];
    const calls = routesOf(server.app).filter(
      (route) =>
        allCalls[`${route.method.toUpperCase()} ${route.path}` as CallName]?.body &&
        !isPublic(route) &&
        !uploads.includes(route.path) &&
        route.path !== '/api/leads',
    );
    expect(calls.length).toBeGreaterThan(20);
    for (const { method, path } of calls) {
      const at = path.replace(':userId', STAFF.userId).replace(/:\w+/, '1');
      const call = { method: method.toUpperCase(), path: at, headers };
      const body = JSON.stringify({ search: 'x\0', unknown: '\0' });
      expectRefused(await sendRaw(server.url, { ...call, body }), at);
    }
    // Each call reads its session, and nothing else.
    expect(statements()).toBe(calls.length);
  });

  it('of a program with a key', async () => {
    const { key } = await makeKey(await signIn(server));
    const headers = { ...JSON_TYPE, Authorization: `Bearer ${key}` };
    const body = JSON.stringify({ id: '1', name: 'Asha\0', mobile: '9832012345' });
    const call = { method: 'POST', path: '/api/leads', headers, body };
    expectRefused(await sendRaw(server.url, call), 'POST /api/leads');
    expect(await storedCount(server)).toBe(0);
  });

  it('encoded in another way', async () => {
    const text = JSON.stringify({ ...STAFF, userId: 'staff\0' });
    const answer = await sendRaw(server.url, {
      method: 'POST',
      path: '/api/login',
      headers: { 'Content-Type': 'application/json; charset=utf-16le' },
      body: Buffer.from(text, 'utf16le'),
    });
    expectRefused(answer, 'UTF-16');
    expect(statements()).toBe(0);
  });

  it('but one that is spelled out in words is stored', async () => {
    const body = JSON.stringify(buildBody('contact', { message: 'What is \\u0000 or \\0?' }));
    const { path } = enquiryDefinitions.contact;
    const call = { method: 'POST', path, headers: JSON_TYPE, body };
    expect((await sendRaw(server.url, call)).status).toBe(201);
  });

  it('is looked for without failing on a deeply nested body', async () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    const body = JSON.stringify(buildBody('sales')).replace('{', `{"deep":${deep},`);
    const { path } = enquiryDefinitions.sales;
    const call = { method: 'POST', path, headers: JSON_TYPE, body };
    expect((await sendRaw(server.url, call)).status).toBe(201);
  });
});

describe('a NUL in a form', () => {
  it.each([
    ['a text', [['title', 'Offer\0']], 'title'],
    [
      'a repeated text',
      [
        ['title', 'Offer'],
        ['title', '\0'],
      ],
      'title',
    ],
    [
      'a text that nobody reads',
      [
        ['title', 'Offer'],
        ['other', '\0'],
      ],
      'other',
    ],
  ])('in %s is 400 and publishes nothing', async (_, texts, field) => {
    const offers = () => server.db.selectFrom('offers').select('id').execute();
    const before = await offers();
    const body = buildForm([
      { field: 'description', content: 'For a week' },
      ...texts.map(([name = '', content = '']) => ({ field: name, content })),
      { field: 'image', content: await buildJpeg({ width: 50, height: 40 }), fileName: 'a.jpg' },
    ]);
    const answer = await send(server, '/api/createOffers', { cookie, body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
    expect(await offers()).toEqual(before);
  });
});

describe('a name with something after a NUL', () => {
  it('does not change the model whose name comes before the NUL', async () => {
    const price = () =>
      server.db
        .selectFrom('vehicles')
        .select('document')
        .where('bike_name', '=', 'Shine 100')
        .execute();
    const before = await price();
    const answer = await sendRaw(server.url, {
      method: 'PATCH',
      path: '/api/managePrice/Shine%20100%00x',
      headers: { ...JSON_TYPE, Cookie: cookie },
      body: JSON.stringify({ price: 1 }),
    });
    expectRefused(answer, 'PATCH');
    // Nor with a NUL in an unknown field of a valid body.
    const other = await sendRaw(server.url, {
      method: 'PATCH',
      path: '/api/managePrice/Shine%20100',
      headers: { ...JSON_TYPE, Cookie: cookie },
      body: JSON.stringify({ price: 1, note: 'x\0' }),
    });
    expectRefused(other, 'PATCH');
    expect(await price()).toEqual(before);
  });
});
