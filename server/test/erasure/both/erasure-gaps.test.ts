import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSnapshot } from '../../../src/db/dialect.ts';
import { openDatabase, type Database } from '../../../src/db/open-database.ts';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import { eraseExpired } from '../../../src/features/enquiries/erase/erase-expired.ts';
import { erasePerson } from '../../../src/features/enquiries/erase/erase-person.ts';
import { startPurging } from '../../../src/background-work.ts';
import { storedCount } from '../../support/requests/calls.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import {
  createTestLog,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../support/server/test-server.ts';

const clock = () => TEST_NOW;
const log = createTestLog();
const audit = createAuditTrail({ clock, log });
const person = { mobile: '9832012345' };

let server: TestServer;
let other: Database;
beforeAll(async () => {
  server = await startTestServer();
  other = openDatabase(server.database.config);
});
afterAll(async () => {
  await other.destroy();
  await server.stop();
});
beforeEach(async () => {
  await server.db.deleteFrom('enquiries').execute();
});

function erase() {
  return erasePerson({ db: server.db, audit, config: testConfig }, person, '(operator)');
}

/** Locks the enquiries while an erasure that has selected its own waits for them, and changes others. */
async function whileOtherChanges<Result>(
  change: (transaction: Database) => Promise<unknown>,
  erase: () => Promise<Result>,
): Promise<Result> {
  let erased: Promise<Result> | undefined;
  await other.transaction().execute(async (transaction) => {
    await transaction.updateTable('enquiries').set({ model: 'Activa 6G' }).execute();
    erased = erase();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await change(transaction);
  });
  if (!erased) throw new Error('Nothing was erased.');
  return erased;
}

describe('an erasure', () => {
  it('includes what arrives between the preview and the deletion', async () => {
    await storeEnquiries(server, [buildEnquiry(), buildEnquiry()]);
    const { db } = server;
    const begin = db.transaction.bind(db);
    vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
      const builder = begin();
      const execute = builder.execute.bind(builder);
      vi.spyOn(builder, 'execute').mockImplementationOnce(async (work) => {
        await storeEnquiries(server, [buildEnquiry()]);
        return execute(work);
      });
      return builder;
    });
    const { total } = await erase();
    expect([total, await storedCount(server)]).toEqual([3, 0]);
  });

  it('includes what is stored while it runs', async () => {
    // On SQLite nobody writes during an erasure.
    if (server.database.config.engine === 'sqlite') return;
    await storeEnquiries(server, [buildEnquiry(), buildEnquiry()]);
    const { total } = await whileOtherChanges(
      (transaction) => storeEnquiries({ db: transaction }, [buildEnquiry()]),
      erase,
    );
    expect([total, await storedCount(server)]).toEqual([3, 0]);
  });
});

describe('an erasure while somebody reads', () => {
  it('removes them from the files later, and reports it', async () => {
    const { config } = server.database;
    if (config.engine === 'mysql') return;
    const name = 'Chandraprabha Unmistakable';
    await storeEnquiries(server, [buildEnquiry({ values: { name } })]);
    const folder = path.dirname(config.file);
    // In another process: closing such a file in this one would release SQLite's locks.
    const holds = (file: RegExp) =>
      execFileSync(
        'cat',
        readdirSync(folder).filter((each) => file.test(each)),
        { cwd: folder, encoding: 'latin1', maxBuffer: 64_000_000 },
      ).includes(name);
    const purging = await readSnapshot(other, async () => {
      expect(await erase()).toMatchObject({ total: 1, pending: 'database files' });
      const started = startPurging({ db: server.db, clock, log }, { everyMs: 50 });
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(holds(/-wal$/)).toBe(true);
      return started;
    });
    await expect.poll(() => holds(/./)).toBe(false);
    await purging.stop();
    await storeEnquiries(server, [buildEnquiry({ values: { name } })]);
    expect(await erase()).not.toHaveProperty('pending');
    expect(holds(/./)).toBe(false);
  });

  it('on MySQL reports that its logs may still hold copies', async () => {
    if (server.database.config.engine === 'sqlite') return;
    await storeEnquiries(server, [buildEnquiry()]);
    expect(await erase()).toMatchObject({ total: 1, pending: 'server logs' });
    expect(await erase()).not.toHaveProperty('pending');
  });
});

describe('a retention run', () => {
  it('goes on when somebody else erases some of those that it has listed', async () => {
    if (server.database.config.engine === 'sqlite') return;
    const old = Array.from({ length: 1100 }, () => buildEnquiry({ createdAt: 0 }));
    await storeEnquiries(server, old);
    const config = { retentionMonths: { sales: 24 } };
    const erased = await whileOtherChanges(
      (transaction) => transaction.deleteFrom('enquiries').orderBy('id').limit(100).execute(),
      () => eraseExpired({ db: server.db, clock, audit, config }, '(server)'),
    );
    expect([erased.total, await storedCount(server)]).toEqual([1000, 0]);
  });
});
