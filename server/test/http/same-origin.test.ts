import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import request from 'supertest';
import { enquiryDefinitions, enquiryKinds } from '@dealership/shared';
import { recordTried } from '../../../scripts/test-run/test-records.mjs';
import { post, storedCount, submit, type Headers } from '../support/requests/calls.ts';
import { startTestServer, STAFF, type TestServer } from '../support/server/test-server.ts';

const SITE = 'https://dealer.example';
const FOREIGN = [
  'https://evil.example',
  'null',
  '',
  'dealer.example',
  'http://dealer.example',
  'https://dealer.example:8443',
  'https://dealer.example.evil.example',
  'https://evil.example/https://dealer.example',
  'https://DEALER.example@evil.example',
];

let open: TestServer;
let named: TestServer;
beforeAll(async () => {
  open = await startTestServer();
  named = await startTestServer({ siteUrl: SITE });
});
afterAll(() => Promise.all([open.stop(), named.stop()]));
beforeEach(() => Promise.all([open, named].map(({ db }) => db.deleteFrom('enquiries').execute())));

async function expectRefused(server: TestServer, headers: Headers): Promise<void> {
  const result = await submitFrom(server, headers);
  recordTried({ attacks: 1, letIn: result.stored });
  expect(result).toEqual(REFUSED);
}

async function submitFrom(server: TestServer, headers: Headers) {
  const { status, body } = await submit(server, 'sales', { headers });
  return { status, code: body.code as string | undefined, stored: await storedCount(server) };
}

const REFUSED = { status: 403, code: 'foreign_origin', stored: 0 };
const STORED = { status: 201, code: undefined, stored: 1 };

describe('a submission while SITE_URL is unset', () => {
  it('is stored when its Origin is the host that it was sent to', async () => {
    expect(await submitFrom(open, { Origin: open.url })).toEqual(STORED);
  });

  it('is stored from localhost at the port of the server, the address that SITE_URL names', async () => {
    const origin = `http://localhost:${new URL(open.url).port}`;
    expect(await submitFrom(open, { Origin: origin })).toEqual(STORED);
  });

  it('is stored behind a proxy that keeps the Host', async () => {
    const headers = { Origin: 'https://shop.example', Host: 'shop.example' };
    expect(await submitFrom(open, headers)).toEqual(STORED);
  });

  it.each([...FOREIGN, 'http://127.0.0.1:1', 'http://127.0.0.1'])(
    'is refused from the Origin %j',
    async (origin) => {
      await expectRefused(open, { Origin: origin });
    },
  );
});

describe('a submission while SITE_URL is set', () => {
  it('is stored when its Origin is that address', async () => {
    expect(await submitFrom(named, { Origin: SITE })).toEqual(STORED);
  });

  it('is refused from the host that it was sent to', async () => {
    await expectRefused(named, { Origin: named.url });
  });

  it.each(FOREIGN)('is refused from the Origin %j', async (origin) => {
    await expectRefused(named, { Origin: origin });
  });
});

describe('any submission', () => {
  it.each([undefined, 'same-origin', 'same-site', 'none'])(
    'without an Origin is stored (Sec-Fetch-Site: %s)',
    async (site) => {
      expect(await submitFrom(open, site ? { 'Sec-Fetch-Site': site } : {})).toEqual(STORED);
    },
  );

  it('that the browser calls cross-site is refused, whatever its Origin', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    await expectRefused(open, headers);
    await expectRefused(named, { ...headers, Origin: SITE });
  });

  it.each(enquiryKinds)('of %s from another site is refused', async (kind) => {
    const { path } = enquiryDefinitions[kind];
    const headers = { Origin: 'https://evil.example' };
    expect((await post(open, path, { body: {}, headers })).status).toBe(403);
  });
});

describe('staff', () => {
  it('cannot be logged in or out, or their reports be read, from another site', async () => {
    const cookie = await open.logIn();
    const headers = { Origin: 'https://evil.example', Cookie: cookie };
    const login = await post(open, '/api/login', { body: STAFF, headers });
    expect([login.status, login.headers['set-cookie']]).toEqual([403, undefined]);
    expect((await post(open, '/api/logout', { headers })).status).toBe(403);
    expect((await post(open, '/api/getSalesEnquiry', { body: {}, headers })).status).toBe(403);
    const me = await request(open.url).get('/api/me').set('Cookie', cookie);
    expect(me.status).toBe(200);
  });

  it('cannot be made to read or export anything by a page of another origin, even with the cookie', async () => {
    const cookie = await open.logIn();
    const exported = '/api/getSalesEnquiry/export';
    const statusFrom = async (site: string, path: string) => {
      const headers = { 'Sec-Fetch-Site': site, Cookie: cookie };
      return (await request(open.url).get(path).set(headers)).status;
    };
    const exports = async () => {
      const events = open.db.selectFrom('audit_events').where('action', '=', 'export');
      return (await events.select('id').execute()).length;
    };
    for (const site of ['same-site', 'cross-site']) {
      expect([await statusFrom(site, exported), await statusFrom(site, '/api/me')]).toEqual([
        403, 403,
      ]);
    }
    expect(await exports()).toBe(0);
    for (const site of ['same-origin', 'none']) expect(await statusFrom(site, exported)).toBe(200);
    expect(await exports()).toBe(2);
  });

  it('get no CORS headers for another site', async () => {
    const answer = await request(open.url).get('/api/models').set('Origin', 'https://evil.example');
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
