import { afterAll, beforeAll, expect, it } from 'vitest';
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
  expect(text).toContain('<link rel="manifest" href="/admin/app.webmanifest">');
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
    unread: 'Something waits for you on the desk.',
  });
});
