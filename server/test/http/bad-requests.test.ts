import { createConnection } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  enquiryDefinitions,
  enquiryKinds,
  type EnquiryField,
  type ErrorCode,
} from '@dealership/shared';
import {
  buildBody,
  post,
  storedCount,
  submit,
  toAnswer,
  type Answer,
} from '../support/requests/calls.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import request from 'supertest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('enquiries').execute());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const paths = [...enquiryKinds.map((kind) => enquiryDefinitions[kind].path), '/api/login'];

/** Internals that no answer may show: a stack, a statement, a driver, a path of this machine. */
const INSIDE =
  /\bat .+:\d+|node_modules|\/work\/|\/tmp\/|sqlite|mysql|errno|insert into|select .+ from|SyntaxError|zod/i;

/** Checks that the answer is a failure as the rules describe it (rules: failures). */
function expectFailure(answer: Answer, status: number, code: ErrorCode): void {
  expect(answer.status).toBe(status);
  const { body } = answer;
  const { fields, problems, ...rest } = body;
  expect(Object.keys(problems ?? {})).toEqual(Object.keys(fields ?? {}));
  expect(Object.keys(rest).sort()).toEqual(['code', 'error', 'message', 'requestId']);
  expect(body.code).toBe(code);
  expect(body.message).toMatch(/^[A-Z].+/);
  expect(body.error).toBe(body.message);
  expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers['x-request-id']).toBe(body.requestId);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.text).not.toMatch(INSIDE);
}

describe.each(paths)('POST %s', (path) => {
  it.each(['{', '{"name":}', "{'name':'a'}", '{"name":"a"', 'name=a', '\ufeff{{', '{"a":1}x'])(
    'the malformed body %j is 400 and nothing is stored',
    async (body) => {
      expectFailure(await post(server, path, { body, headers: JSON_TYPE }), 400, 'invalid_input');
      expect(await storedCount(server)).toBe(0);
    },
  );

  it.each(['[]', '[{"name":"a"}]', '"text"', '7', 'true', 'null'])(
    'the body %j is 400: an object is wanted',
    async (body) => {
      expectFailure(await post(server, path, { body, headers: JSON_TYPE }), 400, 'invalid_input');
      expect(await storedCount(server)).toBe(0);
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json; charset=latin1',
  ])('the content type %s is 415', async (type) => {
    const answer = await post(server, path, { body: '{}', headers: { 'Content-Type': type } });
    expectFailure(answer, 415, 'unsupported_type');
  });

  it('a compressed body is 415', async () => {
    const headers = { ...JSON_TYPE, 'Content-Encoding': 'gzip' };
    expectFailure(await post(server, path, { body: '{}', headers }), 415, 'unsupported_type');
  });

  it('no body at all is 400 and names what is missing', async () => {
    const answer = await post(server, path, {});
    expectFailure(answer, 400, 'invalid_input');
    expect(Object.keys(answer.body.fields ?? {})).not.toEqual([]);
  });

  it('a body of 100 KB is 413, even a valid one', async () => {
    const body = JSON.stringify({ ...buildBody('contact'), padding: 'x'.repeat(100 * 1024) });
    expectFailure(await post(server, path, { body, headers: JSON_TYPE }), 413, 'too_large');
    expect(await storedCount(server)).toBe(0);
  });
});

/** Values of the wrong type by field; fields that are not listed take text only. */
const wrongForText: unknown[] = [[], ['x'], {}, { a: 1 }, true, false, 7, 0];
const wrongTypes: Partial<Record<EnquiryField, unknown[]>> = {
  purchaseYear: [[], [2023], {}, true, false],
  loanAmount: [[], [75000], {}, true, false],
  offerId: [[], [7], {}, true, false],
  agreed: [[], [true], {}, 'true', 1, 0],
  channels: [[], ['sms'], 'sms', true, 1],
};

const fieldCases = enquiryKinds.flatMap((kind) =>
  enquiryDefinitions[kind].form.map(({ field, wire }) => ({ kind, field, wire })),
);

describe('a value of the wrong type', () => {
  it.each(fieldCases)('for $wire of $kind is 400, named, not stored', async (test) => {
    for (const value of wrongTypes[test.field] ?? wrongForText) {
      const answer = await submit(server, test.kind, { overrides: { [test.wire]: value } });
      expectFailure(answer, 400, 'invalid_input');
      expect(Object.keys(answer.body.fields ?? {}), JSON.stringify(value)).toEqual([test.wire]);
    }
    expect(await storedCount(server)).toBe(0);
  });

  it.each([[['staff']], [{ $ne: '' }], [7], [true], [null], [''], ['x'.repeat(101)]])(
    'for userId of a login (%j) is 400 and named',
    async (userId) => {
      const body = { userId, password: 'Sevoke-Road-1962' };
      const answer = await post(server, '/api/login', { body });
      expectFailure(answer, 400, 'invalid_input');
      expect(Object.keys(answer.body.fields ?? {})).toEqual(['userId']);
    },
  );

  it.each([[['x']], [{}], [7], [null], [''], ['x'.repeat(1025)]])(
    'for password of a login (%j) is 400 and named',
    async (password) => {
      const answer = await post(server, '/api/login', { body: { userId: 'staff', password } });
      expectFailure(answer, 400, 'invalid_input');
      expect(Object.keys(answer.body.fields ?? {})).toEqual(['password']);
    },
  );
});

describe('keys of Object.prototype', () => {
  it.each(enquiryKinds)('%s does not read them from the prototype', async (kind) => {
    const { path } = enquiryDefinitions[kind];
    const body = JSON.stringify(buildBody(kind)).replace('{', '{"__proto__":{"name":[]},');
    const answer = await post(server, path, { body, headers: JSON_TYPE });
    expect(answer.status).toBe(201);
    const bare = '{"constructor":{},"toString":"x","__proto__":{"name":"Ananya"}}';
    const refused = await post(server, path, { body: bare, headers: JSON_TYPE });
    expectFailure(refused, 400, 'invalid_input');
    expect(refused.body.fields).toHaveProperty('name');
  });
});

describe('an invalid or unknown address', () => {
  it.each(['/%E0%A4%A', '/api/%ZZ', '/nothing', '/finance/more'])('%s is refused', async (path) => {
    const answer = toAnswer(await request(server.url).post(path).send({}));
    expect([400, 401, 404]).toContain(answer.status);
    expectFailure(answer, answer.status, answer.body.code);
    expect(answer.text).not.toContain(path);
  });

  it('a request line that is not HTTP is 400 and the server goes on', async () => {
    const { port } = new URL(server.url);
    const firstLine = await new Promise<string>((resolve, reject) => {
      const socket = createConnection(Number(port), '127.0.0.1', () =>
        socket.write('HELLO\r\n\r\n'),
      );
      socket.once('data', (data) => {
        socket.destroy();
        resolve(data.toString().split('\r\n')[0] ?? '');
      });
      socket.once('error', reject);
    });
    expect(firstLine).toBe('HTTP/1.1 400 Bad Request');
    expect((await submit(server, 'sales')).status).toBe(201);
  });
});
