import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf, type Customer } from '@dealership/shared';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { runDesk } from '../../support/desk/desk-work.ts';
import { measureStretch, MOST_YARDSTICKS } from '../../support/server/loop-stretch.ts';
import { mixDesk, openPatient, storeMany } from '../../support/enquiries/many-enquiries.ts';
import { addPerson, changed, signIn } from '../../support/people/people.ts';
import { putOnDesk } from '../../support/desk/put-on-desk.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

/** `npm run test:long` has a desk of 300,000, with 5,000 of a person who leaves and 1,000 of one customer. */
const ROWS = Number(process.env.DESK_ROWS ?? 2600);
const LEFT = ROWS > 100_000 ? 5000 : 450;
const THEIRS = ROWS > 100_000 ? 1000 : 250;

let server: TestServer;
let second: TestServer;
let owner: Browser;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ database: server.database });
  owner = await signIn(server);
  for (const userId of ['asim', 'rina', 'suman']) {
    await addPerson(server, owner, { userId, role: 'sales' });
  }
  const db = openPatient(server.database.config);
  await storeMany(db, ROWS);
  await putOnDesk(db, { now: TEST_NOW });
  await mixDesk(db, ['staff']);
  await db.destroy();
}, 600_000);
afterAll(async () => {
  await second.stop();
  await server.stop();
});

/** Runs work while visitors send enquiries: all of these are stored, and, on a large desk, nobody waits long. */
async function amongVisitors(name: string, work: () => Promise<unknown>): Promise<void> {
  let isOver = false;
  const waits = [0];
  const visit = async () => {
    while (!isOver) {
      const began = performance.now();
      expect((await submit(server, 'contact')).status).toBe(201);
      waits.push(performance.now() - began);
      await sleep(5);
    }
  };
  const visiting = visit();
  const began = performance.now();
  let tookMs = 0;
  const stretch = await measureStretch(async () => {
    await work();
    tookMs = performance.now() - began;
    isOver = true;
    await visiting;
  });
  // A few hundred rows take less than the limit even in one piece: only a pause of the machine would be over it.
  if (ROWS > 100_000) {
    console.log(JSON.stringify({ name, tookMs, stretch, visitorsMs: Math.max(...waits) }));
    expect(stretch).toBeLessThan(MOST_YARDSTICKS);
  }
}

/**
 * Assigns open enquiries of all kinds to a person.
 * @returns their ids
 */
async function give(userId: string): Promise<number[]> {
  const { db } = server;
  const query = db.selectFrom('desk').select('enquiry_id').orderBy('enquiry_id').limit(LEFT);
  const ids = (await query.execute()).map((row) => row.enquiry_id);
  await db.deleteFrom('desk_events').where('enquiry_id', 'in', ids).execute();
  await db.deleteFrom('desk_notices').where('enquiry_id', 'in', ids).execute();
  await db
    .updateTable('desk')
    .set({ assignee: userId, standing: 'open', status: 'new', last_event_at: 1 })
    .where('enquiry_id', 'in', ids)
    .execute();
  return ids;
}

/** Each was handed over once, to the person or its queue, with an event in its timeline. */
async function expectHanded(ids: readonly number[], from: string): Promise<void> {
  const { db } = server;
  const desk = await db.selectFrom('desk').selectAll().where('enquiry_id', 'in', ids).execute();
  const whose = new Map<string, string | null>();
  for (const { kind, assignee } of desk) {
    if (whose.has(kind)) expect(assignee, kind).toBe(whose.get(kind));
    whose.set(kind, assignee);
  }
  expect(whose.get('sales')).toBe('rina');
  expect(whose.get('service')).toBe(null);
  expect(desk.every((row) => row.last_event_at === TEST_NOW)).toBe(true);
  const events = await db
    .selectFrom('desk_events')
    .select(['enquiry_id', 'detail'])
    .where('enquiry_id', 'in', ids)
    .where('kind', '=', 'assign')
    .orderBy('enquiry_id')
    .execute();
  expect(events).toEqual(
    desk.map(({ enquiry_id: id, assignee: to }) => ({
      enquiry_id: id,
      detail: JSON.stringify({ from, to }),
    })),
  );
  const notices = await db
    .selectFrom('desk_notices')
    .select(['user_id', 'enquiry_id'])
    .where('enquiry_id', 'in', ids)
    .orderBy('enquiry_id')
    .execute();
  const taken = desk.filter(({ assignee }) => assignee === 'rina');
  expect(notices).toEqual(taken.map((row) => ({ user_id: 'rina', enquiry_id: row.enquiry_id })));
}

