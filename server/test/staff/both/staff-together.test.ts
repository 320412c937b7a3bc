import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffRow } from '@dealership/shared';
import { sameBrowserAt, type Browser } from '../../support/requests/browser.ts';
import {
  addPerson,
  changed,
  changePerson,
  PASSWORD,
  signIn,
  versionOf,
} from '../../support/people/people.ts';
import type { TestServer } from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';

/** People who save at the same moment. */
const AT_ONCE = 20;

const servers = useTwoServers();
let first: TestServer;
let second: TestServer;
let owner: Browser;
/** The same owner at both servers. */
let owners: Browser[];
beforeEach(async () => {
  ({ first, second } = servers);
  owner = await signIn(first);
  owners = [owner, sameBrowserAt(second, owner)];
  await addPerson(first, owner, { userId: 'asim', role: 'sales' });
});

async function rowOf(userId: string): Promise<StaffRow | undefined> {
  const { body } = await owner.send<{ staff: StaffRow[] }>('GET', '/api/staff');
  return body.staff.find(({ user_id }) => user_id === userId);
}

function patch(change: object, by = owner) {
  return by.send<{ current?: StaffRow }>('PATCH', '/api/staff/asim', change);
}

describe('a change that was begun before another was saved', () => {
  it('is 409 with what is stored now, and changes nothing', async () => {
    const version = await versionOf(owner, 'asim');
    expect((await patch({ version, mobileNo: '9832012345' })).status).toBe(200);
    const late = await patch({ version, userName: 'Bimal Late', mobileNo: '9832099999' });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.body.message).not.toBe('');
    expect(late.body.current).toEqual(await rowOf('asim'));
    expect(late.body.current).toMatchObject({ user_name: 'Bimal asim', mobile_no: '9832012345' });
  });

  it('can be saved over it, from the version that the answer brought', async () => {
    const version = await versionOf(owner, 'asim');
    await patch({ version, mobileNo: '9832012345' });
    const { body } = await patch({ version, userName: 'Bimal Late' });
    const again = await patch({ version: body.current?.version, userName: 'Bimal Late' });
    expect(again.status).toBe(200);
    expect(await rowOf('asim')).toMatchObject({ user_name: 'Bimal Late', mobile_no: '9832012345' });
  });

  it('is 409 even if it would change nothing, and for versions that never were', async () => {
    const version = await versionOf(owner, 'asim');
    for (const other of [version - 1, version + 1, 0, -1, 2 ** 40])
      if (other !== version) expect((await patch({ version: other })).status, `${other}`).toBe(409);
  });

  it('is noticed after a change of the own profile too', async () => {
    const version = await versionOf(owner, 'asim');
    const asim = await signIn(first, { userId: 'asim', password: PASSWORD });
    const body = { userName: 'Bimal Himself', mobileNo: '9832012345' };
    expect((await asim.send('PATCH', '/api/profile/asim', body)).status).toBe(200);
    expect((await patch({ version, mobileNo: '9832099999' })).status).toBe(409);
    expect(await rowOf('asim')).toMatchObject({ mobile_no: '9832012345' });
  });

  it('is not refused for what is no change of the account: a login, a request, a link', async () => {
    const version = await versionOf(owner, 'asim');
    const asim = await signIn(first, { userId: 'asim', password: PASSWORD });
    await asim.send('GET', '/api/me');
    expect((await patch({ version, mobileNo: '9832012345' })).status).toBe(200);
  });
});

describe('twenty changes at once, at two servers', () => {
  it('from one version: one is stored, whole, and the others are refused', async () => {
    for (let round = 0; round < 3; round += 1) {
      const version = await versionOf(owner, 'asim');
      const tries = Array.from({ length: AT_ONCE }, (_, i) => {
        const change = { userName: `Bimal ${round} ${i}`, mobileNo: String(9_832_000_000 + i) };
        const by = owners[i % 2];
        return { change, answer: patch({ version, ...change, email: `b${i}@example.com` }, by) };
      });
      const answers = await Promise.all(tries.map(({ answer }) => answer));
      const won = tries.filter((_, i) => answers[i]?.status === 200);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(AT_ONCE - 1);
      const { userName, mobileNo } = won[0]?.change ?? { userName: '', mobileNo: '' };
      expect(await rowOf('asim')).toMatchObject({ user_name: userName, mobile_no: mobileNo });
      for (const { status, body } of answers)
        if (status === 409) expect(body.current).toMatchObject({ user_name: userName });
    }
  });

  it('of different accounts are all stored', async () => {
    const ids = Array.from({ length: AT_ONCE }, (_, i) => `p${i}`);
    for (const userId of ids) {
      const body = { userId, userName: 'Bimal', role: 'viewer' };
      expect((await owner.send('POST', '/api/staff', body)).status).toBe(201);
    }
    const change = (userId: string, i: number) =>
      changePerson(owners[i % 2] ?? owner, userId, { userName: `Bimal of ${userId}` });
    const answers = await Promise.all(ids.map(change));
    expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
    for (const userId of ids) expect((await rowOf(userId))?.user_name).toBe(`Bimal of ${userId}`);
  });

  it('by people who try again are all stored, one after the other', async () => {
    const untilStored = async (by: Browser, change: object): Promise<void> => {
      const { status } = await changePerson(by, 'asim', change);
      if (status === 409) await untilStored(by, change);
      else expect(status).toBe(200);
    };
    const before = await versionOf(owner, 'asim');
    await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        untilStored(owners[i % 2] ?? owner, { userName: `B ${i}` }),
      ),
    );
    expect(await versionOf(owner, 'asim')).toBeGreaterThanOrEqual(before + 6);
  });

  it('adding the same account: one is added, and its link alone works', async () => {
    const body = { userId: 'bina', userName: 'Bimal', role: 'viewer' };
    const add = (i: number) => (owners[i % 2] ?? owner).send('POST', '/api/staff', body);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => add(i)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(AT_ONCE - 1);
    expect(answers.filter(({ text }) => text.includes('"token"'))).toHaveLength(1);
  });
});

describe('versions', () => {
  it('are in every answer and grow with each change', async () => {
    const seen: number[] = [await versionOf(owner, 'asim')];
    for (const change of [
      { role: 'viewer' },
      { kinds: ['amc'] },
      { isActive: false },
      { isActive: true },
    ]) {
      const { body } = await patch({ version: seen.at(-1), ...change });
      seen.push((body as unknown as StaffRow).version);
      expect(seen.at(-1)).toBe(await versionOf(owner, 'asim'));
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(new Set(seen).size).toBe(seen.length);
    await changed(owner, 'asim', { userName: 'Bimal' });
  });
});
