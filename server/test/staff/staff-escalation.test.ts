import { beforeEach, describe, expect, it } from 'vitest';
import { allEnquiriesReport, type StaffRow } from '@dealership/shared';
import { recordTried } from '../../../scripts/test-run/test-records.mjs';
import { openBrowser, sameBrowserAt, type Browser } from '../support/requests/browser.ts';
import {
  changed,
  changePerson,
  join,
  PASSWORD,
  signIn,
  useLink,
  type NewLink,
} from '../support/people/people.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { useTwoServers } from '../support/server/two-servers.ts';

const DAY_MS = 86_400_000;

const servers = useTwoServers();
let first: TestServer;
let second: TestServer;
let owner: Browser;
let asim: Browser;
beforeEach(async () => {
  ({ first, second } = servers);
  owner = await signIn(first);
  asim = await join(first, owner, { userId: 'asim', role: 'sales', kinds: ['sales'] });
});

async function stored(userId: string) {
  return first.db
    .selectFrom('admin_users')
    .select(['role', 'kinds', 'is_active', 'expire_date', 'password_hash', 'user_name'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Values that an attacker might want to set. */
const wishes = {
  role: 'owner',
  kinds: ['amc'],
  permissions: ['staff.manage'],
  version: 1,
  isActive: true,
  user_id: 'staff',
  userId: 'staff',
  password_hash: 'x',
  passwordHash: 'x',
  expireDate: null,
  expire_date: null,
  is_active: 1,
  second_factor: false,
};

describe('somebody who wants more rights', () => {
  it('gets none by any call that takes a body of their own', async () => {
    const before = [await stored('asim'), await stored('staff')];
    const { body: link } = await owner.send<NewLink>('POST', '/api/staff/asim/link');
    const calls: [string, () => ReturnType<Browser['send']>][] = [
      [
        'profile',
        () => asim.send('PATCH', '/api/profile/asim', { ...wishes, userName: 'Bimal asim' }),
      ],
      [
        'password',
        () =>
          asim.send('PATCH', '/api/profile/password/asim', {
            ...wishes,
            oldPassword: PASSWORD,
            newPassword: PASSWORD,
            confirmPassword: PASSWORD,
          }),
      ],
      ['notices', () => asim.send('POST', '/api/notices/read', { ...wishes, upTo: 1 })],
      ['totp', () => asim.send('POST', '/api/factors/totp', { ...wishes, password: PASSWORD })],
      ['list', () => asim.send('POST', allEnquiriesReport.path, wishes)],
      [
        'login',
        () =>
          openBrowser(first).send('POST', '/api/login', {
            role: 'owner',
            kinds: [],
            userId: 'asim',
            password: PASSWORD,
          }),
      ],
      [
        'link',
        () =>
          openBrowser(first).send('POST', '/api/password-link/password', {
            ...wishes,
            token: link.token,
            newPassword: PASSWORD,
            confirmPassword: PASSWORD,
          }),
      ],
    ];
    for (const [name, send] of calls) {
      const { status } = await send();
      expect(status, name).toBeLessThan(500);
      const after = [await stored('asim'), await stored('staff')];
      const hashless = (rows: typeof after) => rows.map(({ password_hash: _hash, ...row }) => row);
      recordTried({ attacks: 1, letIn: Number(after[0]?.role !== 'sales') });
      expect(hashless(after), name).toEqual(hashless(before));
      expect(after[1]?.password_hash, name).toBe(before[1]?.password_hash);
    }
    const me = await (
      await signIn(first, { userId: 'asim', password: PASSWORD })
    ).send('GET', '/api/me');
    expect(me.body).toMatchObject({ role: 'sales', kinds: ['sales'] });
  });

  it("cannot change another person's profile or password, however the id is spelled", async () => {
    const before = await stored('staff');
    const bodies = {
      '/api/profile': { userName: 'Taken over', email: 'x@example.com' },
      '/api/profile/password': {
        oldPassword: PASSWORD,
        newPassword: 'Taken-Over-12',
        confirmPassword: 'Taken-Over-12',
      },
    };
    for (const [path, body] of Object.entries(bodies)) {
      for (const id of [
        'staff',
        'STAFF',
        'Asim',
        'asim%20',
        'asim%2F..%2Fstaff',
        'asim%00',
        'nobody',
      ]) {
        const { status } = await asim.send('PATCH', `${path}/${id}`, body);
        recordTried({ attacks: 1, letIn: Number(status < 400) });
        expect([400, 403, 404], `${path}/${id}: ${status}`).toContain(status);
      }
    }
    expect(await stored('staff')).toEqual(before);
  });

  it('cannot manage staff, however the body is made up', async () => {
    const before = await stored('asim');
    const calls = await Promise.all([
      asim.send('PATCH', '/api/staff/asim', { ...wishes, version: 1 }),
      asim.send('POST', '/api/staff', { userId: 'mole', userName: 'Mole', role: 'owner' }),
      asim.send('POST', '/api/staff/staff/link'),
      asim.send('POST', '/api/staff/asim/link'),
      asim.send('DELETE', '/api/staff/staff/factors'),
      asim.send('DELETE', '/api/staff/staff/sessions'),
      asim.send('PATCH', '/api/roles/sales', { secondFactor: false }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(Array(calls.length).fill(403));
    expect(calls.some(({ text }) => text.includes('token'))).toBe(false);
    expect(await stored('asim')).toEqual(before);
    expect((await owner.send('GET', '/api/me')).status).toBe(200);
  });
});

describe('a session from before', () => {
  it('has the rights of a demoted owner at once, on both servers', async () => {
    const bina = await join(first, owner, { userId: 'bina', role: 'owner' });
    const there = sameBrowserAt(second, bina);
    expect((await there.send('GET', '/api/staff')).status).toBe(200);
    await changed(owner, 'bina', { role: 'viewer', kinds: [] });
    for (const browser of [there, bina]) {
      expect((await browser.send('GET', '/api/staff')).status).toBe(403);
      expect((await changePerson(browser, 'bina', { role: 'owner' })).status).toBe(403);
      expect(
        (await browser.send('POST', '/api/erasures/preview', { mobile: '9832012345' })).status,
      ).toBe(403);
    }
  });

  it('of a deactivated owner is over, on both servers, and stays so', async () => {
    const bina = await join(first, owner, { userId: 'bina', role: 'owner' });
    const there = sameBrowserAt(second, bina);
    const version = (await bina.send<{ staff: StaffRow[] }>('GET', '/api/staff')).body.staff.find(
      ({ user_id }) => user_id === 'staff',
    )?.version;
    await changed(owner, 'bina', { isActive: false });
    for (const browser of [there, bina]) {
      const attack = { version, role: 'viewer' };
      expect((await browser.send('PATCH', '/api/staff/staff', attack)).status).toBe(401);
      expect((await browser.send('POST', '/api/staff/bina/link')).status).toBe(401);
    }
    await changed(owner, 'bina', { isActive: true });
    expect((await there.send('GET', '/api/me')).status).toBe(401);
    expect((await stored('staff')).role).toBe('owner');
  });

  it('of an expired account is over with its next request, and does not come back', async () => {
    await changed(owner, 'asim', { expireDate: '2026-11-21' });
    expect((await asim.send('GET', '/api/me')).status).toBe(200);
    first.passTime(DAY_MS / 2);
    const cookie = await signIn(first, { userId: 'asim', password: PASSWORD }).catch(
      () => undefined,
    );
    first.passTime(-DAY_MS / 2);
    // Noon and twelve hours: the day is over in India.
    expect(cookie).toBeUndefined();
  });

  it('of somebody whose link was used is over', async () => {
    const { body } = await owner.send<NewLink>('POST', '/api/staff/asim/link');
    expect((await asim.send('GET', '/api/me')).status).toBe(200);
    expect((await useLink(first, body.token, 'Another-Password-1')).status).toBe(200);
    expect((await asim.send('GET', '/api/me')).status).toBe(401);
    expect((await sameBrowserAt(second, asim).send('GET', '/api/me')).status).toBe(401);
  });
});
