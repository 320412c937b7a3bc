import { sql, type Updateable } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditTrail } from '../../../src/audit/audit-trail.ts';
import {
  dayOf,
  deskViews,
  insightGroups,
  type Customer,
  type DeskPage,
  type DeskRow,
  type DeskView,
  type Insights,
} from '@dealership/shared';
import { createApp } from '../../../src/app.ts';
import { openDatabase, type Database } from '../../../src/db/open-database.ts';
import type { DeskTable } from '../../../src/db/schema.ts';
import { notifyStaff } from '../../../src/features/enquiries/desk/alerts/send-alerts.ts';
import { tidyDesk, workOnDesk } from '../../../src/features/enquiries/desk/desk-work.ts';
import { isReasonUsed } from '../../../src/features/settings/settings-repository.ts';
import {
  checkLeads,
  importLeads,
} from '../../../src/features/enquiries/desk/leads/import-leads.ts';
import { createAnsweringSource } from '../../../src/features/settings/answering-source.ts';
import { createDealershipSource } from '../../../src/features/settings/dealership-source.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { mixDesk, storeMany } from '../../support/enquiries/many-enquiries.ts';
import { join, signIn } from '../../support/people/people.ts';
import { openExplained, type ExplainedDatabase, type Plan } from '../../support/database/plans.ts';
import { putOnDesk } from '../../support/desk/put-on-desk.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import {
  createFilledDatabase,
  createTestLog,
  noDrawing,
  noHeic,
  noImages,
  noSheets,
  pictures,
  serve,
  testConfig,
  type TestDatabase,
} from '../../support/server/test-server.ts';

/** Enough rows for the engines to prefer an index. */
const ROWS = 5200;
const clock = () => TEST_NOW;

let database: TestDatabase;
/** Explains the statements of the desk's calls; visitors' calls and sessions have another handle, as in the product. */
let explained: ExplainedDatabase;
let visitors: Database;
let stop: () => Promise<void>;
let people: { owner: Browser; rina: Browser };
beforeAll(async () => {
  database = await createFilledDatabase();
  explained = openExplained(database.config);
  visitors = openDatabase(database.config);
  const { db } = explained;
  const served = await serve(
    createApp({
      pictures,
      images: noImages,
      drawing: noDrawing,
      sheets: noSheets,
      heic: noHeic,
      db: visitors,
      staffDb: db,
      clock,
      log: createTestLog(),
      config: testConfig,
      ...createDealershipSource({ db: visitors, clock, fixed: {} }),
    }),
  );
  ({ stop } = served);
  const owner = await signIn(served);
  const rina = await join(served, owner, { userId: 'rina', role: 'sales' });
  people = { owner, rina };
  await join(served, owner, { userId: 'suman', role: 'service' });
  await storeMany(db, ROWS);
  await putOnDesk(db, { now: TEST_NOW });
  await mixDesk(db, ['rina', 'suman', 'staff']);
  const tables = ['desk', 'desk_events', 'desk_notices', 'desk_reads', 'customers', 'enquiries'];
  await explained.analyze(tables as Parameters<ExplainedDatabase['analyze']>[0]);
});
afterAll(async () => {
  await stop();
  await explained.db.destroy();
  await visitors.destroy();
  await database.drop();
});

async function sent<Body>(browser: Browser, ...args: Parameters<Browser['send']>): Promise<Body> {
  const { status, text, body } = await browser.send(...args);
  expect(status, text).toBe(200);
  return body as Body;
}

const growing = /\b(desk|desk_events|desk_notices|desk_reads|customers|enquiries)\b/;

/** Rows of one enquiry, customer or person, or rows under a limit, may be sorted; so may a part of all ids. */
const few =
  /"id" >= \? and .*"id" <= \?|"enquiry_id" = \?|"(customer_id|joined_into)" (=|in)|"theirs"|"assignee" = \? .*group by/;

/** The last rows of a table, read from its end. */
const theLast = /from "\w+" order by "\w+" desc limit \?(?=\)|$)/g;

/** Finds all open or all closed enquiries; only the order of a list and its limit make that few. */
const byStandingAlone = /desk_by_(next|arrival) \(standing=\?\)/;

