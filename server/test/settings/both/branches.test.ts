import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  dayOf,
  DAYS_TO_BRING_BACK,
  MOST_BRANCHES,
  type BranchRow,
  type Setting,
} from '@dealership/shared';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import { addMissingSettings } from '../../../src/features/settings/settings-repository.ts';
import { removeDeletedBranches } from '../../../src/features/settings/branches.ts';
import { demoBranch, demoDealership } from '../../../src/seed/demo-dealership.ts';
import { sameBrowserAt, type Browser } from '../../support/requests/browser.ts';
import { signIn } from '../../support/people/people.ts';
import { sendRaw } from '../../support/requests/raw-http.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import type { TestServer } from '../../support/server/test-server.ts';
import { useTwoServers } from '../../support/server/two-servers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const servers = useTwoServers({ hasSite: true });
let first: TestServer;
let second: TestServer;
let owner: Browser;
let owner2: Browser;
beforeEach(async () => {
  ({ first, second } = servers);
  const { db } = first;
  for (const table of ['settings', 'history', 'audit_events'] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.deleteFrom('dealers').where('id', '!=', 1).execute();
  await db.updateTable('dealers').set({ position: 0 }).execute();
  await addMissingSettings(db, { facts: demoDealership, branch: demoBranch });
  owner = await signIn(first);
  owner2 = sameBrowserAt(second, owner);
});

interface Answer {
  id: number;
  branches: BranchRow[];
}

const malda = {
  branchName: '',
  street: '12 Rabindra Avenue',
  city: 'Malda',
  state: 'West Bengal',
  pinCode: '732101',
  phone: '+91 3512 25 1234',
};

function send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: object, by = owner) {
  return by.send<Answer>(method, `/api/branches${path}`, body);
}

async function add(values: Partial<typeof malda> = {}): Promise<number> {
  const answer = await send('POST', '', { ...malda, ...values });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.id;
}

async function change(branch: number, values: Record<string, unknown>) {
  const { body } = await owner.send<{ settings: Setting[] }>('GET', '/api/settings');
  const changes = Object.entries(values).map(([name, value]) => {
    const known = body.settings.find((each) => each.branch === branch && each.name === name);
    return { branch, name, version: known?.version ?? 1, value };
  });
  return owner.send('PATCH', '/api/settings', { changes });
}

const rows = async () => (await send('GET')).body.branches;
const order = async () => (await rows()).map(({ id }) => id);
const get = async (path: string, { url } = second) => sendRaw(url, { path });
const json = async (path: string) => JSON.parse((await get(path)).text) as unknown;
const menu = async () =>
  ((await json('/api/dealership')) as { branches: { id: number; place: string }[] }).branches;
const sitemap = async () => (await get('/sitemap.xml')).text;

