import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reservedNames } from '@dealership/shared';
import { openBrowser, type Reply } from '../support/requests/browser.ts';
import { signIn } from '../support/people/people.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasSite: true });
});
afterAll(() => server.stop());

const methods = ['GET', 'HEAD'] as const;
const ofNow = ['x-request-id', 'date', 'connection', 'keep-alive'];

/** The parts of an answer that are the same for everybody at any address. */
function lasting({ status, text, headers }: Reply) {
  const kept = Object.entries(headers).filter(([name]) => !ofNow.includes(name));
  return { status, text, headers: Object.fromEntries(kept) };
}

describe.each(methods)('%s', (method) => {
  it.each(['/admin/desk', '/admin/sales-report?page=2', '/admin/no-such-screen', '/admin/login'])(
    '%s is answered as the dashboard is, with all its headers',
    async (path) => {
      const stranger = openBrowser(server);
      const expected = lasting(await stranger.send(method, '/admin/dashboard'));
      expect(expected.status).toBe(200);
      expect(lasting(await stranger.send(method, path))).toEqual(expected);
    },
  );

  it.each([
    ['/admin/dashboard?screen=desk', '/admin/desk'],
    ['/admin/dashboard/?screen=desk', '/admin/desk'],
    [
      '/admin/dashboard?kind=amc&screen=enquiries&kind=sales&q=a%20b%26c',
      '/admin/enquiries?kind=amc&kind=sales&q=a%20b%26c',
    ],
    ['/admin/dashboard?screen=no-such-screen', '/admin/no-such-screen'],
    ['/admin/dashboard?screen=//evil.example/', '/admin/dashboard'],
    ['/admin/dashboard?screen=desk%0d%0aX-Own:1&page=2', '/admin/dashboard?page=2'],
    ...reservedNames.map((name) => [`/admin/dashboard?screen=${name}`, '/admin/dashboard']),
  ])('%s leads to %s', async (path, target) => {
    const answer = await openBrowser(server).send(method, path);
    expect(answer.status).toBe(302);
    expect(answer.headers).toMatchObject({
      location: target,
      // Not cached, since an earlier version of the product may be installed again.
      'cache-control': 'no-cache',
      'referrer-policy': 'strict-origin',
    });
    expect(answer.headers).not.toHaveProperty('x-own');
  });
});

it('no other address leads anywhere for a parameter that is called so', async () => {
  for (const path of ['/admin?screen=desk', '/admin/desk?screen=price', '/?screen=desk']) {
    expect((await openBrowser(server).send('GET', path)).status, path).toBe(200);
  }
});

it('an old link leads a person who is signed in to a desk that is there at once', async () => {
  const owner = await signIn(server);
  const moved = await owner.send('GET', '/admin/dashboard?screen=desk&view=closed');
  const { text } = await owner.send('GET', moved.headers.location ?? '');
  expect(text).toContain('"view":"closed"');
});
