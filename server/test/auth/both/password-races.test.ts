import request from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { OPERATOR } from '../../../src/audit/audit.ts';
import {
  addStaff,
  changeStaff,
  type AccountChange,
} from '../../../src/features/auth/staff/change-staff.ts';
import { inTransaction } from '../../../src/db/transaction.ts';
import type { Database } from '../../../src/db/open-database.ts';
import { toAnswer } from '../../support/requests/calls.ts';
import { passwordHashing } from '../../support/server/cheap-hashes.ts';
import { startTestServer, STAFF, type TestServer } from '../../support/server/test-server.ts';

const NEW_PASSWORD = 'Coronation-Bridge-1937';
const OTHER_PASSWORD = 'Kanchenjunga-8586';

let server: TestServer;
let cookie: string;
/** The account's password hash at the start of every test. */
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  const { password_hash } = await account();
  passwordHash = password_hash;
  // Without another owner no call could remove this one.
  const { db, clock } = server;
  await addStaff(
    { db, clock, audit: () => Promise.resolve() },
    { userId: 'zz-other-owner', password: OTHER_PASSWORD },
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db
    .updateTable('admin_users')
    .set({ password_hash: passwordHash, is_active: 1, expire_date: null })
    .where('user_id', '=', STAFF.userId)
    .execute();
  await server.db.deleteFrom('sessions').execute();
  cookie = await server.logIn();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function account() {
  return server.db
    .selectFrom('admin_users')
    .selectAll()
    .where('user_id', '=', STAFF.userId)
    .executeTakeFirstOrThrow();
}

function logIn(password = STAFF.password) {
  return request(server.url)
    .post('/api/login')
    .send({ ...STAFF, password });
}

function change(newPassword: string) {
  return request(server.url)
    .patch('/api/profile/password/staff')
    .set('Cookie', cookie)
    .send({ oldPassword: STAFF.password, newPassword, confirmPassword: newPassword });
}

function order(change: AccountChange, db: Database = server.db): Promise<unknown> {
  const { clock, config } = server;
  const deps = { db, clock, config, audit: () => Promise.resolve() };
  return changeStaff(deps, { userId: STAFF.userId, by: OPERATOR, change });
}

/** Runs a function once, after the next comparison of a password and before its result is used. */
function afterComparison(happen: () => Promise<unknown>): void {
  const { compare } = passwordHashing;
  vi.spyOn(passwordHashing, 'compare').mockImplementationOnce(async (data, hashed) => {
    const isRight = await compare(data, hashed);
    await happen();
    return isRight;
  });
}

async function sessionCount(): Promise<number> {
  return (await server.db.selectFrom('sessions').select('id').execute()).length;
}

const newPassword: AccountChange = { password: NEW_PASSWORD };
const deactivation: AccountChange = { isActive: false };

describe('a login whose password has been compared', () => {
  it('begins no session when the password is changed before it is stored', async () => {
    afterComparison(() => change(NEW_PASSWORD).expect(200));
    const { status, headers } = await logIn();
    expect([status, headers['set-cookie']]).toEqual([401, undefined]);
    // Only the session of the browser that changed it is left.
    expect(await sessionCount()).toBe(1);
  });

  it.each<[string, AccountChange]>([
    ['gives a new password', newPassword],
    ['deactivates the account', deactivation],
    ['has the account expire', { expireDate: '2026-11-20' }],
  ])('begins no session when the operator %s meanwhile', async (_what, ordered) => {
    await server.db.deleteFrom('sessions').execute();
    afterComparison(() => order(ordered));
    const { status, headers } = await logIn();
    expect([status, headers['set-cookie']]).toEqual([401, undefined]);
    expect(await sessionCount()).toBe(0);
    const events = await server.db
      .selectFrom('audit_events')
      .select('action')
      .orderBy('id')
      .execute();
    expect(events.at(-1)?.action).toBe('login failed');
  });

  it.each<[string, AccountChange]>([
    ['new password', newPassword],
    ['deactivation', deactivation],
  ])('waits for a %s that has ended the sessions and is not stored yet', async (_what, ordered) => {
    let stored: Promise<unknown> = Promise.resolve();
    afterComparison(
      () =>
        new Promise<void>((goOn) => {
          stored = inTransaction(server.db, async (transaction) => {
            await order(ordered, transaction);
            goOn();
            // Time for the login to interleave, if it can.
            await sleep(300);
          });
        }),
    );
    expect((await logIn()).status).toBe(401);
    await stored;
    expect(await sessionCount()).toBe(0);
  });

  it('begins its session when nothing was changed', async () => {
    afterComparison(() => Promise.resolve());
    expect((await logIn()).status).toBe(200);
    expect(await sessionCount()).toBe(2);
  });
});

describe('a change of the own password', () => {
  it('succeeds for one of two at once; the other is refused', async () => {
    afterComparison(() => change(OTHER_PASSWORD).expect(200));
    const { status, body } = toAnswer(await change(NEW_PASSWORD));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['oldPassword']]);
    expect([(await logIn(OTHER_PASSWORD)).status, (await logIn(NEW_PASSWORD)).status]).toEqual([
      200, 401,
    ]);
  });

  it('does not undo the one that the operator makes meanwhile', async () => {
    afterComparison(() => order({ ...newPassword, password: OTHER_PASSWORD }));
    expect((await change(NEW_PASSWORD)).status).toBe(400);
    expect((await logIn(OTHER_PASSWORD)).status).toBe(200);
    expect(await sessionCount()).toBe(1);
  });
});
