import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { savedViewLimits, type SavedView } from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { join, signIn } from '../../support/people/people.ts';
import { startTestServer, STAFF, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
let owner: Browser;
let manager: Browser;
let rina: Browser;
let suman: Browser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  manager = await join(server, owner, { userId: 'mitali', role: 'manager' });
  rina = await join(server, owner, { userId: 'rina', role: 'sales' });
  suman = await join(server, owner, { userId: 'suman', role: 'service' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('desk_views').execute();
});

interface Answer {
  id: number;
  views: SavedView[];
  fields: Record<string, string>;
  code: string;
}

const filter = { view: 'overdue' };

function send(browser: Browser, method: 'POST' | 'PATCH' | 'DELETE', id: number, body?: object) {
  const path = method === 'POST' ? '/api/desk/views' : `/api/desk/views/${id}`;
  return browser.send<Answer>(method, path, ...(body ? [body] : []));
}

/** @returns its id */
async function keep(browser: Browser, view: object): Promise<number> {
  const { status, text, body } = await send(browser, 'POST', 0, { filter, ...view });
  expect(status, text).toBe(201);
  return body.id;
}

async function seen(browser: Browser): Promise<SavedView[]> {
  const { body } = await browser.send<Answer>('GET', '/api/desk/views');
  return body.views;
}

const namesOf = async (browser: Browser) => (await seen(browser)).map(({ name }) => name);

const audited = async () =>
  (
    await server.db
      .selectFrom('audit_events')
      .select('action')
      .where('action', 'like', 'shared view%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('a view of the desk', () => {
  it('is kept with its filters, for oneself alone', async () => {
    const wanted = {
      view: 'open',
      kinds: ['sales', 'finance'],
      status: 'talking',
      assignee: 'rina',
    };
    const id = await keep(rina, { name: ' Loans of mine ', filter: wanted });
    expect(await seen(rina)).toEqual([
      { id, name: 'Loans of mine', filter: wanted, is_shared: false, is_mine: true },
    ]);
    expect(await seen(owner)).toEqual([]);
    expect((await send(owner, 'PATCH', id, { name: 'Stolen' })).status).toBe(404);
    expect((await send(owner, 'DELETE', id)).body.views).toEqual([]);
    expect(await namesOf(rina)).toEqual(['Loans of mine']);
  });

  it('is text, whatever is written in its name', async () => {
    const name = '<script>alert(1)</script>';
    await keep(rina, { name });
    const { headers, text } = await rina.send('GET', '/api/desk/views');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect((JSON.parse(text) as Answer).views[0]?.name).toBe(name);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(41) }],
    ['name', { name: 7 }],
    ['name', {}],
    ['filter.view', { name: 'A', filter: { view: 'all' } }],
    ['filter.kinds.0', { name: 'A', filter: { view: 'open', kinds: ['boats'] } }],
    ['filter.kinds', { name: 'A', filter: { view: 'open', kinds: ['service', 'service'] } }],
    ['filter.kinds', { name: 'A', filter: { view: 'open', kinds: Array(30).fill('service') } }],
    // Service does not read finance.
    ['filter', { name: 'A', filter: { view: 'open', kinds: ['finance'] } }],
    ['filter.assignee', { name: 'A', filter: { view: 'open', assignee: 'a'.repeat(65) } }],
    ['isShared', { name: 'A', isShared: true }],
    ['isShared', { name: 'A', isShared: 'yes' }],
  ])('is refused for its %s: %j', async (field, view) => {
    const { status, body } = await send(suman, 'POST', 0, { filter, ...view });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await seen(suman)).toEqual([]);
  });

  it.each(['search', 'day', 'after', 'limit', 'isVisit'])('never holds %s', async (key) => {
    const value = { search: 'Rina Das', day: '2026-11-21', after: '1~1', limit: 5, isVisit: true };
    const given = { view: 'open', [key]: value[key as keyof typeof value] };
    expect((await send(rina, 'POST', 0, { name: 'A', filter: given })).status).toBe(400);
    const id = await keep(rina, { name: 'A' });
    expect((await send(rina, 'PATCH', id, { filter: given })).status).toBe(400);
    const rows = await server.db.selectFrom('desk_views').selectAll().execute();
    expect(rows.map((row) => row.filter)).toEqual(['{"view":"overdue"}']);
  });

  it('is added once, however often it is sent; another of its name is refused', async () => {
    const ids = [await keep(rina, { name: 'Late' }), await keep(rina, { name: 'Late' })];
    expect(new Set(ids).size).toBe(1);
    const { status, body } = await send(rina, 'POST', 0, {
      name: 'Late',
      filter: { view: 'open' },
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['name']]);
    // Another person's view may have the same name.
    await keep(suman, { name: 'Late' });
    expect(await namesOf(rina)).toEqual(['Late']);
  });

  it('is renamed, given other filters, moved and deleted', async () => {
    const [a, b, c] = [
      await keep(rina, { name: 'A' }),
      await keep(rina, { name: 'B' }),
      await keep(rina, { name: 'C' }),
    ];
    const { body } = await send(rina, 'PATCH', c, { name: 'D', after: 0, filter: { view: 'new' } });
    expect(body.views.map(({ name }) => name)).toEqual(['D', 'A', 'B']);
    expect(body.views[0]?.filter).toEqual({ view: 'new' });
    await send(rina, 'PATCH', c, { after: a });
    expect(await namesOf(rina)).toEqual(['A', 'D', 'B']);
    expect((await send(rina, 'PATCH', c, { name: 'B' })).body.fields).toHaveProperty('name');
    expect((await send(rina, 'PATCH', c, { after: 987_654 })).body.fields).toHaveProperty('after');
    for (let again = 0; again < 2; again += 1) {
      expect((await send(rina, 'DELETE', b)).status).toBe(200);
    }
    expect(await namesOf(rina)).toEqual(['A', 'D']);
    expect((await send(rina, 'PATCH', b, { name: 'E' })).status).toBe(404);
  });

  it('is one of twenty at most, also when many are sent at once', async () => {
    const { count } = savedViewLimits;
    const answers = await Promise.all(
      Array.from({ length: count + 3 }, (_, at) =>
        send(rina, 'POST', 0, { name: `V${at}`, filter }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: count }, () => 201), 400, 400, 400]);
    expect(await seen(rina)).toHaveLength(count);
    const positions = await server.db.selectFrom('desk_views').select('position').execute();
    expect(new Set(positions.map(({ position }) => position)).size).toBe(count);
    // Shared views are counted separately.
    await keep(manager, { name: 'One more', isShared: true });
    expect(await seen(rina)).toHaveLength(count + 1);
  });
});

