import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestServer, STAFF, type TestServer } from './test-server.ts';

/** Two servers on one database. */
export interface TwoServers {
  first: TestServer;
  second: TestServer;
}

/** Starts them for the tests of a file. Before each test only `STAFF` has an account, and nobody a session. */
export function useTwoServers(
  options: Omit<Parameters<typeof startTestServer>[0] & object, 'database'> = {},
): TwoServers {
  const servers = {} as TwoServers;
  beforeAll(async () => {
    servers.first = await startTestServer(options);
    servers.second = await startTestServer({ ...options, database: servers.first.database });
  });
  afterAll(async () => {
    await servers.second.stop();
    await servers.first.stop();
  });
  beforeEach(async () => {
    const { db } = servers.first;
    await db.deleteFrom('admin_users').where('user_id', '!=', STAFF.userId).execute();
  });
  return servers;
}