/** No statement reads a growing table from end to end, or sorts a whole list. */
async function expectBounded(
  work: () => Promise<unknown>,
  { isOfPerson = false }: { isOfPerson?: boolean } = {},
): Promise<Plan[]> {
  const words = ['select', 'update', 'delete', 'insert'];
  const plans = (await explained.plansOf(work, words)).filter(
    ({ query }) => growing.test(query) && !/^insert .* values/.test(query),
  );
  expect(plans.length).toBeGreaterThan(0);
  for (const { query, plan } of plans) {
    const text = query.replaceAll('`', '"');
    const scans = plan.filter((line) => {
      const [way = '', table = ''] = line.split(' ');
      return growing.test(table) && way !== 'SEEK';
    });
    const lasts = text.match(theLast)?.length ?? 0;
    expect(scans.length, `${query}\n${plan.join('\n')}`).toBeLessThanOrEqual(lasts);
    // The first rows of each kind, already limited, are sorted once more, by SQLite each before they are merged.
    const parts = text.split(' as "first"').length;
    const sorts = plan.filter((line) => /filesort|TEMP B-TREE/.test(line)).length;
    const isSorted = parts > 2 ? sorts >= parts : sorts > 0;
    // MySQL may read the rows of one person, and sort these.
    const isFew = few.test(text) || (isOfPerson && text.includes('"assignee" = ?'));
    if (isSorted) expect(isFew, `${query}\n${plan.join('\n')}`).toBe(true);
    if (plan.some((line) => byStandingAlone.test(line))) {
      expect([isSorted, text], query).toEqual([false, expect.stringMatching(/ limit \?/)]);
    }
  }
  return plans;
}

describe.each(['owner', 'rina'] as const)('the queries of the desk, asked by %s,', (who) => {
  const browser = () => people[who];
  const page = (view: DeskView, filter: object = {}) =>
    sent<DeskPage>(browser(), 'POST', '/api/desk', {
      view,
      limit: 10,
      ...filter,
      ...(view === 'appointments' && { day: '2026-11-24' }),
    });
  const newest = async (): Promise<DeskRow & { customer: { id: number } }> => {
    const { rows } = await page('open', { kinds: ['sales'] });
    return rows[0] as DeskRow & { customer: { id: number } };
  };

  it.each(deskViews)('find the rows of *%s* in the order of an index', async (view) => {
    let next: string | null = null;
    await expectBounded(async () => {
      const first = await page(view);
      expect(first.rows).toHaveLength(10);
      ({ next } = first);
    });
    await expectBounded(async () => {
      expect((await page(view, { after: next })).rows).toHaveLength(10);
    });
    const filters = {
      kinds: ['sales', 'finance'],
      ...(view === 'before' && { status: 'new' }),
      ...(view === 'closed' && { status: 'done', assignee: 'rina' }),
      ...(view !== 'before' && view !== 'closed' && { status: 'talking', assignee: 'rina' }),
    };
    await expectBounded(() => page(view, filters), { isOfPerson: true });
  });

  it('count what is in the lists up to a limit', async () => {
    const plans = await expectBounded(() => sent(browser(), 'GET', '/api/desk/counts'));
    const counting = plans.filter(({ query }) => query.includes('count(*)'));
    // An event during the count changes the next mark.
    const marked = plans.findLastIndex(({ query }) => query.includes('check_at'));
    expect(marked).toBeGreaterThanOrEqual(0);
    expect(marked).toBeLessThan(plans.findIndex(({ query }) => query.includes('count(*)')));
    expect(counting.length).toBeGreaterThan(deskViews.length);
  });

  it('find an enquiry with its timeline, and store a look and a step', async () => {
    const { reference, version } = await newest();
    const path = `/api/desk/enquiries/${reference}`;
    await expectBounded(() => sent(browser(), 'GET', path));
    await expectBounded(() => sent(browser(), 'POST', `${path}/open`, { isOpen: true }));
    const step = { key: `first-${who}`, version, step: { do: 'no-answer' } };
    await expectBounded(() => sent(browser(), 'POST', `${path}/steps`, step));
  });

  it('find a customer, by number too, and block it', async () => {
    const { customer, sent: enquiry } = await newest();
    const path = `/api/customers/${customer.id}`;
    await expectBounded(() => sent(browser(), 'GET', path));
    const { mobile } = enquiry;
    await expectBounded(() => sent(browser(), 'POST', '/api/knownCustomer', { mobile }));
    await expectBounded(() => sent(browser(), 'GET', '/api/recentCustomers'));
    if (who === 'rina') return;
    for (const isBlocked of [true, false]) {
      await expectBounded(() => sent(browser(), 'POST', `${path}/block`, { isBlocked }));
    }
  });

  it('find notices, and note that they are seen', async () => {
    await expectBounded(() => sent(browser(), 'GET', '/api/desk/notices'));
    const upTo = 20;
    await expectBounded(() => sent(browser(), 'POST', '/api/desk/notices/seen', { upTo }));
  });

  it('count the appointments of days', async () => {
    await expectBounded(() => sent(browser(), 'GET', '/api/desk/appointment-days/2026-11-20'));
  });
});