describe('a shared view', () => {
  it('is seen by everybody and changed by those who share', async () => {
    await server.db.deleteFrom('audit_events').execute();
    const id = await keep(manager, { name: 'Team', isShared: true });
    expect(await seen(rina)).toEqual([
      { id, name: 'Team', filter, is_shared: true, is_mine: false },
    ]);
    expect((await seen(owner))[0]).toMatchObject({ is_mine: true });
    for (const method of ['PATCH', 'DELETE'] as const) {
      const body = method === 'PATCH' ? { name: 'Mine' } : undefined;
      expect((await send(rina, method, id, body)).status).toBe(403);
    }
    await send(owner, 'PATCH', id, { name: 'The team' });
    expect(await namesOf(rina)).toEqual(['The team']);
    await send(owner, 'DELETE', id);
    expect(await seen(rina)).toEqual([]);
    expect(await audited()).toEqual([
      'shared view added',
      'shared view changed',
      'shared view removed',
    ]);
  });

  it('may become an own one, and an own one shared', async () => {
    const id = await keep(manager, { name: 'Team' });
    expect(await seen(owner)).toEqual([]);
    await send(manager, 'PATCH', id, { isShared: true });
    expect(await namesOf(owner)).toEqual(['Team']);
    await send(owner, 'PATCH', id, { isShared: false });
    expect(await seen(manager)).toEqual([]);
    expect(await seen(owner)).toMatchObject([{ id, is_shared: false }]);
    const own = await keep(rina, { name: 'Rina' });
    const refused = await send(rina, 'PATCH', own, { isShared: true });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['isShared']]);
  });

  it('shows nothing of kinds that one does not read', async () => {
    const kinds = ['finance', 'service', 'insurance'];
    await keep(owner, { name: 'Both', isShared: true, filter: { view: 'open', kinds } });
    await keep(owner, {
      name: 'Loans',
      isShared: true,
      filter: { view: 'open', kinds: ['finance'] },
    });
    expect((await seen(suman)).map((view) => [view.name, view.filter.kinds])).toEqual([
      ['Both', ['service', 'insurance']],
    ]);
    expect((await seen(rina)).map((view) => [view.name, view.filter.kinds])).toEqual([
      ['Both', ['finance', 'insurance']],
      ['Loans', ['finance']],
    ]);
    await send(manager, 'PATCH', (await seen(manager))[0]?.id ?? 0, { name: 'All' });
    expect((await seen(owner))[0]?.filter.kinds).toEqual(kinds);
  });

  it('stays when whoever made it leaves; own ones go with the account', async () => {
    await join(server, owner, { userId: 'gone', role: 'manager' });
    const now = server.clock();
    const row = { filter: JSON.stringify(filter), position: 0, created_at: now };
    await server.db
      .insertInto('desk_views')
      .values([
        { ...row, user_id: 'gone', name: 'Own' },
        { ...row, user_id: null, name: 'Shared' },
        { ...row, user_id: STAFF.userId, name: 'Of another' },
      ])
      .execute();
    await server.db.deleteFrom('admin_users').where('user_id', '=', 'gone').execute();
    const left = await server.db.selectFrom('desk_views').select('name').orderBy('id').execute();
    expect(left.map(({ name }) => name)).toEqual(['Shared', 'Of another']);
  });
});
