import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiryDefinitions } from '@dealership/shared';
import { findPersonal } from '../../../scripts/test-run/test-records.mjs';
import { buildBody, storedCount } from '../support/requests/calls.ts';
import { healthSpellings } from '../support/requests/health-spellings.ts';
import {
  deployFolder,
  nginx,
  shippedSites,
  startProxy,
  type Proxy,
} from '../support/server/nginx.ts';
import { sendRaw } from '../support/requests/raw-http.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

function expectRefusal(text: string, code: string): void {
  const body = JSON.parse(text) as Record<string, string>;
  expect(body).toEqual({
    message: body.error,
    error: expect.stringMatching(/\.$/) as string,
    code,
  });
}

/** An address with a search, as in the request and in the Referer. */
const search = '/api/allEnquiries/export?search=9832012345';
const headers = { Referer: 'https://shop.example/admin/reports/sales?search=9832012345' };

it.each(shippedSites)('%s logs requests only in its own log format', (site) => {
  const text = readFileSync(path.join(deployFolder, site), 'utf8');
  const count = (pattern: RegExp) => [...text.matchAll(pattern)].length;
  expect(count(/^server \{$/gm)).toBe(2);
  expect(count(/^ {4}access_log (off|\S+ dealership);$/gm)).toBe(2);
  expect(count(/^ {4}error_log \S+ alert;$/gm)).toBe(2);
});

it('gives queued uploads enough time, and retries none', () => {
  const text = readFileSync(path.join(deployFolder, 'dealership-proxy.conf'), 'utf8');
  const [first] = text.matchAll(/^location ~\* (\^\/api\S+) \{\n(.*?)^\}/gms);
  const [, pattern = '', rules = ''] = first ?? [];
  for (const call of ['/api/createOffers', '/api/postNotification', '/api/galleryUpload/']) {
    expect(call).toMatch(new RegExp(pattern, 'i'));
  }
  expect('/api/deleteOffers/1').not.toMatch(new RegExp(pattern, 'i'));
  expect(rules).toContain('proxy_read_timeout 300s;');
  expect(rules).not.toMatch(/repeatable|non_idempotent/);
});

// Skipped without nginx; the test command reports that, and fails if nothing may be missing.
if (nginx !== undefined) describe.each(shippedSites)('nginx with %s', proxied);

function proxied(site: (typeof shippedSites)[number]): void {
  let server: TestServer;
  let proxy: Proxy;
  let cookie: string;
  beforeAll(async () => {
    server = await startTestServer({ hasSite: true, trustProxy: 1 });
    cookie = await server.logIn();
    proxy = await startProxy(site, server.url);
  });
  afterAll(async () => {
    await proxy.stop();
    await server.stop();
  });

  it('passes pages and calls on, and takes submissions with a key', async () => {
    expect((await sendRaw(proxy.url, { path: '/' })).status).toBe(200);
    expect((await sendRaw(proxy.url, { path: '/api/models' })).status).toBe(200);
    const keyed = { 'Idempotency-Key': 'a', 'Content-Type': 'application/json' };
    const body = JSON.stringify(buildBody('sales'));
    const call = { method: 'POST', path: enquiryDefinitions.sales.path, headers: keyed, body };
    const answers = [await sendRaw(proxy.url, call), await sendRaw(proxy.url, call)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await storedCount(server)).toBe(1);
  });

  it('refuses in JSON under /api, as the server does, and in HTML elsewhere', async () => {
    const headers = { 'Content-Length': String(103 * 1024 * 1024) };
    for (const [asked, type] of [
      ['/api/galleryupload', 'application/json'],
      ['/API/login', 'application/json'],
      ['/nothing', 'text/html'],
    ] as const) {
      const answer = await sendRaw(proxy.url, { method: 'POST', path: asked, headers });
      expect([answer.status, answer.headers['content-type']], asked).toEqual([413, type]);
      if (type === 'application/json') expectRefusal(answer.text, 'too_large');
    }
  });

  it('does not pass on health checks, however their paths are spelled', async () => {
    for (const asked of ['/livez', '/readyz', '/livez?a', '/readyz?a', ...healthSpellings]) {
      const { status, text } = await sendRaw(proxy.url, { path: asked });
      expect(status, asked).toBeGreaterThanOrEqual(400);
      expect(text, asked).not.toContain('"status"');
    }
  });

  it('logs a request without its query, Referer and sender', async () => {
    const { status } = await sendRaw(proxy.url, {
      path: search,
      headers: { ...headers, Cookie: cookie },
    });
    expect(status).toBe(200);
    const { access, errors } = await proxy.logs(/ GET \/api\/allEnquiries\/export 200 /);
    expect(findPersonal(access + errors)).toBeUndefined();
    expect(access + errors).not.toMatch(/search|Referer|client:/);
  });

  it('logs an address with a token or a key without it', async () => {
    const token = 'Tok-en_'.repeat(6);
    const key = `dk_${token}`;
    const asked = [
      [`/calendars/${token}.ics`, '/calendars/:token.ics'],
      [`/bn/appointments/${token}.ics?a`, '/bn/appointments/:token.ics'],
      [`/hi/Quotations/${token}`, '/hi/Quotations/:token'],
      [`/quotations/${token}.png`, '/quotations/:token.png'],
      [`/api/quotations/%4f${token}/opened`, '/api/quotations/:token/opened'],
      [`/x%0Ay/calendars/${token}.ics`, '/calendars/:token.ics'],
      [`/api/leads/${key}/x`, '/api/leads/:key/x'],
    ] as const;
    for (const [path] of asked) await sendRaw(proxy.url, { path });
    await sendRaw(proxy.url, { path: '/last' });
    const { access, errors } = await proxy.logs(/ GET \/last /);
    for (const [, logged] of asked) expect(access).toContain(`${logged} `);
    expect(access + errors).not.toContain(token);
  });

  it('logs no more when the server behind it is down', async () => {
    const away = await startProxy(site, 'http://127.0.0.1:1');
    const { status, text } = await sendRaw(away.url, { path: search, headers });
    const keyed = { 'Idempotency-Key': 'a' };
    const submission = { method: 'POST', path: enquiryDefinitions.sales.path, headers: keyed };
    const refused = await sendRaw(away.url, submission);
    const { access, errors } = await away.logs(/ GET \/api\/allEnquiries\/export 502 /);
    await away.stop();
    expect([status, refused.status]).toEqual([502, 502]);
    for (const body of [text, refused.text]) expectRefusal(body, 'unavailable');
    expect(findPersonal(access + errors)).toBeUndefined();
    expect(access + errors).not.toMatch(/search|referrer|client:/);
  });
}
