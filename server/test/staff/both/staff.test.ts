import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  enquiryKinds,
  kindsToBeginWith,
  type OwnSession,
  type RoleRule,
  type StaffRow,
} from '@dealership/shared';
import { untilUseStored } from '../../support/requests/stored-use.ts';
import type { Browser } from '../../support/requests/browser.ts';
import {
  addPerson,
  canSignIn,
  changed,
  changePerson,
  join,
  PASSWORD,
  setPassword,
  signIn,
  useLink,
  type NewLink,
} from '../../support/people/people.ts';
import { startTestServer, STAFF, type TestServer } from '../../support/server/test-server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let server: TestServer;
let owner: Browser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('sessions').execute();
  await server.db.deleteFrom('admin_users').where('user_id', '!=', STAFF.userId).execute();
  owner = await signIn(server);
});

async function listStaff(): Promise<{ staff: StaffRow[]; roles: RoleRule[] }> {
  const answer = await owner.send<{ staff: StaffRow[]; roles: RoleRule[] }>('GET', '/api/staff');
  expect(answer.status).toBe(200);
  return answer.body;
}

async function rowOf(userId: string): Promise<StaffRow> {
  const found = (await listStaff()).staff.find(({ user_id }) => user_id === userId);
  if (!found) throw new Error(`${userId} is not listed`);
  return found;
}

/** The audit events of `work`, the oldest first. */
async function eventsOf(work: () => Promise<unknown>) {
  await server.db.deleteFrom('audit_events').execute();
  await work();
  return server.db
    .selectFrom('audit_events')
    .select(['user_id', 'action', 'what'])
    .orderBy('id')
    .execute();
}

