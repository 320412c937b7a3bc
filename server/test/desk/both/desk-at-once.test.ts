import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  deskLimits,
  fixedReasons,
  DAY_MS,
  minuteOf,
  type AuditRow,
  type DeskCounts,
  type DeskAlert,
  type DeskPage,
  type EnquiryKind,
  type ManyDone,
  type ManyStep,
  type ManyUndone,
  type Match,
  type Paged,
  type SentMany,
} from '@dealership/shared';
import { takeMany } from '../../../src/features/enquiries/desk/many/take-many.ts';
import { createAnsweringSource } from '../../../src/features/settings/answering-source.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { deskOf, done, listed, runDesk } from '../../support/desk/desk-work.ts';
import { changed, join, signIn } from '../../support/people/people.ts';
import { putOnDesk } from '../../support/desk/put-on-desk.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const ALL = 1234;
const INSURANCE = 345;
const noneLeft = { closed: 0, same: 0, kind: 0, changed: 0, gone: 0 };
const close = { do: 'close', then: { to: 'lost', reason: 'price' } } as const;
const insurance = { view: 'before', kinds: ['insurance'] };

let server: TestServer;
let owner: Browser;
let boss: Browser;
let rina: Browser;
let suman: Browser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  boss = await join(server, owner, { userId: 'boss', role: 'manager' });
  rina = await join(server, owner, { userId: 'rina', role: 'sales' });
  suman = await join(server, owner, { userId: 'suman', role: 'service', kinds: ['service'] });
  const kindOf = (i: number): EnquiryKind => {
    if (i < INSURANCE) return 'insurance';
    return i % 2 === 0 ? 'sales' : 'service';
  };
  await storeEnquiries(
    server,
    Array.from({ length: ALL }, (_, i) =>
      buildEnquiry({
        kind: kindOf(i),
        createdAt: TEST_NOW - DAY_MS - i,
        values: { name: `Visitor ${i}`, mobile: String(9_800_000_000 + i) },
      }),
    ),
  );
  await putOnDesk(server.db, { now: TEST_NOW });
});
afterAll(() => server.stop());

