import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuditTrail } from '../../src/audit/audit-trail.ts';
import { eraseExpired } from '../../src/features/enquiries/erase/erase-expired.ts';
import { openDatabase, type Database } from '../../src/db/open-database.ts';
import { TEST_NOW } from '../support/enquiries/samples.ts';
import { buildEnquiry, storeEnquiries } from '../support/enquiries/stored-enquiries.ts';
import { createTestLog, startTestServer, type TestServer } from '../support/server/test-server.ts';

/** Such as an operator's command. MySQL locks rows; on SQLite only one connection can write at a time. */
describe.runIf(process.env.TEST_ENGINE === 'sqlite')('a long write of another process', () => {
  const clock = () => TEST_NOW;
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

  it('is waited for without blocking requests that need no database', async () => {
    let isStored = false;
    let stored: Promise<unknown> | undefined;
    await other.transaction().execute(async () => {
      stored = storeEnquiries(server, [buildEnquiry()]).then(() => (isStored = true));
      // Several times as long as the time between two tries.
      for (let turns = 0; turns < 20; turns += 1) {
        expect((await fetch(`${server.url}/livez`)).status).toBe(200);
        await sleep(5);
      }
      expect(isStored).toBe(false);
    });
    await stored;
  });

  it('that erases what has expired lets enquiries in between its transactions', async () => {
    const old = Array.from({ length: 3000 }, () => buildEnquiry({ kind: 'sales', createdAt: 1 }));
    await storeEnquiries(server, old);
    const audit = createAuditTrail({ clock, log: createTestLog() });
    const config = { retentionMonths: { sales: 24 } };
    const state = { isOver: false };
    const erasing = eraseExpired({ db: other, clock, audit, config }, '(operator)').finally(() => {
      state.isOver = true;
    });
    let stored = 0;
    while (!state.isOver) {
      await storeEnquiries(server, [buildEnquiry()]);
      stored += 1;
    }
    expect((await erasing).total).toBe(old.length);
    // Thirty transactions, and a pause after each of them.
    expect(stored).toBeGreaterThanOrEqual(30);
  });
});