describe('GET /api/staff', () => {
  it('lists all accounts by user id, without anything of a password', async () => {
    for (const userId of ['zia', 'asim'])
      await addPerson(server, owner, { userId, role: 'viewer' });
    const answer = await owner.send<{ staff: StaffRow[] }>('GET', '/api/staff');
    expect(answer.body.staff.map(({ user_id }) => user_id)).toEqual(['asim', 'staff', 'zia']);
    expect(answer.text).not.toMatch(/\$2|hash|"password"/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { version, ...row } = await rowOf('staff');
    expect(version).toBeGreaterThanOrEqual(0);
    expect(row).toEqual({
      user_id: 'staff',
      user_name: 'staff',
      mobile_no: '',
      email: '',
      city: '',
      created_date: '2026-11-21',
      expire_date: '',
      Status: 'active',
      role: 'owner',
      kinds: enquiryKinds,
      has_password: true,
      second_factors: [],
      last_seen_date: '2026-11-21',
      last_seen_time: '12:00:00',
      branch: null,
      branches: null,
      takes_turns: false,
      link_until: '',
      sessions: 1,
    });
  });

  it('shows what is asked of each role: nothing at first', async () => {
    const { roles } = await listStaff();
    expect(roles.map(({ role }) => role)).toEqual([
      'owner',
      'manager',
      'sales',
      'service',
      'content',
      'viewer',
    ]);
    expect(roles.every(({ second_factor }) => !second_factor)).toBe(true);
  });

  it('shows when somebody was last seen, and at how many places they are signed in', async () => {
    const person = await addPerson(server, owner, { userId: 'asim', role: 'sales' });
    expect(await rowOf('asim')).toMatchObject({
      last_seen_date: '',
      last_seen_time: '',
      sessions: 0,
    });
    const desk = await signIn(server, person);
    server.passTime(5 * MINUTE_MS);
    await signIn(server, person);
    await desk.send('GET', '/api/me');
    expect(await rowOf('asim')).toMatchObject({
      last_seen_date: '2026-11-21',
      last_seen_time: '12:05:00',
      sessions: 2,
    });
    server.passTime(-5 * MINUTE_MS);
  });
});

describe('POST /api/staff', () => {
  it('adds an account that has no password until its link is used', async () => {
    const events = await eventsOf(async () => {
      const { status, body } = await owner.send<NewLink & StaffRow>('POST', '/api/staff', {
        userId: 'asim',
        userName: 'Bimal Roy',
        role: 'sales',
        mobileNo: '+91 98320 12345',
        email: 'bimal@example.com',
        expireDate: '2027-03-31',
      });
      const { token, link_until, ...row } = body;
      expect(status).toBe(201);
      expect(row).toMatchObject({
        message: 'Account added',
        user_id: 'asim',
        user_name: 'Bimal Roy',
        role: 'sales',
        mobile_no: '9832012345',
        email: 'bimal@example.com',
        expire_date: '2027-03-31',
        Status: 'active',
        has_password: false,
        second_factors: [],
        sessions: 0,
      });
      expect(row.kinds).toEqual(
        enquiryKinds.filter((kind) => kindsToBeginWith('sales').includes(kind)),
      );
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(link_until).toBe('2026-11-23 12:00');
      const { message: _message, ...stored } = row;
      expect(await rowOf('asim')).toEqual({ ...stored, link_until });
    });
    expect(events).toMatchObject([
      { user_id: 'staff', action: 'account added', what: 'asim: sales' },
      { user_id: 'staff', action: 'password link made', what: 'asim' },
    ]);
    for (const password of ['', ' ', 'null', 'asim', PASSWORD])
      expect(await canSignIn(server, { userId: 'asim', password })).toBe(false);
  });

  it('takes chosen kinds in any order, and each once', async () => {
    const kinds = ['sales', 'amc', 'sales'];
    const body = { userId: 'asim', userName: 'Bimal', role: 'viewer', kinds };
    const answer = await owner.send<StaffRow>('POST', '/api/staff', body);
    expect(answer.body.kinds).toEqual(['amc', 'sales']);
  });

  it.each([['Ravi'], [' RAVI '], ['ｒａｖｉ'], ['rávi'], ['ravi\t']])(
    'stores %j as it is typed at the login',
    async (userId) => {
      const body = { userId, userName: 'Bimal', role: 'viewer' };
      const answer = await owner.send<StaffRow & NewLink>('POST', '/api/staff', body);
      expect(answer.body.user_id).toBe('ravi');
      await setPassword(server, answer.body.token);
      expect(await canSignIn(server, { userId, password: PASSWORD })).toBe(true);
    },
  );
});

describe('PATCH /api/staff/{userId}', () => {
  beforeEach(async () => {
    await addPerson(server, owner, { userId: 'asim', role: 'sales' });
  });

  it('changes what it names and leaves the rest', async () => {
    const before = await rowOf('asim');
    const events = await eventsOf(async () => {
      await changed(owner, 'asim', { userName: ' Bimal Roy ', mobileNo: '9832012345' });
      await changed(owner, 'asim', { email: 'bimal@example.com' });
      await changed(owner, 'asim', { role: 'viewer', kinds: ['warranty', 'amc'] });
      await changed(owner, 'asim', { expireDate: '2027-03-31', takesTurns: false });
    });
    expect(before.takes_turns).toBe(true);
    expect(events.at(-1)?.what).toBe('asim: turns=no');
    const after = await rowOf('asim');
    expect(after).toEqual({
      ...before,
      user_name: 'Bimal Roy',
      mobile_no: '9832012345',
      email: 'bimal@example.com',
      role: 'viewer',
      kinds: ['amc', 'warranty'],
      expire_date: '2027-03-31',
      takes_turns: false,
      version: after.version,
    });
    expect(after.version).toBeGreaterThan(before.version);
    expect(events.length).toBeGreaterThanOrEqual(4);
    for (const { user_id, what } of events) {
      expect(user_id).toBe('staff');
      expect(what).toContain('asim');
    }
    await changed(owner, 'asim', { mobileNo: '', email: null, expireDate: null });
    expect(await rowOf('asim')).toMatchObject({ mobile_no: '', email: '', expire_date: '' });
  });

  it('names a branch, for as long as it is there', async () => {
    const branch = { branchName: 'Kanchan Honda Matigara', street: 'Medical More' };
    const place = { city: 'Siliguri', state: 'West Bengal', pinCode: '734012' };
    const made = await owner.send<{ id: number }>('POST', '/api/branches', {
      ...branch,
      ...place,
      phone: '9832011111',
    });
    const { id } = made.body;
    const path = `/api/branches/${id}`;
    const events = await eventsOf(() => changed(owner, 'asim', { branch: id }));
    expect(events).toMatchObject([{ action: 'account changed', what: `asim: branch=${id}` }]);
    expect((await rowOf('asim')).branch).toBe(id);
    await changed(owner, 'asim', { userName: 'Bimal' });
    expect((await rowOf('asim')).branch).toBe(id);

    await owner.send('DELETE', path);
    expect((await rowOf('asim')).branch).toBeNull();
    const refused = await changePerson(owner, 'asim', { branch: id });
    expect([refused.status, refused.body.fields]).toMatchObject([
      400,
      { branch: 'There is no such branch' },
    ]);
    // Other changes do not touch it, so that it returns with the branch.
    await changed(owner, 'asim', { mobileNo: '9832012345' });
    await owner.send('POST', `${path}/bring-back`);
    expect((await rowOf('asim')).branch).toBe(id);

    const body = { userId: 'ravi', userName: 'Ravi', role: 'viewer', branch: id };
    expect((await owner.send<StaffRow>('POST', '/api/staff', body)).body.branch).toBe(id);
    await changed(owner, 'ravi', { branch: null });
    expect((await rowOf('ravi')).branch).toBeNull();
    await owner.send('DELETE', path);
  });

  it('answers the row as it is stored now', async () => {
    const { body } = await changePerson(owner, 'asim', { userName: 'Bimal' });
    const { message, ...row } = body;
    expect(message).toBe('Account changed');
    expect(row).toEqual({ ...(await rowOf('asim')), handed: [] });
  });

  it('deactivates, which ends the sessions for good, and activates again', async () => {
    const person = { userId: 'asim', password: PASSWORD };
    const browser = await signIn(server, person);
    const events = await eventsOf(() => changed(owner, 'asim', { isActive: false }));
    expect(events).toMatchObject([{ user_id: 'staff', action: 'account deactivated' }]);
    expect(await rowOf('asim')).toMatchObject({ Status: 'inactive', sessions: 0 });
    expect((await browser.send('GET', '/api/me')).status).toBe(401);
    expect(await canSignIn(server, person)).toBe(false);
    await changed(owner, 'asim', { isActive: true });
    expect((await browser.send('GET', '/api/me')).status).toBe(401);
    expect(await canSignIn(server, person)).toBe(true);
  });

  it('lets an account be used through its last day', async () => {
    const person = { userId: 'asim', password: PASSWORD };
    await changed(owner, 'asim', { expireDate: '2026-11-21' });
    const browser = await signIn(server, person);
    server.passTime(DAY_MS);
    const statuses = [
      (await browser.send('GET', '/api/me')).status,
      await canSignIn(server, person),
    ];
    server.passTime(-DAY_MS);
    expect(statuses).toEqual([401, false]);
  });

  it('changes an expired account without a word about its last day, which is not moved into the past', async () => {
    await changed(owner, 'asim', { expireDate: '2026-11-21' });
    server.passTime(DAY_MS);
    const again = await signIn(server);
    await changed(again, 'asim', { userName: 'Asim Sen', expireDate: '2026-11-21' });
    const earlier = await changePerson(again, 'asim', { expireDate: '2026-11-20' });
    server.passTime(-DAY_MS);
    expect([earlier.status, Object.keys(earlier.body.fields ?? {})]).toEqual([400, ['expireDate']]);
  });

  it('is 404 for an account that does not exist', async () => {
    const calls = [
      owner.send('PATCH', '/api/staff/nobody', { version: 1, userName: 'Bimal' }),
      owner.send('POST', '/api/staff/nobody/link'),
      owner.send('GET', '/api/staff/nobody/sessions'),
      owner.send('DELETE', '/api/staff/nobody/sessions'),
      owner.send('DELETE', '/api/staff/nobody/factors'),
    ];
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect((await listStaff()).staff).toHaveLength(2);
  });
});

describe('POST /api/staff/{userId}/link', () => {
  it('makes a link for 48 hours that gives a new password', async () => {
    const person = await addPerson(server, owner, { userId: 'asim', role: 'sales' });
    const events = await eventsOf(async () => {
      const { status, body } = await owner.send<NewLink>('POST', '/api/staff/asim/link');
      expect([status, body.link_until]).toEqual([201, '2026-11-23 12:00']);
      expect((await rowOf('asim')).link_until).toBe('2026-11-23 12:00');
      // Until the link is used the old password works.
      expect(await canSignIn(server, person)).toBe(true);
      expect((await useLink(server, body.token, 'Another-Password-1')).status).toBe(200);
    });
    expect(events.map(({ user_id, action }) => [user_id, action])).toEqual([
      ['staff', 'password link made'],
      ['asim', 'login'],
      ['asim', 'password link used'],
    ]);
    expect(await canSignIn(server, person)).toBe(false);
    expect(await canSignIn(server, { ...person, password: 'Another-Password-1' })).toBe(true);
    expect((await rowOf('asim')).link_until).toBe('');
  });
});

describe("somebody's sessions", () => {
  it('are listed without a credential, and ended', async () => {
    const asim = await join(server, owner, { userId: 'asim', role: 'sales' });
    await signIn(server, { userId: 'asim', password: PASSWORD });
    const other = await join(server, owner, { userId: 'zia', role: 'sales' });
    const listed = await owner.send<OwnSession[]>('GET', '/api/staff/asim/sessions');
    expect(listed.body).toHaveLength(2);
    for (const { session } of await server.db
      .selectFrom('sessions')
      .select('id as session')
      .execute())
      expect(listed.text).not.toContain(session);
    const events = await eventsOf(async () => {
      const { body } = await owner.send<{ ended: number }>('DELETE', '/api/staff/asim/sessions');
      expect(body.ended).toBe(2);
    });
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      user_id: 'staff',
      what: expect.stringContaining('asim') as string,
    });
    expect((await asim.send('GET', '/api/me')).status).toBe(401);
    expect((await other.send('GET', '/api/me')).status).toBe(200);
    expect((await owner.send('GET', '/api/me')).status).toBe(200);
    const none = await owner.send<{ ended: number }>('DELETE', '/api/staff/asim/sessions');
    expect(none.body.ended).toBe(0);
  });
});

