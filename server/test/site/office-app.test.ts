import { afterAll, beforeAll, expect, it } from 'vitest';
import request from 'supertest';
import { openBrowser } from '../support/requests/browser.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasSite: true });
});
afterAll(() => server.stop());

it('the back office can be installed: its documents name a manifest that opens the desk', async () => {
  const stranger = openBrowser(server);
  const { text } = await stranger.send('GET', '/admin/login');
  expect(text).toContain(
    '<link rel="manifest" crossorigin="use-credentials" href="/admin/app.webmanifest">',
  );
  expect((await stranger.send('GET', '/')).text).not.toContain('manifest');
  const manifest = await stranger.send('GET', '/admin/app.webmanifest');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  expect(manifest.headers['cache-control']).toBe('no-cache');
  expect(manifest.body).toMatchObject({
    id: '/admin/',
    scope: '/admin/',
    start_url: '/admin/desk',
    display: 'standalone',
    name: expect.stringMatching(/^.+: Desk$/) as string,
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
  });
});

it('its worker keeps what the build has made, and is asked for anew with each visit', async () => {
  const { status, text, headers } = await openBrowser(server).send('GET', '/admin/worker.js');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('javascript');
  expect(headers['cache-control']).toBe('no-cache');
  const constants = JSON.parse(/^const office = (.+);$/m.exec(text)?.[1] ?? '') as object;
  expect(constants).toEqual({
    store: expect.stringMatching(/^office-[\w-]{10}$/) as string,
    files: ['/assets/all.css', '/assets/all.js', '/assets/office.js'],
    entry: 'assets/all.js',
    language: 'en',
    unread: 'Something waits for you on the desk.',
    share: '/admin/share',
    shared: '/admin/add-enquiry?shared=',
    lost: 'lost',
  });
});

it('documents, worker and manifest are in the language that the browser keeps', async () => {
  const inBengali = { Cookie: 'a=b; office-language=bn' };
  const send = async (path: string, headers = {}) =>
    (await request(server.url).get(path).set(headers)).text;
  expect(await send('/admin/login')).toContain('<html lang="en">');
  expect(await send('/admin/login', inBengali)).toContain('<html lang="bn">');
  expect(await send('/admin/login', { Cookie: 'office-language=fr' })).toContain('lang="en"');
  // The worker fetches its document without cookies.
  expect(await send('/admin/dashboard', { 'X-Language': 'hi' })).toContain('<html lang="hi">');
  expect(await send('/admin/worker.js', inBengali)).toContain('"language":"bn"');
  expect(await send('/admin/app.webmanifest', inBengali)).toContain('"lang":"bn"');
});
