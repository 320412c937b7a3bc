import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf, deskLimits, type EnquiryKind } from '@dealership/shared';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { hasMariadb, startMariadb } from '../../../../scripts/test-run/throwaway-mariadb.mjs';
import type { DatabaseConfig } from '../../../src/config.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { deskOf } from '../../support/desk/desk-work.ts';
import {
  expectNothingLost,
  expectStored,
  retryUnanswered,
  sendUntilTrouble,
  VISITORS,
  type Attempt,
} from '../../support/enquiries/enquiry-senders.ts';
import { signIn } from '../../support/people/people.ts';
import { sendRaw } from '../../support/requests/raw-http.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import {
  canMountDisks,
  mountSmallDisk,
  type SmallDisk,
} from '../../support/database/small-disk.ts';
import {
  fillDatabase,
  pictures,
  startTestServer,
  type TestServer,
} from '../../support/server/test-server.ts';

const isMysql = process.env.TEST_ENGINE === 'mysql';

/** `npm run test:long` makes more rounds. */
const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 2);

/** Size in megabytes that fits a new database of the engine, with some space left. */
const DISK_MB = isMysql ? 160 : 8;
const SMALL = ['--innodb-buffer-pool-size=32M', '--innodb-log-file-size=8M'];

const hasDisk = canMountDisks();
const hasDatabase = !isMysql || hasMariadb();

let mariadb: Awaited<ReturnType<typeof startMariadb>> | undefined;
let disk: SmallDisk | undefined;
let config: DatabaseConfig;
beforeAll(async () => {
  disk = hasDisk ? mountSmallDisk(DISK_MB) : undefined;
  if (!isMysql) {
    config = { engine: 'sqlite', file: path.join(disk?.folder ?? '', 'site.db') };
  } else {
    const place = disk ? { parent: disk.folder } : {};
    mariadb = await startMariadb({ isDurable: true, settings: SMALL, ...place });
    config = { engine: 'mysql', url: mariadb.url };
  }
  await fillDatabase(config);
});
afterAll(async () => {
  await mariadb?.stop();
  disk?.remove();
});

let server: TestServer;
beforeEach(async () => {
  const database = { config, drop: () => Promise.resolve() };
  server = await startTestServer({ database, hasSite: true });
  await server.db.deleteFrom('enquiries').execute();
});
afterEach(() => server.stop());

/** Calls without the database work as usual; all others answer 503 with a message (rules: database-away). */
async function expectOutage(): Promise<void> {
  expect(await sendLater()).toEqual([]);
  await expectPages();
}

/**
 * Sends one enquiry twenty times at once, to be stored later.
 * @returns the statuses other than 503 with a message
 */
async function sendLater(): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => submit(server, 'sales', { headers: later })),
  );
  for (const { body, headers } of answers.filter(({ status }) => status === 503)) {
    expect(body.code).toBe('unavailable');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  return answers.map(({ status }) => status).filter((status) => status !== 503);
}

let later: { 'Idempotency-Key': string };
beforeEach(() => {
  later = { 'Idempotency-Key': randomUUID() };
});

async function expectPages(): Promise<void> {
  const [picture] = pictures.filesFrom('');
  for (const address of ['/', '/motorcycle', '/finance', '/admin', `/pictures/${picture}`]) {
    expect((await sendRaw(server.url, { path: address })).status, address).toBe(200);
  }
  expect((await sendRaw(server.url, { path: '/livez' })).status).toBe(200);
}

/** Enquiries are accepted again without a restart, and none was stored twice. */
async function expectHealed(): Promise<void> {
  const again = [
    await submit(server, 'sales', { headers: later }),
    await submit(server, 'sales', { headers: later }),
  ];
  expect(again.map(({ status }) => status)).toEqual([201, 201]);
  expect(again[1]?.body.reference).toBe(again[0]?.body.reference);
  expect((await sendRaw(server.url, { path: '/readyz' })).status).toBe(200);
  expect((await sendRaw(server.url, { path: '/motorcycle' })).text).toContain('page-data');
  recordTried({ healed: 1 });
}

/** Sends until several in a row are refused: a small one may fit after a large one, or space may be freed. */
async function sendWhileTaken(kind: EnquiryKind, overrides = {}): Promise<void> {
  let refused = 0;
  while (refused < 5) {
    const { status } = await submit(server, kind, { overrides });
    expect([201, 503]).toContain(status);
    refused = status === 201 ? 0 : refused + 1;
  }
}

/** A note of staff, and whether its answer was a success. */
interface Note {
  sent: { key: string; version: number; step: { do: 'note'; text: string } };
  isStored: boolean;
}

function note(staff: Browser, reference: string, sent: Note['sent']) {
  return staff.send('POST', `/api/desk/enquiries/${reference}/steps`, sent);
}

