import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase, type Database } from '../../src/db/open-database.ts';
import { ensureFirstStaff } from '../../src/features/auth/first-staff.ts';
import { TEST_NOW } from '../support/enquiries/samples.ts';
import { createTestDatabase, type TestDatabase } from '../support/server/test-server.ts';

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  await migrate(database.config);
  db = openDatabase(database.config);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const ensure = (password: string) =>
  ensureFirstStaff({ db, clock: () => TEST_NOW }, { userId: 'admin', password });

it.each(['password', 'TrustNo1'])('the first account is not made with %s', async (password) => {
  await expect(ensure(password)).rejects.toThrow('ADMIN_PASSWORD is among the most common');
  expect(await ensure('kettle-drum-7')).toMatchObject({ userId: 'admin' });
});

it('a common password in the settings does not stop a server that has accounts', async () => {
  await ensure('kettle-drum-7');
  expect(await ensure('password')).toBeUndefined();
});
