import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { sameBrowserAt, type Browser } from '../../support/requests/browser.ts';
import {
  addPerson,
  changed,
  changePerson,
  PASSWORD,
  setPassword,
  signIn,
  versionOf,
  type NewLink,
} from '../../support/people/people.ts';
import { startTestServer, STAFF, type TestServer } from '../../support/server/test-server.ts';

/** How often each pair of changes is tried at once. */
const ROUNDS = Number(process.env.LAST_OWNER_ROUNDS ?? 8);

const TODAY = '2026-11-21';

/** Changes that remove an owner, and the field that a refusal names. */
const removals = {
  demote: { change: { role: 'manager' }, field: 'role' },
  deactivate: { change: { isActive: false }, field: 'isActive' },
  expire: { change: { expireDate: TODAY }, field: 'expireDate' },
};

type Removal = keyof typeof removals;

const names = Object.keys(removals) as Removal[];
const pairs = names.flatMap((one) => names.map((other): [Removal, Removal] => [one, other]));

let first: TestServer;
let second: TestServer;
beforeAll(async () => {
  first = await startTestServer();
  second = await startTestServer({ database: first.database });
  const owner = await signIn(first);
  await addPerson(first, owner, { userId: 'bina', role: 'owner' });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});
beforeEach(async () => {
  await startOver();
});

const bina = { userId: 'bina', password: PASSWORD };

/** Two owners without a last day, as in the beginning. */
async function startOver(): Promise<void> {
  await first.db
    .deleteFrom('admin_users')
    .where('user_id', 'not in', [STAFF.userId, 'bina'])
    .execute();
  await first.db
    .updateTable('admin_users')
    .set({ role: 'owner', is_active: 1, expire_date: null })
    .where('user_id', 'in', [STAFF.userId, bina.userId])
    .execute();
  await first.db.deleteFrom('sessions').execute();
}

/** Owners who can sign in on every future day. */
async function lastingOwners(): Promise<string[]> {
  const rows = await first.db
    .selectFrom('admin_users')
    .select('user_id')
    .where('role', '=', 'owner')
    .where('is_active', '=', 1)
    .where('expire_date', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

async function makeOnly(): Promise<Browser> {
  const owner = await signIn(first);
  await changed(owner, 'bina', { role: 'manager' });
  return owner;
}

describe('the only owner', () => {
  it.each(names)('cannot %s the own account', async (name) => {
    const owner = await makeOnly();
    const { change, field } = removals[name];
    const { status, body } = await changePerson(owner, 'staff', change);
    recordTried({ attacks: 1, letIn: Number(status < 400) });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(await lastingOwners()).toEqual(['staff']);
    expect((await owner.send('GET', '/api/staff')).status).toBe(200);
  });

  it('cannot give the account a last day, however far', async () => {
    const owner = await makeOnly();
    for (const expireDate of ['2026-11-22', '2027-11-21', '9999-12-31']) {
      const { status, body } = await changePerson(owner, 'staff', { expireDate });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['expireDate']]);
    }
  });

  it('is the only one also beside owners who are deactivated, or have a last day', async () => {
    const owner = await signIn(first);
    await changed(owner, 'bina', { isActive: false });
    expect((await changePerson(owner, 'staff', { role: 'viewer' })).status).toBe(400);
    await changed(owner, 'bina', { isActive: true, expireDate: TODAY });
    for (const name of names) {
      const { status } = await changePerson(owner, 'staff', removals[name].change);
      // With the same last day for both there would be no owner tomorrow.
      recordTried({ attacks: 1, letIn: Number(status < 400) });
      expect(status, name).toBe(400);
    }
  });

  it('is the only one also beside an owner who has not set a password yet', async () => {
    const owner = await makeOnly();
    const invited = { userId: 'zia', userName: 'Bimal', role: 'owner' };
    const { status, body } = await owner.send<NewLink>('POST', '/api/staff', invited);
    expect(status).toBe(201);
    // Once the link has expired nobody could make a new one.
    for (const name of names) {
      const refused = await changePerson(owner, 'staff', removals[name].change);
      recordTried({ attacks: 1, letIn: Number(refused.status < 400) });
      expect(refused.status, name).toBe(400);
    }
    await setPassword(first, body.token);
    await changed(owner, 'staff', { role: 'manager' });
  });

  it('may change everything else of the own account', async () => {
    const owner = await makeOnly();
    await changed(owner, 'staff', { userName: 'Bimal', role: 'owner', isActive: true, kinds: [] });
    await changed(owner, 'staff', { expireDate: null });
    expect(await lastingOwners()).toEqual(['staff']);
  });
});

describe('two owners, at two servers', () => {
  /** Both changes at once; neither may see the other. */
  async function race(
    one: () => Promise<{ status: number }>,
    other: () => Promise<{ status: number }>,
  ) {
    const answers = await Promise.all([one(), other()]);
    const owners = await lastingOwners();
    recordTried({ attacks: 1, letIn: Number(owners.length === 0) });
    expect(owners).toHaveLength(1);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // Refused as the last owner, or because this person has lost the permission, or the session.
    for (const status of statuses) expect([200, 400, 401, 403]).toContain(status);
  }

  it.each(pairs)('one does %s and the other %s, each to the other', async (one, other) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await startOver();
      const [here, there] = [await signIn(first), await signIn(second, bina)];
      const [mine, theirs] = [await versionOf(here, 'staff'), await versionOf(here, 'bina')];
      await race(
        () => here.send('PATCH', '/api/staff/bina', { version: theirs, ...removals[one].change }),
        () => there.send('PATCH', '/api/staff/staff', { version: mine, ...removals[other].change }),
      );
    }
  });

  it.each(pairs)('one person does %s and %s, to both', async (one, other) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await startOver();
      const here = await signIn(first);
      const there = sameBrowserAt(second, here);
      const [mine, theirs] = [await versionOf(here, 'staff'), await versionOf(here, 'bina')];
      await race(
        () => here.send('PATCH', '/api/staff/bina', { version: theirs, ...removals[one].change }),
        () => there.send('PATCH', '/api/staff/staff', { version: mine, ...removals[other].change }),
      );
    }
  });

  it.each(names)('both %s their own account', async (name) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await startOver();
      const [here, there] = [await signIn(first), await signIn(second, bina)];
      const [mine, theirs] = [await versionOf(here, 'staff'), await versionOf(here, 'bina')];
      const { change } = removals[name];
      await race(
        () => here.send('PATCH', '/api/staff/staff', { version: mine, ...change }),
        () => there.send('PATCH', '/api/staff/bina', { version: theirs, ...change }),
      );
    }
  });
});
