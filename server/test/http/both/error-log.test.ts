import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { submit } from '../../support/requests/calls.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import {
  createTestLog,
  startTestServer,
  type TestServer,
} from '../../support/server/test-server.ts';

let server: TestServer;
let lines: string[];
beforeEach(async () => {
  lines = [];
  server = await startTestServer({ log: createTestLog(lines) });
});
afterEach(() => server.stop());

const visitor = {
  name: 'Debjani Chettri',
  email: 'debjani@example.com',
  mobile: '9832098320',
};

/** Values that the visitor sent and that are in the log. */
function personalData(): string[] {
  return lines.filter((line) => Object.values(visitor).some((text) => line.includes(text)));
}

describe('the log', () => {
  it('holds an accepted submission and a login without personal data', async () => {
    const answer = await submit(server, 'sales', { overrides: visitor });
    await server.report('/api/getSalesEnquiry', { search: visitor.name });
    expect(lines.join('')).toContain(answer.body.reference);
    expect(personalData()).toEqual([]);
    expect(lines.join('')).not.toMatch(/127\.0\.0\.1|"staff"|Sevoke|session=/);
  });

  it('holds an unexpected error with its request id, without what the visitor sent', async () => {
    await server.db.schema.alterTable('enquiries').renameTo('gone').execute();
    const answer = await submit(server, 'sales', { overrides: visitor });
    expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
    expect(answer.text).not.toMatch(/enquiries|table|\bat /);
    const failures = lines.filter((line) => line.includes('request failed'));
    expect(failures).toHaveLength(1);
    expect(failures[0]).toContain(answer.body.requestId);
    expect(failures[0]).toMatch(/enquiries/);
    expect(personalData()).toEqual([]);
  });

  it.each(['a duplicate', 'a text that is too long', 'a value of another sort'])(
    'logs %s that the database refuses, wherever it is met, without the values',
    async (name) => {
      const { db } = server;
      const enquiry = buildEnquiry({ values: visitor });
      const row = { kind: 'sales', search_text: '', created_at: 0, ...visitor };
      const insert = {
        'a duplicate': () =>
          storeEnquiries(server, [
            { ...enquiry, reference: '9832098320' },
            { ...enquiry, reference: '9832098320' },
          ]),
        'a text that is too long': () =>
          sql`insert into enquiries (kind, reference, search_text, created_at, pin_code)
            values ('sales', 'A', '', ${visitor.name}, ${visitor.email})`.execute(db),
        'a value of another sort': () =>
          db
            .insertInto('enquiries')
            .values({ ...row, reference: null as unknown as string })
            .execute(),
      }[name];
      const error: unknown = await insert?.().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (process.env.TEST_ENGINE === 'mysql') expect(error).toBeInstanceOf(Error);
      createTestLog(lines).error({ err: error, event: 'indexing failed' });
      // As Node prints an uncaught error.
      lines.push(inspect(error, { depth: 9 }));
      expect(personalData()).toEqual([]);
    },
  );

  it('leaves out the query of an address', async () => {
    const query = new URLSearchParams({ search: visitor.name, fromDate: visitor.email }).toString();
    await fetch(`${server.url}/api/getSalesEnquiry/export?${query}`);
    expect(lines.join('')).toContain('/api/getSalesEnquiry/export');
    expect(lines.join('')).not.toMatch(/Debjani|debjani/);
  });
});

describe('an export that breaks off in the middle', () => {
  it.each([
    ['GET', 'export', 2000],
    ['POST', 'pdf', 20],
  ])(
    'closes the connection, so that the client notices, and is logged once: %s …/%s',
    async (method, path, length) => {
      const message = 'x'.repeat(length);
      const many = Array.from({ length: 2500 }, () => buildEnquiry({ values: { message } }));
      await storeEnquiries(server, many);
      // The oldest rows, which are read last, have an unknown kind.
      await server.db
        .updateTable('enquiries')
        .set({ kind: 'unknown' })
        .where('id', '<', 100)
        .execute();
      const cookie = await server.logIn();
      const answer = await fetch(`${server.url}/api/allEnquiries/${path}`, {
        method,
        headers: { Cookie: cookie, 'Content-Type': 'application/json' },
        ...(method === 'POST' && { body: '{}' }),
      });
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow();
      const broken = lines.filter((line) => line.includes('answer broken off'));
      expect(broken).toHaveLength(1);
      expect(broken[0]).toContain(answer.headers.get('x-request-id'));
    },
  );
});
