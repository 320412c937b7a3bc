import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '@dealership/shared';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { openDatabase } from '../../../src/db/open-database.ts';
import {
  expectNothingLost,
  expectStored,
  retryUnanswered,
  sendUntilTrouble,
  VISITORS,
  type Attempt,
} from '../../support/enquiries/enquiry-senders.ts';
import { startServerProcess } from '../../support/server/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-server.ts';

/** `npm run test:long` makes more rounds. */
const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 2);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

describe('a server that is killed while visitors send', () => {
  it('keeps every acknowledged enquiry, and a retry of the others stores none twice', async () => {
    const attempts: Attempt[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServerProcess(database.config);
      const before = attempts.length;
      const sending = sendUntilTrouble(server.url, attempts, dayOf(Date.now()));
      // At least one has been answered, even on a slow machine.
      while (attempts.length <= before + VISITORS) await sleep(10);
      await sleep(400 * Math.random());
      recordTried({ faults: 1 });
      expect(await server.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
      await sending;
      await expectNothingLost(database.config, attempts);
      recordTried({ healed: 1 });
    }
    expect(attempts.length).toBeGreaterThan(ROUNDS * VISITORS);

    const server = await startServerProcess(database.config);
    expect(await retryUnanswered(server.url, attempts)).toBeGreaterThanOrEqual(ROUNDS);
    await server.end('SIGTERM');
    await expectStored(database.config, attempts);
  }, 900_000);
});

describe('a server that is told to stop while visitors send', () => {
  it('answers what it has accepted, exits with 0, and has lost and doubled nothing', async () => {
    const attempts: Attempt[] = [];
    const server = await startServerProcess(database.config);
    const sending = sendUntilTrouble(server.url, attempts, dayOf(Date.now()));
    const acknowledged = () => attempts.filter(({ reference }) => reference !== undefined);
    // While submissions are in flight, even on a slow machine.
    while (acknowledged().length <= VISITORS) await sleep(10);
    recordTried({ faults: 1 });
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    await sending;
    await expectStored(database.config, acknowledged());
    recordTried({ healed: 1 });
  });
});

describe('two servers that are started together on a new database', () => {
  it('both come up, run each migration once, load one catalogue and create one account', async () => {
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
  });
});
