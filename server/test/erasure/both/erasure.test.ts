import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enquiryKinds } from '@dealership/shared';
import { formFieldOf, storedCount, submit } from '../../support/requests/calls.ts';
import { runCommand, type CommandResult } from '../../support/server/command.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import {
  createTestLog,
  startTestServer,
  STAFF,
  type TestServer,
} from '../../support/server/test-server.ts';

let server: TestServer;
let cookie: string;
let lines: string[];
beforeAll(async () => {
  lines = [];
  server = await startTestServer({ log: createTestLog(lines) });
  cookie = await server.logIn();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('enquiries').execute();
  await server.db.deleteFrom('audit_events').execute();
  lines.length = 0;
});

const OTHER = { name: 'Bimal Rai', mobile: '9832099999', email: 'bimal@example.com' };

async function call(path_: string, body: object) {
  const answer = await request(server.url).post(path_).set('Cookie', cookie).send(body);
  return { status: answer.status, body: answer.body as Record<string, unknown> };
}

async function events() {
  const rows = await server.db
    .selectFrom('audit_events')
    .select(['user_id', 'action', 'what'])
    .orderBy('id')
    .execute();
  return rows.map(({ user_id, action, what }) => [user_id, action, what]);
}

function run(args: readonly string[], env: Record<string, string> = {}): Promise<CommandResult> {
  return runCommand('erase', args, { database: server.database.config, env });
}

/** One enquiry of every kind by Ananya Das (the samples), and one by another person. */
async function submitAll(): Promise<void> {
  for (const kind of enquiryKinds) expect((await submit(server, kind)).status).toBe(201);
  await storeEnquiries(server, [buildEnquiry({ values: OTHER })]);
}

describe('POST /api/erasures', () => {
  it.each(['9832012345', '+91 98320 12345', '098320-12345', '৯৮৩২০১২৩৪৫', ' 98320\u201112345 '])(
    'by the number %j erases that person’s enquiries of all kinds and nobody else’s',
    async (mobile) => {
      await submitAll();
      const preview = await call('/api/erasures/preview', { mobile });
      expect(preview.body).toEqual({
        mobile: '9832012345',
        total: 13,
        kinds: Object.fromEntries(enquiryKinds.map((kind) => [kind, 1])),
      });
      expect(await storedCount(server)).toBe(14);

      const { status, body } = await call('/api/erasures', { mobile });
      expect(status).toBe(200);
      expect(body).toMatchObject({ message: '13 enquiries were erased.', total: 13 });
      const left = await server.db.selectFrom('enquiries').select('name').execute();
      expect(left).toEqual([{ name: OTHER.name }]);
    },
  );

  it('by the e-mail address, in any case, erases every kind that asks for one', async () => {
    await submitAll();
    const { body } = await call('/api/erasures', { email: ' Ananya.DAS@Example.com ' });
    const asked = enquiryKinds.filter((kind) => kind !== 'opt-in');
    expect(() => formFieldOf('opt-in', 'email')).toThrow();
    expect(body).toMatchObject({ total: asked.length });
    expect(await storedCount(server)).toBe(2);
  });

  it('leaves a proof without personal data: who did it, how many of which kind, a keyed digest', async () => {
    await submit(server, 'sales');
    await submit(server, 'sales');
    await submit(server, 'finance');
    const { body } = await call('/api/erasures', { mobile: '9832012345' });
    expect(body.proof).toMatch(/^mobile#[0-9a-f]{20}$/);
    expect(await events()).toEqual([
      [STAFF.userId, 'person erased', `${String(body.proof)}: 3 (finance 1, sales 2)`],
    ]);
    const again = await call('/api/erasures', { mobile: '+91 9832012345' });
    expect(again.body).toEqual({
      message: 'No enquiries from this person were found.',
      total: 0,
      kinds: {},
      proof: body.proof,
    });
    expect(await events()).toHaveLength(2);
    expect(lines.join('')).toContain('person erased');
    expect(lines.join('') + JSON.stringify(await events())).not.toMatch(/9832012345|Ananya/);
  });

  it('erases nothing when its proof cannot be stored', async () => {
    await submit(server, 'sales');
    await server.db.schema.alterTable('audit_events').renameTo('gone').execute();
    const { status } = await call('/api/erasures', { mobile: '9832012345' });
    await server.db.schema.alterTable('gone').renameTo('audit_events').execute();
    expect(status).toBe(500);
    expect(await storedCount(server)).toBe(1);
  });

  it.each([
    {},
    { mobile: '' },
    { mobile: '983201234' },
    { mobile: '%' },
    { mobile: 9832012345 },
    { mobile: ['9832012345'] },
    { email: '%@example.com' },
    { email: '' },
    { email: 'ananya' },
    { mobile: '9832012345', email: 'ananya.das@example.com' },
  ])('refuses %j and erases nothing', async (body) => {
    await submit(server, 'sales');
    for (const path_ of ['/api/erasures/preview', '/api/erasures']) {
      expect(await call(path_, body)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
    }
    expect(await storedCount(server)).toBe(1);
    expect(await events()).toEqual([]);
  });

  it('leaves nothing of the person in the files of the database', async () => {
    const { config } = server.database;
    // Only the MySQL server knows when it has cleared its files.
    if (config.engine === 'mysql') return;
    const name = 'Chandraprabha Unmistakable';
    await storeEnquiries(server, [buildEnquiry({ values: { name } })]);
    const folder = path.dirname(config.file);
    // In another process: closing such a file in this one would release SQLite's locks.
    const contents = () =>
      execFileSync('cat', readdirSync(folder), {
        cwd: folder,
        encoding: 'latin1',
        maxBuffer: 64_000_000,
      });
    expect(contents().includes(name)).toBe(true);
    await call('/api/erasures', { mobile: '9832012345' });
    expect(contents().includes(name)).toBe(false);
  });
});

describe('npm run erase', () => {
  it('shows what would go, and erases it with --yes', async () => {
    await submitAll();
    const dry = await run(['--mobile', '+91 98320 12345']);
    expect([dry.code, dry.complaint]).toEqual([0, '']);
    expect(dry.output).toMatch(
      /^9832012345: 13 \(service-booking 1, .*\) enquiries\. Nothing was erased\.\n$/,
    );
    expect(await storedCount(server)).toBe(14);
    const done = await run(['--email', 'ananya.das@example.com', '--yes']);
    expect([done.code, done.complaint]).toEqual([0, '']);
    expect(done.output).toMatch(
      /^12 \(.*\) enquiries were erased\. In the audit trail: email#[0-9a-f]{20}\n/,
    );
    expect(await storedCount(server)).toBe(2);
    expect(await events()).toEqual([
      ['(operator)', 'person erased', expect.stringMatching(/^email#[0-9a-f]{20}: 12 \(/)],
    ]);
  });

  it.each([
    [[]],
    [['--mobile', '9832012345', '--expired']],
    [['--mobile', '98320']],
    [['--expired', '--yes']],
  ])('explains itself to %j and erases nothing', async (args) => {
    await submit(server, 'sales');
    const { code, output, complaint } = await run(args);
    expect([code, output]).toEqual([1, '']);
    expect(complaint).toMatch(/^(Usage: |Enter |RETENTION_MONTHS is not set)/);
    expect(await storedCount(server)).toBe(1);
  });
});
