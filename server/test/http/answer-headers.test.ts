import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildJpeg, pictureForm, send } from '../support/images/pictures.ts';
import { sendRaw, type RawAnswer } from '../support/requests/raw-http.ts';
import { buildBody } from '../support/requests/calls.ts';
import { pictures, startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
let uploaded: string;
/** ETag of the home page. */
let tag: string;
beforeAll(async () => {
  server = await startTestServer({ hasSite: true });
  cookie = await server.logIn();
  const body = pictureForm(await buildJpeg(), { field: 'images' });
  uploaded = String((await send(server, '/api/galleryupload', { body, cookie })).body.image_path);
  await server.db
    .updateTable('vehicles')
    .set({ status: 0 })
    .where('model_key', '=', 'sp125')
    .execute();
  tag = String((await ask({ path: '/' })).headers.etag);
});
afterAll(() => server.stop());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const LONG = JSON.stringify({ name: 'x'.repeat(100_000) });

const emptyJson = { headers: JSON_TYPE, body: '{}' };

type Call = Parameters<typeof sendRaw>[1] & { hasSession?: boolean };

/** Every kind of answer of the application, by its name. */
const calls: readonly [name: string, status: number, call: () => Call][] = [
  ['a list', 200, () => ({ path: '/api/bikes' })],
  ['a picture that is built in', 200, () => ({ path: `/pictures/${pictures.filesFrom('')[0]}` })],
  ['a picture that was uploaded', 200, () => ({ path: uploaded })],
  ['a price list', 200, () => ({ path: '/price-list.pdf' })],
  ['a brochure', 200, () => ({ path: '/brochures/Livo.pdf' })],
  ['the home page', 200, () => ({ path: '/' })],
  ['a page about a model', 200, () => ({ path: '/view-details?bike=Livo' })],
  ['a page about no model', 404, () => ({ path: '/view-details?bike=None' })],
  [
    'a page about a model that is no longer sold',
    410,
    () => ({ path: '/view-details?bike=SP125' }),
  ],
  [
    'a page that the browser has already',
    304,
    () => ({ path: '/', headers: { 'If-None-Match': tag } }),
  ],
  ['the back office', 200, () => ({ path: '/admin/reports/sales' })],
  ['an older address', 301, () => ({ path: '/home' })],
  ['an older address of a screen', 302, () => ({ path: '/admin/dashboard?screen=desk' })],
  ['a script', 200, () => ({ path: '/assets/all.js' })],
  ['an icon', 200, () => ({ path: '/favicon.svg' })],
  ['a list for robots', 200, () => ({ path: '/robots.txt' })],
  ['a list of addresses', 200, () => ({ path: '/sitemap.xml' })],
  ['an account', 200, () => ({ path: '/api/me', hasSession: true })],
  ['an export', 200, () => ({ path: '/api/allEnquiries/export', hasSession: true })],
  [
    'a report as PDF',
    200,
    () => ({ method: 'POST', path: '/api/allEnquiries/pdf', ...emptyJson, hasSession: true }),
  ],
  ['an accepted enquiry', 201, () => ({ ...sales(JSON.stringify(buildBody('sales'))) })],
  ['a health check', 200, () => ({ path: '/readyz' })],
  ['a refused enquiry', 400, () => sales('{}')],
  ['a body that is no JSON', 400, () => sales('{')],
  ['an address that is none', 400, () => ({ path: '/uploads/%ZZ' })],
  ['a call without a session', 401, () => ({ path: '/api/me' })],
  ['a call from another site', 403, () => sales('{}', { Origin: 'https://evil.example' })],
  ['an unknown address', 404, () => ({ path: '/nothing' })],
  ['an unknown picture', 404, () => ({ path: `/uploads/${'0'.repeat(32)}.webp` })],
  ['too large a body', 413, () => sales(LONG)],
  ['a strange content type', 415, () => sales('x', { 'Content-Type': 'text/xml' })],
  ['another method', 404, () => ({ method: 'TRACE', path: '/livez' })],
];

function sales(body: string, headers: Record<string, string> = {}): Call {
  return {
    method: 'POST',
    path: '/api/postSalesEnquiry',
    headers: { ...JSON_TYPE, ...headers },
    body,
  };
}

function ask({ hasSession, ...call }: Call, url = server.url): Promise<RawAnswer> {
  const session: Record<string, string> = hasSession ? { Cookie: cookie } : {};
  return sendRaw(url, { ...call, headers: { ...call.headers, ...session } });
}

function expectSafe({ headers }: RawAnswer): void {
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe('strict-origin');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/default-src '(self|none)'/);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).not.toHaveProperty('strict-transport-security');
}