describe('the queries', () => {
  it('of joining customers and taking them apart look at these alone', async () => {
    const { owner } = people;
    const { rows } = await sent<DeskPage>(owner, 'POST', '/api/desk', { view: 'before' });
    const ids = new Set(rows.flatMap(({ customer }) => customer?.id ?? []));
    const [one, other] = await Promise.all(
      [...ids].slice(0, 2).map((id) => sent<Customer>(owner, 'GET', `/api/customers/${id}`)),
    );
    const path = `/api/customers/${one?.id ?? 0}`;
    await expectBounded(() =>
      sent(owner, 'POST', `${path}/join`, {
        version: one?.version,
        with: other?.id,
        withVersion: other?.version,
      }),
    );
    const { version } = await sent<Customer>(owner, 'GET', path);
    const apart = { version, customer: other?.id };
    await expectBounded(() => sent(owner, 'POST', `${path}/separate`, apart));
  });

  it('of who has overdue enquiries read only these, from an index', async () => {
    const plans = await explained.plansOf(() => sent(people.owner, 'GET', '/api/desk/overdue'));
    const { plan = [] } = plans.find(({ query }) => query.includes('group by')) ?? {};
    expect(plan.join('\n')).toMatch(/^SEEK desk .*desk_by_next/);
  });

  it('of one step for many look at these alone', async () => {
    const { owner } = people;
    const query = { view: 'before', kinds: ['finance', 'insurance'] };
    let match = { count: 0, as_of: 0 };
    await expectBounded(async () => {
      match = await sent(owner, 'POST', '/api/desk/matches', query);
    });
    const which = { by: 'query', query, asOf: match.as_of };
    const step = { do: 'close', then: { to: 'done' } };
    let stored = { id: 0, done: 0 };
    await expectBounded(async () => {
      stored = await sent(owner, 'POST', '/api/desk/steps', { key: 'many-plans', step, which });
    });
    expect([stored.done > 50, stored.done]).toEqual([true, match.count]);
    await expectBounded(() => sent(owner, 'POST', `/api/desk/steps/${stored.id}/undo`));
  });

  it('of removing a reason look at the events that name it', async () => {
    const { db } = explained;
    await expectBounded(() => isReasonUsed(db, 'put-off'));
    expect(await isReasonUsed(db, 'put-off')).toBe(false);
  });

  it('of an import look for its own leads, numbers and open enquiries', async () => {
    const { db } = explained;
    const known = await db.selectFrom('customers').select('contact').limit(300).execute();
    const cells = [...known.map(({ contact }) => contact), '9832099999'];
    const rows = [['Mobile'], ...cells.map((cell) => [cell])];
    const sheet = { name: '', rows, formulas: [], hidden: 0, beyond: 0, isTooLong: false };
    const file = { sheets: [sheet], bytes: new Uint8Array() };
    const options = { kind: 'sales', locale: 'en', userId: 'staff', branch: 1 } as const;
    const deps = {
      db,
      clock,
      log: createTestLog(),
      audit: () => Promise.resolve(),
      answering: createAnsweringSource({ db: visitors, clock }),
    };
    await expectBounded(async () => {
      expect((await checkLeads(deps, file, options)).with_open).toBeGreaterThan(0);
    });
    await expectBounded(async () => {
      expect((await importLeads(deps, file, options)).added).toBeGreaterThan(0);
    });
  });

  it('of what is to be handed over look at the work of one person', async () => {
    await expectBounded(() => sent(people.owner, 'GET', '/api/staff/rina/enquiries'));
  });

  it('of the work that the desk does by itself look at what is due', async () => {
    const { db } = explained;
    const open = await db
      .selectFrom('desk')
      .select(['enquiry_id as id'])
      .where('standing', '=', 'open')
      .where('assignee', 'is', null)
      .limit(6)
      .execute();
    const change = (from: number, columns: Updateable<DeskTable>) => {
      const some = open.slice(from, from + 3).map(({ id }) => id);
      return db.updateTable('desk').set(columns).where('enquiry_id', 'in', some).execute();
    };
    const isDue = { due_at: TEST_NOW, critical_at: TEST_NOW, check_at: TEST_NOW };
    await change(0, { stage: 'arrived', customer_id: null, ...isDue });
    await change(3, { stage: 'promised', ...isDue });
    await expectBounded(() =>
      workOnDesk({
        db,
        clock,
        audit: createAuditTrail({ clock, log: pino({ level: 'silent' }) }),
        answering: createAnsweringSource({ db: visitors, clock }),
      }),
    );
    const events = await db
      .selectFrom('desk_events')
      .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
      .where('at', '=', TEST_NOW)
      .where('user_id', '=', '')
      .groupBy('kind')
      .orderBy('kind')
      .execute();
    // Also the enquiries of people who do not read their kind.
    expect(events).toMatchObject([
      { kind: 'assign' },
      { kind: 'critical', count: 6 },
      { kind: 'due', count: 6 },
    ]);
  });

  it('of notifying staff look at what may be sent', async () => {
    const { db } = explained;
    const some = db.selectFrom('desk_notices').select('id').where('user_id', '=', 'rina').limit(30);
    const ids = (await some.execute()).map(({ id }) => id);
    const notified: string[] = [];
    const isDue = { alert_at: TEST_NOW, at: TEST_NOW };
    await db.updateTable('desk_notices').set(isDue).where('id', 'in', ids).execute();
    await db
      .updateTable('admin_users')
      .set({ email: 'rina@dealer.example' })
      .where('user_id', '=', 'rina')
      .execute();
    await db
      .insertInto('alert_choices')
      .values({ user_id: 'rina', choices: '{"mail":["due"],"push":[],"quiet":null}' })
      .execute();
    const plans = await expectBounded(() =>
      notifyStaff({
        db,
        clock,
        hasMail: true,
        answering: createAnsweringSource({ db: visitors, clock }),
        log: createTestLog(),
        pushDevicesOf: () => Promise.resolve([]),
        storeMessages: (_, messages) => {
          notified.push(...messages.map(({ payload }) => payload.userId));
          return Promise.resolve();
        },
      }),
    );
    const people = plans.filter(
      ({ query }) => query.includes('order by') && /alert_at. <= /.test(query),
    );
    expect(people.length).toBe(2);
    for (const { plan } of people) expect(plan.join('')).toMatch(/^SEEK .*desk_notices_by_alert/);
    expect(notified).toContain('rina');
  });

  it('of Insights read one index, those of a short period little of it', async () => {
    const day = dayOf(TEST_NOW);
    for (const by of insightGroups) {
      const query = { from: day, to: day, by };
      const work = () => sent(people.owner, 'POST', '/api/insights', query);
      const plans = await explained.plansOf(work, ['select', 'with']);
      const lines = plans.flatMap(({ plan }) => plan).filter((line) => growing.test(line));
      expect(lines.length).toBeGreaterThanOrEqual(1);
      for (const line of lines) expect(line).toMatch(/^SEEK desk .*desk_by_insights/);
      const [first] = (await sent<Insights>(people.owner, 'POST', '/api/insights', query)).groups;
      expect(first?.arrived).toBeGreaterThan(0);
      const group = { by, key: first?.key };
      const counted = { from: day, to: day, figure: 'arrived', group };
      const behind = await explained.plansOf(() =>
        sent(people.owner, 'POST', '/api/desk', { view: 'open', counted }),
      );
      const list = behind.find(({ query: text }) => text.includes('arrived_at >='));
      expect(list?.plan).toEqual([expect.stringMatching(/^SEEK desk .*desk_by_insights/)]);
      expect(list?.plan.join('')).not.toContain('filesort');
    }
  });

  it('of quotations in Insights find those of each enquiry by an index', async () => {
    const { db } = explained;
    await sql`insert into quotations
        (enquiry_id, number, version, token, content, valid_until, user_id, created_at)
      select id, concat('Q-', id), 1, concat('t', id), ${'x'.repeat(4000)}, '2026-12-01', 'staff', created_at
      from enquiries`.execute(db);
    await explained.analyze(['quotations']);
    const period = { from: dayOf(TEST_NOW), to: dayOf(TEST_NOW) };
    const plans = await explained.plansOf(
      () => sent(people.owner, 'POST', '/api/insights/quotations', period),
      ['select'],
    );
    const read = plans.find(({ query }) => query.includes('quotations'));
    expect(read?.plan.slice(0, 2)).toEqual([
      expect.stringMatching(/^SEEK desk .*desk_by_insights/),
      expect.stringMatching(/^SEEK quotations .*quotations_by_enquiry/),
    ]);
  });

  it('of tidying go through numbers, part by part', async () => {
    const { db } = explained;
    await expectBounded(() => tidyDesk({ db, clock }));
  });
});