it(`hands over the ${LEFT} open enquiries of a leaver, with the account's end`, async () => {
  const ids = await give('asim');
  const change = { isActive: false, handOverTo: 'rina' };
  await amongVisitors('leaver', () => changed(owner, 'asim', change));
  await expectHanded(ids, 'asim');
});

it('hands over as many when days off begin, in parts and once, on two servers at the same time', async () => {
  const ids = await give('suman');
  const today = dayOf(TEST_NOW);
  await server.db
    .insertInto('days_off')
    .values({ user_id: 'suman', first_day: today, last_day: today, taker: 'rina', begun_at: null })
    .execute();
  await amongVisitors('days off', () => Promise.all([runDesk(server), runDesk(second)]));
  await expectHanded(ids, 'suman');
  // Enquiries assigned to the person on that day stay with them.
  const [given = 0] = ids;
  await server.db
    .updateTable('desk')
    .set({ assignee: 'suman', kind: 'sales' })
    .where('enquiry_id', '=', given)
    .execute();
  await runDesk(server);
  const row = await server.db
    .selectFrom('desk')
    .select('assignee')
    .where('enquiry_id', '=', given)
    .executeTakeFirst();
  expect(row?.assignee).toBe('suman');
});

it('returns as many to their queues when an account has ended by its day', async () => {
  const ids = await give('suman');
  await server.db
    .updateTable('admin_users')
    .set({ expire_date: '2026-01-01' })
    .where('user_id', '=', 'suman')
    .execute();
  await amongVisitors('expired', () => Promise.all([runDesk(server), runDesk(second)]));
  const desk = await server.db
    .selectFrom('desk')
    .select('assignee')
    .distinct()
    .where('enquiry_id', 'in', ids)
    .execute();
  expect(desk).toEqual([{ assignee: null }]);
  const events = await server.db
    .selectFrom('desk_events')
    .select('enquiry_id')
    .where('enquiry_id', 'in', ids)
    .execute();
  expect(events.map((event) => event.enquiry_id).sort((a, b) => a - b)).toEqual(ids);
});

it(`joins two customers with ${THEIRS} enquiries each, separates them, and blocks a number`, async () => {
  const { db } = server;
  const [one = 0, other = 0] = (
    await db.selectFrom('customers').select('id').orderBy('id').limit(2).execute()
  ).map(({ id }) => id);
  const ids = (
    await db
      .selectFrom('desk')
      .select('enquiry_id')
      .orderBy('enquiry_id', 'desc')
      .where('customer_id', 'is not', null)
      .limit(2 * THEIRS)
      .execute()
  ).map((row) => row.enquiry_id);
  const [theirs, others] = [ids.slice(0, THEIRS), ids.slice(THEIRS)];
  for (const [id, some] of [
    [one, theirs],
    [other, others],
  ] as const) {
    await db
      .updateTable('desk')
      .set({ customer_id: id, standing: 'open', status: 'new', closed_at: null })
      .where('enquiry_id', 'in', some)
      .execute();
  }
  const send = async <Body>(method: 'GET' | 'POST', path: string, sent?: object) => {
    const { status, body, text } = await owner.send<Body>(method, path, sent);
    expect(status, text).toBe(200);
    return body;
  };
  const read = (id: number) => send<Customer>('GET', `/api/customers/${id}`);
  const before = await Promise.all([read(one), read(other)]);
  await amongVisitors('join', () =>
    send('POST', `/api/customers/${one}/join`, {
      version: before[0].version,
      with: other,
      withVersion: before[1].version,
    }),
  );
  const joined = await read(one);
  expect(joined.total).toBe(before[0].total + before[1].total);
  await amongVisitors('lists', async () => {
    const { rows } = await send<{ rows: { customer: { ordinal: number } }[] }>(
      'POST',
      '/api/desk',
      { view: 'open', kinds: ['sales'], limit: 50 },
    );
    expect(Math.max(...rows.map(({ customer }) => customer.ordinal))).toBeGreaterThan(THEIRS);
    await send('GET', `/api/desk/enquiries/${joined.enquiries[0]?.reference ?? ''}`);
    await send('GET', '/api/desk/counts');
  });
  await amongVisitors('separate', () =>
    send('POST', `/api/customers/${one}/separate`, { version: joined.version, customer: other }),
  );
  await amongVisitors('block', () =>
    send('POST', `/api/customers/${one}/block`, { isBlocked: true }),
  );
  const closed = await db
    .selectFrom('desk_events')
    .select('enquiry_id')
    .where('kind', '=', 'blocked')
    .where('enquiry_id', 'in', ids)
    .orderBy('enquiry_id', 'desc')
    .execute();
  expect(closed.map((event) => event.enquiry_id)).toEqual(theirs);
});
