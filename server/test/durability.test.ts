import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enquiryDefinitions, enquiryKinds, type EnquiryKind } from '@dealership/shared';
import { openDatabase } from '../src/db/open-database.ts';
import { samples } from './samples.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { createTestDatabase, type TestDatabase } from './test-server.ts';

/** More with DURABILITY_ROUNDS, for a long run by hand. */
const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 2);
const VISITORS = 16;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** An enquiry that a visitor wants to get through, until it is acknowledged. */
interface Attempt {
  kind: EnquiryKind;
  key: string;
  reference?: string;
}

/** Sends once; whether an answer came. A server that has died gives none. */
async function send({ url }: ServerProcess, attempt: Attempt): Promise<boolean> {
  const { kind, key } = attempt;
  let answer: Response;
  let body: { reference: string };
  try {
    answer = await fetch(url + enquiryDefinitions[kind].path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(samples[kind].body),
    });
    body = (await answer.json()) as { reference: string };
  } catch {
    return false;
  }
  expect(answer.status).toBe(201);
  // Acknowledged before: the answer is the same.
  if (attempt.reference !== undefined) expect(body.reference).toBe(attempt.reference);
  attempt.reference = body.reference;
  return true;
}

/** Visitors who send one enquiry after the other until there is no answer any more. */
async function sendUntilNoAnswer(server: ServerProcess, attempts: Attempt[]): Promise<void> {
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (;;) {
      const kind = enquiryKinds[(attempts.length + visitor) % enquiryKinds.length] ?? 'sales';
      const attempt: Attempt = { kind, key: `key-${attempts.length}` };
      attempts.push(attempt);
      if (!(await send(server, attempt))) return;
    }
  });
  await Promise.all(visitors);
}

async function stored(): Promise<{ reference: string; submission_key: string | null }[]> {
  const db = openDatabase(database.config);
  const rows = await db.selectFrom('enquiries').select(['reference', 'submission_key']).execute();
  await db.destroy();
  return rows;
}

/** What is stored is what was acknowledged: all of it, nothing twice, under the key that was sent. */
async function expectStored(attempts: readonly Attempt[]): Promise<void> {
  const sent = attempts.map(({ kind, key, reference }) => `${kind}:${key} ${reference}`);
  const rows = await stored();
  const kept = rows.map(({ reference, submission_key }) => `${submission_key} ${reference}`);
  expect(kept.sort()).toEqual(sent.sort());
}

describe('a server that is killed while visitors send', () => {
  it('keeps every acknowledged enquiry, and a retry of the others stores none twice', async () => {
    const attempts: Attempt[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServerProcess(database.config);
      const sending = sendUntilNoAnswer(server, attempts);
      await sleep(100 + 400 * Math.random());
      expect(await server.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
      await sending;
      const references = new Set((await stored()).map(({ reference }) => reference));
      const acknowledged = attempts.filter(({ reference }) => reference !== undefined);
      const lost = acknowledged.filter(({ reference = '' }) => !references.has(reference));
      expect(lost).toEqual([]);
    }
    expect(attempts.length).toBeGreaterThan(ROUNDS * VISITORS);

    const server = await startServerProcess(database.config);
    const open = attempts.filter(({ reference }) => reference === undefined);
    expect(open.length).toBeGreaterThanOrEqual(ROUNDS);
    // The unanswered ones and, to be sure, those around them.
    for (const attempt of attempts.slice(-100).concat(open)) {
      expect(await send(server, attempt)).toBe(true);
    }
    await server.end('SIGTERM');
    await expectStored(attempts);
  }, 120_000);
});

describe('a server that is told to stop while visitors send', () => {
  it('answers what it has taken, ends with 0, and has lost and doubled nothing', async () => {
    const attempts: Attempt[] = [];
    const server = await startServerProcess(database.config);
    const sending = sendUntilNoAnswer(server, attempts);
    await sleep(300);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    await sending;
    const acknowledged = attempts.filter(({ reference }) => reference !== undefined);
    expect(acknowledged.length).toBeGreaterThan(VISITORS);
    await expectStored(acknowledged);
  }, 60_000);
});

describe('two servers that are started together on a new database', () => {
  it('both come up, take each migration once, load one catalogue and make one account', async () => {
    const servers = await Promise.all([
      startServerProcess(database.config),
      startServerProcess(database.config),
    ]);
    const statuses = await Promise.all(
      servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).status),
    );
    const ends = await Promise.all(servers.map((server) => server.end('SIGTERM')));
    expect(statuses).toEqual([200, 200]);
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    const shown = servers.flatMap(({ lines }) => lines.filter((line) => /password: /.test(line)));
    expect(shown).toHaveLength(1);
    const db = openDatabase(database.config);
    expect(await db.selectFrom('vehicles').select('id').execute()).toHaveLength(26);
    expect(await db.selectFrom('admin_users').select('user_id').execute()).toHaveLength(1);
    await db.destroy();
  }, 60_000);
});
