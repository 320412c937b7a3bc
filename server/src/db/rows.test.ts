import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from './open-database.ts';
import { deleteRows, findRow, updateRows } from './rows.ts';

/** It runs no statement. */
const db = new Kysely({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of: Kysely<unknown>) => new SqliteIntrospector(of),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
}) as unknown as Database;

test.each([{}, { id: undefined }])('without a condition no row is meant: %o', async (equal) => {
  const given = equal as { id: number };
  const change = { equal: given, set: { position: 1 } };
  for (const statement of [
    () => findRow(db, 'vehicles', given),
    () => deleteRows(db, 'vehicles', given),
    () => updateRows(db, 'vehicles', change),
  ]) {
    await expect(statement()).rejects.toThrow('A condition is missing.');
  }
});