async function sent<Body>(browser: Browser, path: string, body?: object): Promise<Body> {
  const answer = await browser.send<Body>(body ? 'POST' : 'GET', path, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const matches = (query: object, browser = owner) =>
  sent<Match>(browser, '/api/desk/matches', query);

/** A step for all that match at this moment. */
async function allOf(query: object, step: ManyStep): Promise<SentMany> {
  const { as_of: asOf } = await matches(query);
  return { key: randomUUID(), step, which: { by: 'query', query, asOf } as SentMany['which'] };
}

const take = (body: SentMany, browser = owner) => sent<ManyDone>(browser, '/api/desk/steps', body);

const undo = (id: number, browser = owner) =>
  sent<ManyUndone>(browser, `/api/desk/steps/${id}/undo`, {});

/** Chosen rows with their present versions. */
async function chosen(query: object, limit: number): Promise<SentMany['which']> {
  const rows = await listed(owner, 'open', { ...query, limit });
  return { by: 'rows', rows: rows.map(({ reference, version }) => ({ reference, version })) };
}

const counts = async () => (await sent<DeskCounts>(owner, '/api/desk/counts')).counts;

const audited = () => sent<Paged<AuditRow>>(owner, '/api/auditEvents', {});

/** All data of the desk except the number of changes. */
async function states() {
  const rows = await server.db.selectFrom('desk').selectAll().orderBy('enquiry_id').execute();
  return rows.map(({ version: _, last_event_at: __, ...row }) => row);
}

async function kindsOfEvents() {
  const rows = await server.db
    .selectFrom('desk_events')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

it('closes 345 of 1,234 and undoes it: one audit event, two lines in each timeline, all as before', async () => {
  const [before, statesBefore] = [await counts(), await states()];
  const auditedBefore = (await audited()).totalRecords;
  expect(await matches(insurance)).toMatchObject({ count: INSURANCE, has_more: false });
  const step = await allOf(insurance, close);
  const { id, ...closed } = await take(step);
  expect(closed).toEqual({ done: INSURANCE, left: noneLeft });
  expect(await matches(insurance)).toMatchObject({ count: 0 });
  expect(await counts()).toMatchObject({ closed: before.closed + INSURANCE });
  // The same step twice, also at once.
  expect(await Promise.all([take(step), take(step)])).toEqual([
    { id, ...closed },
    { id, ...closed },
  ]);
  const other = await owner.send('POST', '/api/desk/steps', {
    ...step,
    step: { do: 'assign', to: null },
  });
  expect(other.status).toBe(400);

  server.passTime(20_000);
  const undone = { done: INSURANCE, left: 0 };
  expect(await undo(id)).toEqual(undone);
  expect(await undo(id)).toEqual(undone);
  expect(await counts()).toEqual(before);
  expect(await states()).toEqual(statesBefore);
  expect(await kindsOfEvents()).toEqual({ close: INSURANCE, undo: INSURANCE });
  const [row] = await listed(owner, 'before', { kinds: ['insurance'] });
  const detail = await deskOf(owner, row?.reference ?? '');
  expect(detail.events.map((event) => event.kind)).toEqual(['undo', 'close']);
  expect(detail.events[1]?.detail).toEqual({ then: close.then });

  const { data, totalRecords } = await audited();
  expect(totalRecords).toBe(auditedBefore + 1);
  expect(data[0]).toMatchObject({
    action: 'many closed',
    what: '345: price',
    has_references: true,
  });
  const references = await sent<string[]>(owner, `/api/auditEvents/${data[0]?.id}/references`);
  const stored = await server.db
    .selectFrom('enquiries')
    .select('reference')
    .where('kind', '=', 'insurance')
    .execute();
  expect(references.toSorted()).toEqual(stored.map(({ reference }) => reference).toSorted());
  const found = await sent<Paged<AuditRow>>(owner, '/api/auditEvents', { search: references[7] });
  expect(found.data.map((event) => event.id)).toEqual([data[0]?.id]);
});

it('closes by a part of the text and a period what was made up, and undoes it', async () => {
  const first = TEST_NOW - 10 * DAY_MS;
  const MINUTE_MS = 60_000;
  // One a minute: the first and the last of the ten have a neighbour a minute before and after.
  const stored = Array.from({ length: 12 }, (_, i) =>
    buildEnquiry({
      kind: i % 2 === 0 ? 'contact' : 'sales',
      createdAt: first + i * MINUTE_MS,
      values: { name: `Made up ${i}`, mobile: '9811111111', message: 'Buy cheap pills' },
    }),
  );
  await storeEnquiries(server, stored);
  await putOnDesk(server.db, { now: TEST_NOW });
  const [from, until] = [1, 10].map((minute) => minuteOf(first + minute * MINUTE_MS));
  const query = { view: 'open', search: 'CHEAP pills', arrived: { from, until } };
  const { rows } = await sent<DeskPage>(owner, '/api/desk', { ...query, limit: 50 });
  expect(rows).toHaveLength(10);
  expect(await matches(query)).toMatchObject({ count: 10 });
  expect(await matches({ ...query, arrived: { from } })).toMatchObject({ count: 11 });
  expect(await matches({ ...query, arrived: undefined })).toMatchObject({ count: 0 });
  const closed = await take(
    await allOf(query, { do: 'close', then: { to: 'lost', reason: fixedReasons.notAnEnquiry } }),
  );
  expect(closed).toMatchObject({ done: 10, left: noneLeft });
  expect(await undo(closed.id)).toEqual({ done: 10, left: 0 });
  // A period without a search would match the rest of the list.
  for (const path of ['/api/desk', '/api/desk/matches']) {
    const refused = await owner.send('POST', path, { view: 'open', arrived: { from, until } });
    expect(refused.status).toBe(400);
  }
  const wrong = { ...query, arrived: { from: '2026-02-30T10:00' } };
  expect((await owner.send('POST', '/api/desk/matches', wrong)).status).toBe(400);
  await server.db.deleteFrom('enquiries').where('mobile', '=', '9811111111').execute();
});

it('leaves alone what somebody else has changed since, before it and before its undo', async () => {
  const step = await allOf(insurance, close);
  server.passTime(1000);
  const rows = await listed(boss, 'before', { kinds: ['insurance'], limit: 3 });
  const [first = '', second = ''] = rows.map(({ reference }) => reference);
  await done(boss, first, { do: 'assign', to: 'boss' });
  await storeEnquiries(server, [buildEnquiry({ kind: 'insurance', createdAt: server.clock() })]);
  await putOnDesk(server.db, { now: server.clock() });
  const { id, ...closed } = await take(step);
  // An enquiry that a colleague has taken is in another list; a later one was not meant.
  expect(closed).toEqual({ done: INSURANCE - 1, left: noneLeft });
  await done(boss, second, { do: 'reopen', at: minuteOf(server.clock() + DAY_MS) });
  const byOther = await boss.send('POST', `/api/desk/steps/${id}/undo`, {});
  expect(byOther.status).toBe(400);
  expect(await undo(id)).toEqual({ done: INSURANCE - 2, left: 1 });
  expect((await deskOf(owner, first)).enquiry.assignee?.user_id).toBe('boss');
  expect((await deskOf(owner, second)).enquiry).toMatchObject({ status: 'talking' });

  const late = await take(await allOf(insurance, { ...close, then: { to: 'done' } }));
  server.passTime(deskLimits.undoMs + 1);
  const tooLate = await owner.send('POST', `/api/desk/steps/${late.id}/undo`, {});
  expect(tooLate.status).toBe(400);
});

it('answers which it has left, and why', async () => {
  const query = { view: 'open' };
  await take(
    await allOf({ view: 'before' }, { do: 'next', at: minuteOf(server.clock() + DAY_MS) }),
  );
  const service = await chosen({ kinds: ['service'] }, 2);
  const sales = await chosen({ kinds: ['sales'] }, 5);
  if (service.by !== 'rows' || sales.by !== 'rows') throw new Error('rows are meant');
  const [same, gone, changed, closed, one] = sales.rows;
  if (!same || !gone || !changed || !closed || !one) throw new Error('5 rows are meant');
  await done(boss, same.reference, { do: 'assign', to: 'rina' });
  await done(boss, closed.reference, { do: 'close', then: { to: 'done' } });
  const versionOf = async (reference: string) => (await deskOf(owner, reference)).enquiry.version;
  const which: SentMany['which'] = {
    by: 'rows',
    rows: [
      ...service.rows,
      { ...same, version: await versionOf(same.reference) },
      { ...gone, reference: 'NONESUCH' },
      { ...changed, version: changed.version - 1 },
      { ...closed, version: await versionOf(closed.reference) },
      one,
    ],
  };
  const step = { do: 'assign', to: 'rina' } as const;
  const given = await take({ key: randomUUID(), step, which });
  expect(given).toMatchObject({
    done: 1,
    left: { closed: 1, same: 1, kind: 2, changed: 1, gone: 1 },
  });
  expect((await deskOf(owner, one.reference)).enquiry.assignee?.user_id).toBe('rina');
  // Setting a next step does not change the assignee of the others.
  expect(await matches({ ...query, assignee: 'staff' })).toMatchObject({ count: 0 });
  for (const wrong of [
    { do: 'assign', to: 'nobody' },
    { do: 'close', then: { to: 'lost', reason: 'none' } },
    { do: 'next', at: minuteOf(server.clock() - DAY_MS) },
    { do: 'spoke', then: { to: 'done' } },
  ]) {
    const answer = await owner.send('POST', '/api/desk/steps', {
      key: randomUUID(),
      step: wrong,
      which: { by: 'rows', rows: [{ ...one, version: await versionOf(one.reference) }] },
    });
    expect(answer.status, JSON.stringify(wrong)).toBe(400);
  }
});

it.each([
  ['beyond the calendar', 8_640_000_000_000_001],
  ['on the last day of what can be counted', Number.MAX_SAFE_INTEGER],
  ['in a year of five digits', Date.parse('+010000-01-01T00:00:00Z')],
  ['long before there were computers', -1e15],
  ['still to come', TEST_NOW + DAY_MS],
])('is not for what was counted at a time %s', async (_, asOf) => {
  const { which, ...step } = await allOf({ view: 'open' }, { do: 'assign', to: null });
  const answer = await owner.send<{ fields: object }>('POST', '/api/desk/steps', {
    ...step,
    which: { ...which, asOf },
  });
  expect(answer.status, answer.text).toBe(400);
  expect(Object.keys(answer.body.fields)[0]).toMatch(/^which/);
});

it('answers the same step again, whatever has become of the colleague since', async () => {
  const [row] = await listed(owner, 'open', { kinds: ['sales'], limit: 1 });
  if (!row) throw new Error('a row is meant');
  const { reference, version } = row;
  await join(server, owner, { userId: 'leaver', role: 'sales' });
  const sentStep: SentMany = {
    key: randomUUID(),
    step: { do: 'assign', to: 'leaver' },
    which: { by: 'rows', rows: [{ reference, version }] },
  };
  const given = await take(sentStep);
  expect(given.done).toBe(1);
  await changed(owner, 'leaver', { isActive: false });
  expect(await take(sentStep)).toEqual(given);
});

it('two at the same moment: each enquiry is given once', async () => {
  const query = { view: 'open', kinds: ['sales'] };
  const [one, other] = [
    await allOf(query, { do: 'assign', to: 'staff' }),
    await allOf(query, { do: 'assign', to: 'boss' }),
  ];
  server.passTime(1);
  const { count } = await matches(query);
  const answers = await Promise.all([take(one), take(other, boss)]);
  // The other step may run between two parts of a step.
  const done = answers.map((answer) => answer.done);
  expect(done.reduce((sum, each) => sum + each, 0)).toBe(count);
  for (const answer of answers) {
    expect(answer.left).toEqual({ ...noneLeft, changed: count - answer.done });
  }
  const { staff: theirs = 0, boss: others = 0 } = await whose('sales');
  expect([theirs, others]).toEqual(done);
});

async function whose(kind: EnquiryKind): Promise<Record<string, number>> {
  const rows = await server.db
    .selectFrom('desk')
    .select(({ fn }) => ['assignee', fn.countAll<number>().as('count')])
    .where('kind', '=', kind)
    .where('standing', '=', 'open')
    .groupBy('assignee')
    .execute();
  return Object.fromEntries(rows.map(({ assignee, count }) => [assignee ?? '', count]));
}

it('rings once, when it cannot be undone any more, and never for what was undone', async () => {
  const notices = async (browser: Browser) =>
    (await sent<{ notices: DeskAlert[] }>(browser, '/api/desk/notices')).notices;
  const service = { view: 'open', kinds: ['service'] };
  server.passTime(deskLimits.undoMs + 1);
  await runDesk(server);
  const before = (await notices(rina)).length;
  const undone = await take(await allOf(service, { do: 'assign', to: 'suman' }));
  await runDesk(server);
  expect(await notices(suman)).toEqual([]);
  await undo(undone.id);
  server.passTime(deskLimits.undoMs + 1);
  await runDesk(server);
  expect(await notices(suman)).toEqual([]);

  const given = await take(await allOf(service, { do: 'assign', to: 'suman' }));
  server.passTime(deskLimits.undoMs + 1);
  await Promise.all([runDesk(server), runDesk(server)]);
  expect(await notices(suman)).toMatchObject([{ why: 'assigned', count: given.done }]);
  expect(await notices(rina)).toHaveLength(before);
  expect((await owner.send('POST', `/api/desk/steps/${given.id}/undo`, {})).status).toBe(400);
});

it('knows nothing of kinds that somebody does not read, nor lets anybody assign who may not', async () => {
  const [row] = await listed(owner, 'open', { kinds: ['service'], limit: 1 });
  if (!row) throw new Error('a row is meant');
  const { db, clock } = server;
  const deps = {
    db,
    clock,
    audit: () => Promise.resolve(),
    answering: createAnsweringSource({ db, clock }),
  };
  const reads = { kinds: ['sales'], branches: null } as const;
  const actor = { userId: 'boss', role: 'manager', reads } as const;
  const viewer = { userId: 'boss', reads, now: clock(), visitBefore: 0 };
  const key = randomUUID;
  const rows = [{ reference: row.reference, version: row.version }];
  const one = await takeMany(
    deps,
    { ...actor, viewer },
    { key: key(), step: close, which: { by: 'rows', rows } },
  );
  expect(one).toMatchObject({ done: 0, left: { ...noneLeft, gone: 1 } });
  const query = { view: 'open', kinds: ['service', 'insurance'] } as const;
  const all = await takeMany(
    deps,
    { ...actor, viewer },
    {
      key: key(),
      step: close,
      which: { by: 'query', query: { ...query, kinds: [...query.kinds] }, asOf: clock() },
    },
  );
  expect(all).toMatchObject({ done: 0, left: noneLeft });
  await expect(
    takeMany(
      deps,
      { ...actor, role: 'sales', viewer },
      { key: key(), step: { do: 'assign', to: null }, which: { by: 'rows', rows } },
    ),
  ).rejects.toMatchObject({ code: 'forbidden' });
  expect((await rina.send('POST', '/api/desk/matches', { view: 'open' })).status).toBe(403);
  // A step that cannot be recorded is not done.
  const before = await states();
  const audit = () => Promise.reject(new Error('no audit'));
  const unrecorded = takeMany(
    { ...deps, audit },
    { ...actor, reads: { kinds: ['service'], branches: null }, viewer },
    { key: key(), step: close, which: { by: 'rows', rows } },
  );
  await expect(unrecorded).rejects.toThrow('no audit');
  expect(await states()).toEqual(before);
});