function statementsOf(page: string): Record<string, unknown> {
  const [, text = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
  return JSON.parse(text) as Record<string, unknown>;
}

async function removeDeleted(at: number): Promise<void> {
  const clock = () => at;
  const audit = createAuditTrail({ clock, log: pino({ level: 'silent' }) });
  await removeDeletedBranches({ db: first.db, clock, audit });
}

describe('a branch', () => {
  it('has a page, a place in the menu, and begins with what the dealership has', async () => {
    const id = await add();
    expect(await menu()).toEqual([
      { id: 1, place: 'Siliguri' },
      { id, place: 'Malda' },
    ]);
    const [dealer] = (await json(`/api/dealers/${id}`)) as object[];
    expect(dealer).toEqual({
      name: demoDealership.name,
      address: '12 Rabindra Avenue, Malda, West Bengal 732101',
      mobile_no: '+91 3512 25 1234',
      service_no: '+91 3512 25 1234',
      open_time: 'Mon to Sat 10:00 AM to 07:00 PM',
      email: demoBranch.email,
    });
    expect(await json(`/api/dealers/${id}/visit`)).toMatchObject([
      { position: null, hours: { week: demoBranch.week, special: [] } },
    ]);
    const page = (await get(`/dealers/${id}`)).text;
    expect(page).toContain(`<title>Showroom in Malda: `);
    expect(page).toContain('on 12 Rabindra Avenue, Malda.');
    const statements = statementsOf(page);
    expect(statements).toMatchObject({
      '@type': 'MotorcycleDealer',
      telephone: '+91 3512 25 1234',
      address: { addressLocality: 'Malda', postalCode: '732101' },
      parentOrganization: { name: demoDealership.name },
    });
    expect(String(statements.url)).toMatch(new RegExp(`/dealers/${id}$`));
    expect(statements).not.toHaveProperty('geo');
    expect(await sitemap()).toContain(`/dealers/${id}</loc>`);
  });

  it('tells its own facts once it has them, and the dealership keeps its own', async () => {
    const id = await add();
    const own = [{ opens: '08:00', closes: '12:00' }];
    const answer = await change(id, {
      branchName: 'Malda Motors',
      position: { latitude: 25.01, longitude: 88.14 },
      phones: {
        sales: ['98320 11111', '98320 22222'],
        service: [],
        insurance: [],
        'spare-parts': ['98320 33333'],
      },
      email: 'malda@example.com',
      week: [own, own, own, own, own, own, own],
      specialDays: [
        { firstDay: '2026-12-25', lastDay: '2026-12-25', intervals: [], reason: { en: 'Fair' } },
      ],
    });
    expect(answer.status, answer.text).toBe(200);
    const page = (await get(`/dealers/${id}`)).text;
    expect(statementsOf(page)).toMatchObject({
      name: 'Malda Motors',
      email: 'malda@example.com',
      geo: { latitude: 25.01 },
      openingHoursSpecification: [{ opens: '08:00', closes: '12:00' }],
      specialOpeningHoursSpecification: [{ validFrom: '2026-12-25' }],
    });
    const [dealer] = (await json(`/api/dealers/${id}`)) as object[];
    expect(dealer).toMatchObject({ open_time: 'Mon to Sat 08:00 AM to 12:00 PM' });
    expect(await json(`/api/dealers/${id}/visit`)).toMatchObject([
      {
        phones: [
          { label: 'Sales', phone: '98320 22222' },
          { label: 'Spare parts', phone: '98320 33333' },
        ],
      },
    ]);
    const other = (await get('/dealers/1')).text;
    for (const text of ['Malda Motors', '08:00', '25.01']) expect(other).not.toContain(text);
    // A later change of the dealership's hours does not count as one of the branch.
    expect((await change(id, { week: null, email: null })).status).toBe(200);
    await change(1, { week: [[], own, own, own, own, own, own] });
    expect(await json(`/api/dealers/${id}`)).toMatchObject([
      { open_time: expect.stringMatching(/^Monday Closed/) as string, email: demoBranch.email },
    ]);
  });

  it('shows its special days until they are over', async () => {
    const id = await add();
    const closed = (day: string, reason: string) => ({
      firstDay: day,
      lastDay: day,
      intervals: [],
      reason: { en: reason },
    });
    const specialDays = [closed('2020-01-01', 'Over'), closed(dayOf(second.clock()), 'Today')];
    expect((await change(id, { specialDays })).status).toBe(200);
    expect(await json(`/api/dealers/${id}/visit`)).toMatchObject([
      { hours: { special: [{ reason: 'Today' }] } },
    ]);
    expect((await get(`/dealers/${id}`)).text).not.toContain('2020-01-01');
  });

  it('makes no page anew when it is changed to what it is', async () => {
    const id = await add();
    const revision = () =>
      first.db
        .selectFrom('revisions')
        .select('revision')
        .where('name', '=', 'settings')
        .executeTakeFirstOrThrow();
    const before = await revision();
    expect((await send('PATCH', `/${id}`, { isShown: true, after: 1 })).status).toBe(200);
    expect(await revision()).toEqual(before);
  });

  it('is distinguished from another in its city, and has a name in the menu without one', async () => {
    const id = await add({ city: 'Siliguri', street: 'Hill Cart Road' });
    expect(await menu()).toEqual([
      { id: 1, place: 'Siliguri, Sevoke Road' },
      { id, place: 'Siliguri, Hill Cart Road' },
    ]);
    // An address of another shape, from an earlier version.
    const value = JSON.stringify({ street: 'Old Market', city: '', state: '', pinCode: '' });
    await first.db
      .updateTable('settings')
      .set({ value })
      .where('dealer_id', '=', id)
      .where('name', '=', 'address')
      .execute();
    await change(0, { film: '' });
    expect(await menu()).toEqual([
      { id: 1, place: 'Siliguri' },
      { id, place: 'Old Market' },
    ]);
  });
});

describe('what visitors do not see', () => {
  it('is hidden, shown again, deleted and brought back, each time on every server', async () => {
    const id = await add();
    await change(id, { email: 'malda@example.com' });
    const before = await get(`/dealers/${id}`);
    const unknown = await get('/dealers/987');
    const expectGone = async () => {
      for (const { url } of [first, second]) {
        const page = await sendRaw(url, { path: `/dealers/${id}` });
        expect([page.status, page.headers.etag]).toEqual([404, unknown.headers.etag]);
        expect(JSON.parse((await sendRaw(url, { path: `/api/dealers/${id}` })).text)).toEqual([]);
      }
      expect(await json(`/api/dealers/${id}/visit`)).toEqual([]);
      expect((await menu()).map((each) => each.id)).toEqual([1]);
      expect(await sitemap()).not.toContain(`/dealers/${id}<`);
    };
    expect((await send('PATCH', `/${id}`, { isShown: false })).status).toBe(200);
    // The page of unknown names changes with the menu.
    unknown.headers.etag = (await get('/dealers/987')).headers.etag;
    await expectGone();
    expect((await send('PATCH', `/${id}`, { isShown: true }, owner2)).status).toBe(200);
    expect((await get(`/dealers/${id}`)).text).toBe(before.text);

    for (const by of [owner, owner2]) {
      const { status, body } = await send('DELETE', `/${id}`, undefined, by);
      expect(status).toBe(200);
      expect(body.branches.at(-1)).toMatchObject({ id, days_left: DAYS_TO_BRING_BACK });
    }
    await expectGone();
    expect((await change(id, { email: 'late@example.com' })).status).toBe(400);
    expect((await send('PATCH', `/${id}`, { isShown: false })).status).toBe(404);
    for (const by of [owner, owner2]) {
      expect((await send('POST', `/${id}/bring-back`, {}, by)).status).toBe(200);
    }
    expect((await get(`/dealers/${id}`)).text).toBe(before.text);
    const { body } = await owner.send<{ changes: object[] }>(
      'GET',
      `/api/settings/${id}/email/changes`,
    );
    expect(body.changes).toMatchObject([{ before: null, after: 'malda@example.com' }]);
    const events = await first.db
      .selectFrom('audit_events')
      .select(['action', 'what'])
      .where('action', 'like', 'branch %')
      .orderBy('id')
      .execute();
    expect(events).toEqual(
      ['added', 'hidden', 'shown', 'deleted', 'brought back'].map((what) => ({
        action: `branch ${what}`,
        what: String(id),
      })),
    );
  });

  it('is removed for good 30 days after it was deleted, and its address is never another’s', async () => {
    const id = await add();
    await change(id, { branchName: 'Malda Motors' });
    await send('DELETE', `/${id}`);
    const over = TEST_NOW + DAYS_TO_BRING_BACK * DAY_MS;
    const count = async () => {
      const { length } = await first.db
        .selectFrom('settings')
        .select('id')
        .where('dealer_id', '=', id)
        .execute();
      return length;
    };
    await removeDeleted(over - 1);
    expect(await count()).toBeGreaterThan(0);
    await Promise.all([removeDeleted(over), removeDeleted(over)]);
    expect(await count()).toBe(0);
    expect((await send('POST', `/${id}/bring-back`, {})).status).toBe(404);
    expect(await order()).toEqual([1]);
    const removed = await first.db
      .selectFrom('audit_events')
      .select('user_id')
      .where('action', '=', 'branch removed')
      .execute();
    expect(removed).toEqual([{ user_id: '(server)' }]);
    // A start does not restore deleted settings.
    await addMissingSettings(first.db, { facts: demoDealership, branch: demoBranch });
    expect(await count()).toBe(0);
    expect(await add()).toBeGreaterThan(id);
  });
});

describe('the order', () => {
  it('is that of the menu; of two people who move branches at once both have their way', async () => {
    const [a, b, c] = [
      await add({ city: 'Malda' }),
      await add({ city: 'Balurghat' }),
      await add({ city: 'Raiganj' }),
    ];
    const [one, two] = await Promise.all([
      send('PATCH', `/${c}`, { after: 0 }),
      send('PATCH', `/${b}`, { after: a }, owner2),
      send('PATCH', `/${a}`, { after: 1 }, owner2),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await order()).toEqual([c, 1, a, b]);
    expect((await menu()).map(({ id }) => id)).toEqual([c, 1, a, b]);
    // The second time it is already in its place: no event.
    for (let time = 0; time < 2; time += 1) await send('PATCH', `/${a}`, { after: c });
    expect(await order()).toEqual([c, a, 1, b]);
    await send('DELETE', `/${a}`);
    await send('PATCH', `/${b}`, { after: c });
    await send('POST', `/${a}/bring-back`, {});
    expect(await order()).toEqual([c, b, a, 1]);
    expect((await send('PATCH', `/${a}`, { after: 987 })).body.fields).toEqual({
      after: 'There is no such branch',
    });
  });
});

describe('what cannot be', () => {
  it('is refused by its field', async () => {
    for (const [values, field] of [
      [{ branchName: 'x'.repeat(61) }, 'branchName'],
      [{ street: ' ' }, 'street'],
      [{ city: '' }, 'city'],
      [{ pinCode: '01234' }, 'pinCode'],
      [{ phone: 'call us' }, 'phone'],
      [{ phone: undefined }, 'phone'],
    ] as const) {
      const answer = await send('POST', '', { ...malda, ...values });
      expect([answer.status, Object.keys(answer.body.fields ?? {})], field).toEqual([400, [field]]);
    }
    const id = await add();
    for (const [name, value] of [
      ['email', 'nobody'],
      ['phones', { ...demoBranch.phones, sales: [] }],
    ] as const) {
      expect((await change(id, { [name]: value })).status, name).toBe(400);
    }
    // The first branch cannot take these from itself.
    for (const name of ['email', 'week', 'specialDays', 'position']) {
      expect((await change(1, { [name]: null })).status, name).toBe(400);
    }
    expect((await send('PATCH', `/${id}`, { isShown: 'no' })).status).toBe(400);
    for (const at of ['/987', '/0', '/x', `/0${id}`]) {
      expect((await send('PATCH', at, { isShown: false })).status, at).toBe(404);
      expect((await send('DELETE', at)).status, at).toBe(404);
      expect((await send('POST', `${at}/bring-back`, {})).status, at).toBe(404);
    }
    expect(await order()).toEqual([1, id]);
  });

  it('is hiding or deleting the first', async () => {
    const words = 'The first branch is the dealership itself: it can be neither hidden nor deleted';
    expect((await send('PATCH', '/1', { isShown: false })).body.fields).toEqual({ isShown: words });
    expect((await send('DELETE', '/1')).body.fields).toEqual({ id: words });
    expect((await get('/dealers/1')).status).toBe(200);
  });

  it('is the same twice, also at once, and more than there may be', async () => {
    const answers = await Promise.all([
      send('POST', '', malda),
      send('POST', '', malda, owner2),
      send('POST', '', malda),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(await order()).toHaveLength(2);
    for (let at = 2; at < MOST_BRANCHES; at += 1) await add({ city: `Town ${at}` });
    const refused = await send('POST', '', { ...malda, city: 'One more' });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { branches: 'There can be at most 50 branches. Delete one first' },
    ]);
    const [, other = 0, last = 0] = await order();
    await send('DELETE', `/${other}`);
    await send('DELETE', `/${last}`);
    await add({ city: 'One more' });
    expect((await send('POST', `/${other}/bring-back`, {})).status).toBe(200);
    expect((await send('POST', `/${last}/bring-back`, {})).status).toBe(400);
    expect(await menu()).toHaveLength(MOST_BRANCHES);
  });
});
