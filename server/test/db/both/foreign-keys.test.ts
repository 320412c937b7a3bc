import { sql } from 'kysely';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWithoutParent } from '../../../src/db/dialect.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { listBackedUpTables } from '../../../src/features/backup/backup-repository.ts';
import { submit } from '../../support/requests/calls.ts';
import { foreignKeysOf, type ForeignKey } from '../../support/database/database-schema.ts';
import { furtherRows, insertRow, type Row } from '../../support/database/further-rows.ts';
import { STAFF, startTestServer, type TestServer } from '../../support/server/test-server.ts';

/** Columns that look like a foreign key but are not, and why. */
const plainIds: Readonly<Record<string, string>> = {
  'enquiries.offer_id': 'what a visitor sent; the offer may be deleted, and the enquiry stays',
  'audit_events.user_id': 'history, which stays when the account goes; some events are of nobody',
  'passkeys.credential_id': 'the name that the authenticator gave it, of which no table knows',
  'admin_users.dealer_id': 'a branch, whose row stays when it is deleted',
  'api_keys.dealer_id': 'a branch, whose row stays when it is deleted',
  'desk.dealer_id': 'a branch, whose row stays when it is deleted',
  'settings.dealer_id': 'a branch, or 0, which means the dealership as a whole',
  'vehicle_sections.user_id': 'history, which stays when the account goes',
  'planned_prices.user_id': 'history, which stays when the account goes',
  'stock.user_id': 'history, which stays when the account goes',
  'stock.colour_id': 'a colour in the data of its model, or 0, which means a model without any',
  'pictures.user_id': 'history, which stays when the account goes',
  'desk.customer_id': 'a customer, who is deleted after the last enquiry',
  'join_proposals.customer_id': 'a customer, with whom it is deleted',
  'join_proposals.other_id': 'a customer, with whom it is deleted',
  'join_proposals.user_id': 'history, which stays when the account goes',
  'desk_events.user_id':
    'history, which stays when the account goes; some events are of the desk itself',
  'quotations.user_id': 'history, which stays when the account goes',
  'desk_batches.user_id': 'whoever has sent it; it is forgotten after some days',
  'history.user_id': 'history, which stays when the account goes',
  'consents.person_id': 'whose row stays when the number is erased',
  'consents.enquiry_id': 'history, which stays when the enquiry goes',
  'outbox.webhook_id': 'a webhook, with which its messages are deleted',
  'outbox.message_id': 'the name by which a receiver knows it, of which no table knows',
  'database_identity.database_id': 'the name of this database, of which no table knows',
};

let server: TestServer;
let foreignKeys: readonly ForeignKey[];
beforeAll(async () => {
  server = await startTestServer();
  foreignKeys = await foreignKeysOf(server.database.config);
  const cookie = await server.logIn();
  const ask = request(server.url).post('/api/allEnquiries/export-ticket').set('Cookie', cookie);
  await ask.send({}).expect(201);
  // Two enquiries: one stays when the other is erased.
  await submit(server, 'sales');
  await submit(server, 'amc');
  for (const [table, row] of Object.entries(furtherRows(STAFF.userId)))
    await insertRow(server.db, table, row);
  expect(foreignKeys.length).toBeGreaterThan(0);
});
afterAll(() => server.stop());

async function rowsOf(db: Database, table: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} order by 1`.execute(db);
  return rows;
}

/** Runs `work` and rolls it back. */
async function tryOut(work: (db: Database) => Promise<void>): Promise<void> {
  const undone = new Error('undone');
  const attempt = server.db.transaction().execute(async (transaction) => {
    await work(transaction);
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
}

describe('the foreign keys', () => {
  it('are of every column that looks like an id, or `plainIds` says why not', async () => {
    const tables = await server.db.introspection.getTables();
    const ids = tables
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
      .filter((column) => column.endsWith('_id') && column !== 'admin_users.user_id');
    const named = foreignKeys.map(({ child, column }) => `${child}.${column}`);
    expect(ids.sort()).toEqual([...named, ...Object.keys(plainIds)].sort());
  });

  it('agree with the order in which a restore stores tables: parents first', async () => {
    const tables: string[] = await listBackedUpTables(server.db);
    const kept = foreignKeys.filter(({ child }) => tables.includes(child));
    expect(kept.length).toBeGreaterThan(0);
    for (const { child, parent } of kept) {
      expect(tables.slice(0, tables.indexOf(child))).toContain(parent);
    }
  });

  it('refuse a row without a parent', async () => {
    for (const { child, column } of foreignKeys) {
      await tryOut(async (db) => {
        const [row = {}] = await rowsOf(db, child);
        const remove = sql`delete from ${sql.table(child)}
          where ${sql.ref(column)} = ${row[column]}`;
        await remove.execute(db);
        await insertRow(db, child, row);
        await remove.execute(db);
        const stranger = typeof row[column] === 'number' ? 987_654 : 'nobody';
        const failure = await insertRow(db, child, { ...row, [column]: stranger }).catch(
          (error: unknown) => error,
        );
        expect(isWithoutParent(failure), `${child}.${column}`).toBe(true);
      });
    }
  });

  it('delete a row with its parent, and no other', async () => {
    for (const { child, column, parent, parentColumn } of foreignKeys) {
      await tryOut(async (db) => {
        const before = await rowsOf(db, child);
        const gone = before[0]?.[column];
        await sql`delete from ${sql.table(parent)}
          where ${sql.ref(parentColumn)} = ${gone}`.execute(db);
        const left = before.filter((row) => row[column] !== gone);
        expect(left.length, `${child}.${column}`).toBeLessThan(before.length);
        expect(await rowsOf(db, child)).toEqual(left);
      });
    }
  });
});