/** Sends notes until several in a row are refused with 503: the files may still have free space inside. */
async function noteUntilRefused(staff: Browser, reference: string): Promise<Note[]> {
  const notes: Note[] = [];
  let refused = 0;
  while (refused < 3) {
    const text = `${notes.length} ${'x'.repeat(1900)}`;
    const sent: Note['sent'] = { key: randomUUID(), version: 1, step: { do: 'note', text } };
    const { status, body } = await note(staff, reference, sent);
    if (status !== 200) expect([status, body.code]).toEqual([503, 'unavailable']);
    notes.push({ sent, isStored: status === 200 });
    refused = status === 200 ? 0 : refused + 1;
  }
  return notes;
}

/** Every acknowledged note is stored once, and no other one; after a repetition each is there once. */
async function expectNoted(staff: Browser, reference: string, notes: Note[]): Promise<void> {
  const textsOf = async (wanted: readonly Note[]) => {
    const { events } = await deskOf(staff, reference);
    const notes = events.filter((event) => event.kind === 'note').map(({ detail }) => detail.text);
    const last = wanted.slice(-deskLimits.events).reverse();
    expect(notes).toEqual(last.map(({ sent }) => sent.step.text));
  };
  const refused = notes.filter(({ isStored }) => !isStored);
  const stored = notes.filter(({ isStored }) => isStored);
  await textsOf(stored);
  for (const { sent } of [...refused, ...refused]) {
    expect((await note(staff, reference, sent)).status).toBe(200);
  }
  await textsOf([...stored, ...refused]);
}

describe.skipIf(!hasDisk || !hasDatabase)('a disk that is full', () => {
  afterEach(() => disk?.giveRoom());

  it('is 503 with a message while pages are still served, loses nothing, and heals once there is space', async () => {
    const attempts: Attempt[] = [];
    const staff = await signIn(server);
    const { reference } = (await submit(server, 'sales')).body;
    recordTried({ faults: 1 });
    disk?.fill();
    // First the free space inside the database's files is used up.
    expect(new Set(await sendUntilTrouble(server.url, attempts, dayOf(TEST_NOW)))).toEqual(
      new Set(['unavailable']),
    );
    await sendWhileTaken('finance', { message: 'x'.repeat(2000) });
    await sendWhileTaken('sales');
    // The database's own cleaning may make room for one more: that one is kept like any other.
    for (let taken = await sendLater(); taken.length > 0; taken = await sendLater()) {
      // 409: the sender has to wait for the one that is being stored.
      for (const status of taken) expect([201, 409]).toContain(status);
      later = { 'Idempotency-Key': randomUUID() };
      await sendWhileTaken('sales');
    }
    await expectPages();
    const notes = await noteUntilRefused(staff, reference);
    disk?.giveRoom();
    await expectNothingLost(config, attempts);
    await expectHealed();
    await expectNoted(staff, reference, notes);
  });
});

if (isMysql) describe.skipIf(!hasDatabase)('a database server', databaseServerFaults);

function databaseServerFaults(): void {
  it('that is killed while visitors send keeps every acknowledged enquiry; a retry stores none twice', async () => {
    const attempts: Attempt[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const sending = sendUntilTrouble(server.url, attempts, dayOf(TEST_NOW));
      await sleep(100 + 400 * Math.random());
      recordTried({ faults: 1 });
      await mariadb?.crash();
      expect(new Set(await sending)).toEqual(new Set(['unavailable']));
      if (round === 0) await expectOutage();
      await mariadb?.restart();
      await expectNothingLost(config, attempts);
      expect((await sendRaw(server.url, { path: '/readyz' })).status).toBe(200);
      recordTried({ healed: 1 });
    }
    expect(attempts.length).toBeGreaterThan(ROUNDS * VISITORS);
    expect(await retryUnanswered(server.url, attempts)).toBeGreaterThanOrEqual(ROUNDS);
    await expectStored(config, attempts);
  }, 900_000);

  it('without free connections is 503 with a message, and is used again once there are some', async () => {
    const others: Connection[] = [];
    const url = mariadb?.url ?? '';
    const operator = await createConnection(url);
    recordTried({ faults: 1 });
    // The minimum that MariaDB allows.
    await operator.query('set global max_connections = 10');
    // Also the server's own connections, which it would go on using.
    const [own] = await operator.query<(RowDataPacket & { id: number })[]>(
      "select id from information_schema.processlist where user = 'tester' and id <> connection_id()",
    );
    for (const { id } of own) await operator.query(`kill ${id}`);
    await expect(
      (async () => {
        for (;;) others.push(await createConnection(url));
      })(),
    ).rejects.toMatchObject({ code: 'ER_CON_COUNT_ERROR' });
    await expectOutage();
    await Promise.all(others.map((other) => other.end()));
    await operator.query('set global max_connections = 300');
    await operator.end();
    await expectHealed();
  });
}