describe("the owner's own sessions", () => {
  it('show which of them asks, and can be ended like those of others', async () => {
    const desk = await signIn(server);
    const { body } = await desk.send<OwnSession[]>('GET', '/api/staff/staff/sessions');
    expect(body.map(({ current }) => current).sort()).toEqual([false, true]);
    const ended = await desk.send<{ ended: number }>('DELETE', '/api/staff/staff/sessions');
    expect([ended.status, ended.body.ended]).toEqual([200, 2]);
    expect((await desk.send('GET', '/api/me')).status).toBe(401);
    owner = await signIn(server);
  });
});

describe('the number of sessions', () => {
  it('is that of the sessions that are listed, also when they are over', async () => {
    const asim = await join(server, owner, { userId: 'asim', role: 'sales' });
    for (let passed = 0; passed < 35; passed += 1) {
      server.passTime(20 * MINUTE_MS);
      await asim.send('GET', '/api/me');
      await untilUseStored(server, 'asim');
    }
    // Twelve hours and five minutes after the login; used less than half an hour ago.
    server.passTime(25 * MINUTE_MS);
    const fresh = await signIn(server);
    const { body: listed } = await fresh.send<OwnSession[]>('GET', '/api/staff/asim/sessions');
    const { body } = await fresh.send<{ staff: StaffRow[] }>('GET', '/api/staff');
    server.passTime(-(12 * 60 + 5) * MINUTE_MS);
    const row = body.staff.find(({ user_id }) => user_id === 'asim');
    expect([row?.sessions, listed.length]).toEqual([0, 0]);
  });
});

