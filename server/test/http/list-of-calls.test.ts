import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls, methodAndPath, type CallName } from '@dealership/shared';
import {
  addCalls,
  type Handler,
  type Handlers,
  type NamedHandlers,
} from '../../src/http/calls/add-calls.ts';
import { forbidden } from '../../src/errors/app-error.ts';
import { takeProblems } from '../support/server/check-answer.ts';
import { routesOf } from '../support/requests/routes.ts';
import { serve, startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.logIn();
});
afterAll(() => server.stop());

const names = Object.keys(allCalls) as CallName[];

/** Routes that are not in the list of calls: files and health checks. */
const others = [
  'get /livez',
  'get /readyz',
  'get /uploads/:name',
  'get /pictures/own/:form',
  'get /pictures/own/models/:file',
];

/** Refuses every key. */
const requireKey = () => [
  () => {
    throw forbidden();
  },
];

function handlersWithout(missing?: CallName): { named: NamedHandlers; made: Handlers } {
  const entries = names
    .filter((name) => name !== missing)
    .map((name): [CallName, Handler] => [name, () => ({})]);
  return { named: Object.fromEntries(entries) as unknown as NamedHandlers, made: {} };
}

describe('the list of calls', () => {
  it('matches the routes of the application exactly', () => {
    const found = routesOf(server.app).map(({ method, path }) => `${method} ${path}`);
    const listed = names.map((name) => {
      const { method, path } = methodAndPath(name);
      return `${method.toLowerCase()} ${path}`;
    });
    expect(found.sort()).toEqual([...listed, ...others].sort());
  });

  it('has a handler for each, or the application does not start', () => {
    expect(() => {
      addCalls(express(), { ...handlersWithout('GET /api/me'), requireKey }, () => undefined);
    }).toThrow('GET /api/me has no handler');
    const made = { 'GET /api/nothing': () => ({}) };
    expect(() => {
      addCalls(express(), { ...handlersWithout(), made, requireKey }, () => undefined);
    }).toThrow('GET /api/nothing is not in the list of calls');
  });

  it('lets a role do only what it may: an unknown role, nothing', async () => {
    const app = express();
    addCalls(app, { ...handlersWithout(), requireKey }, () => {
      app.use((_request, response, next) => {
        response.locals.session = { id: '1', user: { user_id: 'x' }, role: 'visitor' };
        next();
      });
    });
    app.use(((error: { code?: string }, _request, response, _next) => {
      response.status(error.code === 'forbidden' ? 403 : 500).end();
    }) satisfies express.ErrorRequestHandler);
    for (const name of names) {
      const { method, path } = methodAndPath(name);
      const { status } = await request(app)[method.toLowerCase() as 'get'](path);
      expect(status === 403, `${name}: ${status}`).toBe(allCalls[name]?.permission !== 'public');
    }
  });

  it('is checked against every answer of these tests', async () => {
    const app = express().get('/api/dealers/:id', (_request, response) => {
      response.json([{ name: 'Dealer', unlisted: true }]);
    });
    const served = await serve(app);
    await request(served.url).get('/api/dealers/1').expect(200);
    await served.stop();
    expect(takeProblems()).toEqual([expect.stringContaining('unlisted')]);
  });
});

describe('GET /api/openapi.json', () => {
  it('is for staff', async () => {
    await request(server.url).get('/api/openapi.json').expect(401);
  });

  it('describes every call with its permission, parameters and answer', async () => {
    const answer = await request(server.url).get('/api/openapi.json').set('Cookie', cookie);
    const document = answer.body as {
      openapi: string;
      paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    expect(document.openapi).toBe('3.1.1');
    const listed = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(names.map((name) => name.replace(/:(\w+)/g, '{$1}')).sort());
    expect(document.paths['/api/bikes/{id}/status']?.patch).toMatchObject({
      'x-permission': 'catalogue.edit',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      requestBody: {
        content: {
          'application/json': { schema: { type: 'object', properties: { status: {} } } },
        },
      },
      responses: {
        200: {
          content: {
            'application/json': { schema: { properties: { bikeName: { type: 'string' } } } },
          },
        },
      },
    });
    expect(document.paths['/api/bikes']?.get).not.toHaveProperty('security');
  });
});
