import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../support/requests/raw-http.ts';
import { isPublic, routesOf, type Route } from '../support/requests/routes.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
let routes: Route[];
beforeAll(async () => {
  server = await startTestServer({ hasSite: true });
  cookie = await server.logIn();
  routes = routesOf(server.app).filter(({ path }) => path.startsWith('/api/'));
});
afterAll(() => server.stop());

/** All methods; `PROPFIND` is an example of an unknown one. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** Headers of a browser that asks for a page: it gets JSON all the same (rules: api-is-json). */
const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

interface Call extends Route {
  headers?: Record<string, string>;
  body?: string;
}

/** Not called here, since they end the session or store an export event. */
const leftOut = ['/api/logout', '/api/sessions/others'];

/** Answers that are not JSON, by the end of their path. */
const files: Readonly<Record<string, RegExp>> = {
  export: /^text\/csv/,
  csv: /^text\/csv/,
  xlsx: /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet$/,
  pdf: /^application\/pdf$/,
};

async function expectJson({ method, path, headers = {}, body }: Call): Promise<number> {
  const answer = await sendRaw(server.url, {
    method,
    path,
    headers: { ...asBrowser, ...headers },
    ...(body !== undefined && { body }),
  });
  const name = `${method} ${path} ${answer.status} ${Object.keys(headers).join(' ')}`;
  const file = answer.status === 200 ? files[path.replace(/.*\//, '')] : undefined;
  const type = file ?? /^application\/json; charset=utf-8$/;
  expect(answer.headers['content-type'], name).toMatch(type);
  if (file || method === 'HEAD') return answer.status;
  expect(() => JSON.parse(answer.text) as unknown, name).not.toThrow();
  if (answer.status >= 400) expect(JSON.parse(answer.text), name).toHaveProperty('code');
  return answer.status;
}

/** With a session, without one, and with an invalid cookie. */
async function expectJsonForAll(call: Route): Promise<void> {
  for (const headers of [{}, { Cookie: cookie }, { Cookie: 'session=x' }]) {
    await expectJson({ ...call, headers });
  }
}

describe('under /api every answer is JSON', () => {
  it.each(methods)('at every route: %s', async (method) => {
    const paths = [...new Set(routes.map(({ path }) => path.replace(/:\w+/, 'Livo')))];
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths.filter((each) => !leftOut.includes(each))) {
      await expectJson({ method, path });
      await expectJson({ method, path, headers: { Cookie: cookie } });
      if (method === 'GET') await expectJson({ method, path, headers: { Cookie: 'session=x' } });
    }
  });

  it.each([
    '/api',
    '/api/',
    '/API',
    '/Api/Nothing',
    '/api/nothing',
    '/api/nothing/more.html',
    '/api/me/',
    '/api/me/more',
    '/api//me',
    '/api/%6De',
    '/api/%ZZ',
    '/api/index.html',
    '/api/../api/nothing',
    '/api?screen=api',
    '/api/assets/all.js',
  ])('at %s', async (path) => {
    for (const method of methods) await expectJsonForAll({ method, path });
  });

  it('at a call that takes POST only, and at unknown addresses: 404 with a session', async () => {
    const headers = { Cookie: cookie };
    const posts = routes
      .filter(({ method, path }) => method === 'post' && !path.includes(':'))
      .map(({ path }) => path)
      .filter((path) => !routes.some((other) => other.path === path && other.method === 'get'));
    expect(posts.length).toBeGreaterThan(15);
    for (const path of [...posts, '/api', '/api/nothing', '/API/nothing']) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT']) {
        // `/api/allEnquiries/:reference` matches any word.
        if (path === '/api/allEnquiries/export') continue;
        expect(await expectJson({ method, path, headers }), `${method} ${path}`).toBe(404);
      }
    }
  });

  it('for a body that cannot be read', async () => {
    // Calls about one quotation have no body.
    const isForm = ({ method, path }: Route) => method === 'post' && !path.includes(':');
    const { path } = routes.find((route) => isForm(route) && isPublic(route)) ?? {};
    for (const [type, body, status] of [
      ['application/json', '{', 400],
      ['application/json', '[]', 400],
      ['application/json', `{"a":"${'x'.repeat(70_000)}"}`, 413],
      ['text/xml', '<a/>', 415],
      ['application/json; charset=latin1', '{}', 415],
    ] as const) {
      const headers = { 'Content-Type': type };
      const call = { method: 'POST', path: String(path), headers, body };
      expect(await expectJson(call)).toBe(status);
    }
  });
});

describe('outside /api', () => {
  it.each(['/apime', '/nothing', '/finance', '/admin/api'])('%s is a document', async (path) => {
    const { headers } = await sendRaw(server.url, { path, headers: asBrowser });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });
});