describe('PATCH /api/roles/{role}', () => {
  it('sets that a role needs a second factor, and that it does not any more', async () => {
    for (const secondFactor of [true, false]) {
      const events = await eventsOf(async () => {
        const answer = await owner.send('PATCH', '/api/roles/viewer', { secondFactor });
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({
          message: 'Saved',
          role: 'viewer',
          second_factor: secondFactor,
        });
      });
      expect(events).toMatchObject([{ user_id: 'staff', action: 'second factor required' }]);
      const { roles } = await listStaff();
      expect(roles.filter(({ second_factor }) => second_factor).map(({ role }) => role)).toEqual(
        secondFactor ? ['viewer'] : [],
      );
    }
  });

  it.each(['admin', 'OWNER', '__proto__', 'constructor', '%20', 'owner%00'])(
    'knows no role %j',
    async (role) => {
      const { status } = await owner.send('PATCH', `/api/roles/${role}`, { secondFactor: true });
      expect([400, 404]).toContain(status);
      expect((await listStaff()).roles.some(({ second_factor }) => second_factor)).toBe(false);
    },
  );

  it.each([[{}], [{ secondFactor: 'true' }], [{ secondFactor: 1 }], [{ secondFactor: null }]])(
    'refuses %j',
    async (body) => {
      const answer = await owner.send('PATCH', '/api/roles/viewer', body);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([
        400,
        ['secondFactor'],
      ]);
    },
  );
});
