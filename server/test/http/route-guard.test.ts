import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportKinds } from '@dealership/shared';
import { recordTried } from '../../../scripts/test-run/test-records.mjs';
import { isPublic, publicRoutes, routesOf, type Route } from '../support/requests/routes.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let routes: Route[];
beforeAll(async () => {
  server = await startTestServer();
  routes = routesOf(server.app);
});
afterAll(() => server.stop());

async function statusOf({ method, path }: Route, cookie?: string): Promise<number> {
  const call = request(server.url)[method as 'get'](path);
  const { status } = await (cookie === undefined ? call : call.set('Cookie', cookie));
  return status;
}

async function expectRefused(route: Route, cookie?: string): Promise<void> {
  const status = await statusOf(route, cookie);
  recordTried({ attacks: 1, letIn: Number(status !== 401) });
  expect(status, `${route.method} ${route.path} ${cookie}`).toBe(401);
}

describe('the routes of the application', () => {
  it('are all found by `routesOf`', () => {
    const found = routes.map(({ method, path }) => `${method} ${path}`);
    expect(found).toEqual(expect.arrayContaining(publicRoutes));
    expect(found).toContain('get /api/me');
    const lists = reportKinds.length + 1;
    expect(found.filter((route) => /^get .*\/export$/.test(route))).toHaveLength(lists);
    expect(found.filter((route) => /^post .*\/export$/.test(route))).toHaveLength(lists);
    expect(found.filter((route) => /^post .*\/pdf$/.test(route))).toHaveLength(lists);
    for (const ticket of [/^post .*\/export-ticket$/, /^post .*\/pdf-ticket$/, /^get .*\/pdf$/])
      expect(found.filter((route) => ticket.test(route))).toHaveLength(lists);
    expect(new Set(found).size).toBe(found.length);
  });

  it('that are public never require a session', async () => {
    for (const route of routes.filter(isPublic)) {
      expect(await statusOf(route), `${route.method} ${route.path}`).not.toBe(401);
    }
  });

  const spellings: Readonly<Record<string, (path: string) => string>> = {
    'as they are': (path) => path,
    'with a slash': (path) => `${path}/`,
    'in capitals': (path) => path.toUpperCase(),
    'with a query': (path) => `${path}?session=x`,
  };
  it.each([
    ...Object.keys(spellings).map((spelling) => ({ spelling, cookie: undefined })),
    ...['session=x', 'other=1', '__Host-session=x', 'session=', 'session'].map((cookie) => ({
      spelling: 'as they are',
      cookie,
    })),
  ])(
    'that are not public are 401 without a session, spelled $spelling, with the cookie $cookie',
    async ({ spelling, cookie }) => {
      const guarded = routes.filter((route) => !isPublic(route));
      expect(guarded.length).toBeGreaterThan(24);
      for (const { method, path } of guarded) {
        await expectRefused({ method, path: spellings[spelling]?.(path) ?? path }, cookie);
      }
    },
  );
});

describe('an unknown address under /api', () => {
  const unknown = [
    '/api',
    '/api/',
    '/api/nothing',
    '/API/nothing',
    '/api/me/more',
    '/api/bikes.php',
  ];

  it('is 401 without a session and 404 with one', async () => {
    const cookie = await server.logIn();
    for (const path of unknown) {
      for (const method of ['get', 'post', 'put', 'patch', 'delete']) {
        expect(await statusOf({ method, path }), `${method} ${path}`).toBe(401);
        expect(await statusOf({ method, path }, cookie), `${method} ${path}`).toBe(404);
      }
    }
  });

  it('is 401 for another method of a public call too', async () => {
    expect(await statusOf({ method: 'get', path: '/api/login' })).toBe(401);
    expect(await statusOf({ method: 'delete', path: '/api/models' })).toBe(401);
  });
});

describe('an unknown address elsewhere', () => {
  it.each(['/nothing', '/finance', '//api/me', '/%61pi/me', '/./api/../nothing', '/apime'])(
    'such as %s is 404',
    async (path) => {
      expect(await statusOf({ method: 'get', path })).toBe(404);
    },
  );
});