describe.each(calls)('%s', (_, status, call) => {
  it('carries the headers that keep a browser from misusing it', async () => {
    const answer = await ask(call());
    expect(answer.status).toBe(status);
    expectSafe(answer);
    if (!answer.text.startsWith('<!doctype')) return;
    // A document's policy: inline style and script by hash, no other script sources, no base, no framing.
    const policy = String(answer.headers['content-security-policy']).split(';');
    const own = answer.text.match(/<script>([^]*?)<\/script>/)?.[1];
    const hash = createHash('sha256')
      .update(own ?? '')
      .digest('base64');
    // The back office has no inline script.
    expect(own === undefined).toBe(call().path.startsWith('/admin'));
    expect(policy).toContain(
      own === undefined ? "script-src 'self'" : `script-src 'self' 'sha256-${hash}'`,
    );
    expect(policy).toContainEqual(expect.stringMatching(/^style-src 'self' 'sha256-\S{44}'$/));
    for (const name of ['object-src', 'base-uri', 'frame-ancestors', 'script-src-attr']) {
      expect(policy).toContain(`${name} 'none'`);
    }
  });
});

it.each(['/assets/all.js', `/pictures/${pictures.filesFrom('')[0]}`])(
  'lets %s do nothing as a document, in few words',
  async (path) => {
    const { headers } = await ask({ path });
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    const length = Object.entries(headers).reduce(
      (sum, pair) => sum + pair.join(': ').length + 2,
      0,
    );
    expect(length).toBeLessThan(650);
  },
);

it('gives the page for an unknown address there the headers of a page', async () => {
  const { status, text, headers } = await ask({ path: '/assets/nothing.js' });
  expect([status, text.slice(0, 9)]).toEqual([404, '<!doctype']);
  expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
});

describe('a failure', () => {
  it('carries them too: too many enquiries, an unexpected error, an unreachable database', async () => {
    const own = await startTestServer({ rateLimits: true, hasSite: true });
    const call = sales(JSON.stringify(buildBody('sales')));
    const statuses = [];
    const answers = [];
    for (let i = 0; i < 11; i += 1) answers.push(await ask(call, own.url));
    await own.db.schema.alterTable('vehicles').renameTo('elsewhere').execute();
    answers.push(await ask({ path: '/api/bikes' }, own.url));
    await own.db.destroy();
    answers.push(await ask({ path: '/readyz' }, own.url));
    await own.stop();
    for (const answer of answers) {
      expectSafe(answer);
      statuses.push(answer.status);
    }
    expect(statuses.slice(-3)).toEqual([429, 500, 503]);
  });
});

describe('an answer for members of staff', () => {
  it('is never cached', async () => {
    for (const path of ['/api/me', '/api/dashboard', '/api/sessions', '/api/allEnquiries/export']) {
      const { headers } = await ask({ path, hasSession: true });
      expect(headers['cache-control'], path).toBe('no-store');
    }
    const pdf = { method: 'POST', path: '/api/allEnquiries/pdf', ...emptyJson };
    const { headers } = await ask({ ...pdf, hasSession: true });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the site behind TLS', () => {
  it('sends HSTS, on refusals too', async () => {
    const secure = await startTestServer({ siteUrl: 'https://example.com', hasSite: true });
    const answers = [
      await ask({ path: '/api/bikes' }, secure.url),
      await ask({ path: '/nothing' }, secure.url),
      await ask({ path: '/home' }, secure.url),
      await ask({ path: '/' }, secure.url),
    ];
    await secure.stop();
    for (const { headers } of answers) {
      expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
      expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    }
  });
});
