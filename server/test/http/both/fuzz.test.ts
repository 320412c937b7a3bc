import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiryDefinitions, enquiryKinds } from '@dealership/shared';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { sendRaw } from '../../support/requests/raw-http.ts';
import { routesOf, type Route } from '../../support/requests/routes.ts';
import {
  createTestLog,
  startTestServer,
  STAFF,
  type TestServer,
} from '../../support/server/test-server.ts';

/** A short run each time, from a seed that is the same for each engine; `npm run test:long` has more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 250);
const SEED = Number(process.env.FUZZ_SEED ?? 1) + Number(process.env.TEST_ENGINE === 'mysql');

let server: TestServer;
let routes: Route[];
let cookie: string;
let lines: string[];
beforeAll(async () => {
  lines = [];
  server = await startTestServer({ log: createTestLog(lines) });
  routes = routesOf(server.app);
  cookie = await server.logIn();
});
afterAll(() => server.stop());

/** Internals that no answer may show. */
const INSIDE =
  /\bat .+:\d+:\d+|node_modules|\/(?:work|tmp|var|home|root)\/|sqlite|mariadb|mysql|errno|errcode|SQLSTATE|syntax error|insert into|select .+ from|no such|SyntaxError|TypeError|kysely|express/i;

const nasty = fc.constantFrom(
  "' or '1'='1",
  '"; drop table enquiries; --',
  "\\' or 1=1 #",
  "1' union select null--",
  '%',
  '_',
  '\\',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|calc',
  '../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '\u0000',
  '\r\nX-Injected: 1',
  '\u2028',
  '\ud800',
  'ﷺ'.repeat(50),
  '😀'.repeat(60),
  'x'.repeat(3000),
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '9007199254740993',
  '٣',
  '१',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '+91 98320-12345',
  'a@b',
  'true',
  'null',
  '[object Object]',
);

const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }), fc.string());

/** Names that some call reads, so that requests get past the first check. */
const wireNames = [
  ...new Set(enquiryKinds.flatMap((kind) => enquiryDefinitions[kind].form.map(({ wire }) => wire))),
  'website',
  'noticeVersion',
  'userId',
  'password',
  'oldPassword',
  'newPassword',
  'mobile',
  'confirmPassword',
  'userName',
  'mobileNo',
  'price',
  'status',
  'page',
  'limit',
  'fromDate',
  'toDate',
  'search',
  'searchTerm',
  'kind',
  'title',
  'description',
  'email',
];

const value = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(fc.oneof(text, fc.constantFrom('rcs', 'sms', '$gt')), text, { maxKeys: 3 }),
);

const object = fc.dictionary(
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...wireNames) }, text),
  value,
  {
    maxKeys: 12,
  },
);

const body = fc.oneof(
  { weight: 6, arbitrary: object.map((each) => JSON.stringify(each)) },
  fc.json(),
  text,
  fc.constant(undefined),
);

const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-7',
    '',
  ),
);

/** A header's value, limited to characters that a client can send. */
const headerText = text.map((each) => each.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?'));

const attack = fc.record({
  route: fc.nat(),
  method: fc.oneof(
    { weight: 9, arbitrary: fc.constant(undefined) },
    fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
  ),
  parameter: fc.oneof(fc.constantFrom('1', 'Livo', 'staff', 'SP125'), text),
  query: fc.dictionary(fc.oneof(fc.constantFrom(...wireNames), text), text, { maxKeys: 4 }),
  body,
  contentType,
  hasSession: fc.boolean(),
  key: fc.option(headerText, { nil: undefined }),
  age: fc.option(headerText, { nil: undefined }),
});

/** A lone surrogate cannot be sent: it becomes a replacement character. */
function wellFormed(each: string): string {
  return Buffer.from(each).toString();
}

function pathOf({ path }: Route, parameter: string, query: Record<string, string>): string {
  const filled = path.replace(/:\w+/g, () => encodeURIComponent(wellFormed(parameter)));
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

describe('whatever is sent to any call', () => {
  it(`is answered without a 5xx, shows no internals, and leaves the site as it was (${RUNS} requests)`, async () => {
    await fc.assert(
      fc.asyncProperty(attack, async (each) => {
        const route = routes[each.route % routes.length] ?? { method: 'get', path: '/' };
        const session: Record<string, string> = each.hasSession ? { Cookie: cookie } : {};
        const answer = await sendRaw(server.url, {
          method: each.method ?? route.method.toUpperCase(),
          path: pathOf(route, each.parameter, each.query),
          headers: {
            'Content-Type': each.contentType,
            ...session,
            ...(each.key !== undefined && { 'Idempotency-Key': each.key }),
            ...(each.age !== undefined && { 'X-Form-Age': each.age }),
          },
          ...(each.body !== undefined && { body: wellFormed(each.body) }),
        });
        // The address is too long: Node refuses it before the application sees it.
        if (answer.status === 431) return;
        const described = `${route.method} ${route.path}: ${answer.text.slice(0, 300)}`;
        recordTried({ attacks: 1, letIn: Number(answer.status >= 500) });
        expect(answer.status, described).toBeLessThan(500);
        const isJson = String(answer.headers['content-type']).startsWith('application/json');
        if (isJson && answer.status >= 400 && answer.text !== '') {
          expect(answer.text).not.toMatch(INSIDE);
          expect(JSON.parse(answer.text)).toHaveProperty('requestId');
        }
        expect(answer.headers).not.toHaveProperty('x-injected');
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
        // A logout ends the session; the next request needs a new one.
        if (each.hasSession && /logout|login/.test(route.path)) cookie = await server.logIn();
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );

    const { count } = await server.db
      .selectFrom('vehicles')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(26);
    const staff = await server.db.selectFrom('admin_users').selectAll().execute();
    expect(staff.map(({ user_id }) => user_id)).toEqual([STAFF.userId]);
    // Every log line is one line of JSON, and none reports an unexpected error.
    for (const line of lines) {
      expect(line.trimEnd()).not.toContain('\n');
      expect(JSON.parse(line)).not.toHaveProperty('err');
    }
  }, 1_600_000);
});
