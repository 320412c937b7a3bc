import { sql, type Insertable } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  enquiryKinds,
  insightFigures,
  insightGroups,
  minuteOf,
  type AnsweringSettings,
  type CountedFilter,
  type DeskPage,
  type EnquiryKind,
  type Insights,
  type InsightQuery,
  hoursOf,
} from '@dealership/shared';
import type { DeskTable } from '../../../src/db/schema.ts';
import { measuresAfter } from '../../../src/features/enquiries/desk/steps/measures.ts';
import { move } from '../../../src/features/enquiries/desk/steps/moves.ts';
import {
  whatChanged,
  type OnDesk,
  type StateOnDesk,
} from '../../../src/features/enquiries/desk/rows/state-on-desk.ts';
import { newDeskRow, type NewDeskRow } from '../../../src/features/enquiries/desk-row.ts';
import { insertEnquiries } from '../../../src/features/enquiries/enquiry-repository.ts';
import { createAnsweringSource } from '../../../src/features/settings/answering-source.ts';
import { demoBranch } from '../../../src/seed/demo-dealership.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { done, runDesk } from '../../support/desk/desk-work.ts';
import { openPatient } from '../../support/enquiries/many-enquiries.ts';
import { join, signIn } from '../../support/people/people.ts';
import { putOnDesk } from '../../support/desk/put-on-desk.ts';
import {
  readStored,
  recount,
  toRecounted,
  type Stored,
} from '../../support/desk/recount-insights.ts';
import { TEST_NOW } from '../../support/enquiries/samples.ts';
import { buildEnquiry, storeEnquiries } from '../../support/enquiries/stored-enquiries.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

/** `npm run test:long` generates 100,000. */
const ENQUIRIES = Number(process.env.INSIGHTS_ENQUIRIES ?? 1500);
const isMany = ENQUIRIES >= 100_000;
/** Most steps for one enquiry. */
const STEPS = isMany ? 18 : 6;
const AT_ONCE = 500;
/** Days before now in which they arrive. */
const DAYS = 70;
const HOUR_MS = 3_600_000;

const today = dayOf(TEST_NOW);
const everything = { from: addDays(today, -DAYS - 1), to: addDays(today, 1) };
const people = ['asim', 'rina', 'suman'];
const models = [
  'Activa 125',
  'activa125',
  'honda-activa-125',
  'XBLADE',
  'X-Blade',
  'Scooty Pep',
  'Other',
  '?',
  undefined,
];

const visits = [
  undefined,
  { page: '/' },
  { page: '/offers', referrer: 'www.google.co.in' },
  { page: '/', referrer: 'l.facebook.com' },
  { page: '/gallery', referrer: 'bikes.example' },
  { page: '/', referrer: 'www.google.co.in', campaign: 'puja' },
];

let server: TestServer;
let owner: Browser;
let stored: Stored;

/** The same numbers in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const random = createRandom(20_261_125);

function oneOf<Value>(values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

beforeAll(async () => {
  server = await startTestServer();
  owner = await signIn(server);
  const settings = await createAnsweringSource(server)();
  const db = openPatient(server.database.config);
  for (let made = 0; made < ENQUIRIES; made += AT_ONCE) {
    await generate(db, Math.min(AT_ONCE, ENQUIRIES - made), settings);
  }
  await db
    .updateTable('desk')
    .set({ dealer_id: 2 })
    .where(sql`enquiry_id % 3`, '=', 0)
    .execute();
  stored = await readStored(db);
  await db.destroy();
}, 900_000);
afterAll(() => server.stop());

let lastEvent = 0;

/** Stores enquiries of the last days with work on them, in the way of the product. */
async function generate(
  db: TestServer['db'],
  count: number,
  settings: AnsweringSettings,
): Promise<void> {
  const enquiries = Array.from({ length: count }, () => {
    const createdAt = TEST_NOW - Math.floor(random() * DAYS * 24 * HOUR_MS);
    const kind = oneOf(enquiryKinds);
    const model = oneOf(models);
    const visit = oneOf(visits);
    const values = { ...(model !== undefined && { model }) };
    return { ...buildEnquiry({ kind, createdAt, values }), ...(visit && { visit }) };
  });
  await insertEnquiries(
    db,
    enquiries.map((enquiry) => ({ enquiry })),
  );
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'reference'])
    .where(
      'reference',
      'in',
      enquiries.map(({ reference }) => reference),
    )
    .execute();
  const ids = new Map(rows.map(({ id, reference }) => [reference, id]));
  const worked = enquiries.map((enquiry) => {
    const id = ids.get(enquiry.reference) ?? 0;
    // Already received, so that no work is left for the desk.
    const row: NewDeskRow = { ...newDeskRow(enquiry, settings), stage: 'answered', check_at: null };
    return workOn(id, row, settings);
  });
  await db
    .insertInto('desk')
    .values(worked.map(({ row }) => row))
    .execute();
  const events = worked.flatMap((each) => each.events);
  for (let at = 0; at < events.length; at += AT_ONCE) {
    await db
      .insertInto('desk_events')
      .values(events.slice(at, at + AT_ONCE))
      .execute();
  }
}

/** Some steps in a row, some of them undone. */
function workOn(id: number, row: NewDeskRow, settings: AnsweringSettings) {
  const empty = {
    customer_id: null,
    assignee: null,
    next_at: null,
    due_at: null,
    critical_at: null,
    attempted_at: null,
    appointment_day: null,
    appointment_time: null,
    appointment_state: null,
    closed_at: null,
    lost_reason: null,
    model_letters: null,
    answer_minutes: null,
    reached_at: null,
    appointed_at: null,
    missed_at: null,
  };
  const begin = { enquiry_id: id, ...empty, ...row } as OnDesk;
  let found = begin;
  const events: NewEvent[] = [];
  let at = found.arrived_at;
  for (let steps = Math.floor(random() * STEPS); steps > 0; steps -= 1) {
    at += Math.floor(random() ** 4 * 72 * HOUR_MS);
    if (at > TEST_NOW) break;
    const userId = oneOf(people);
    const event = { enquiry_id: id, at, user_id: userId, request_key: null };
    const { do: kind, ...choice } = chooseStep(at);
    const after = stepFrom(found, { do: kind, ...choice } as Chosen, { userId, now: at, settings });
    if (!after) continue;
    const before = whatChanged(found, after);
    const reason = (choice as { then?: { reason?: string } }).then?.reason ?? null;
    lastEvent += 1;
    const detail = JSON.stringify({ ...choice, before });
    events.push({ ...event, id: lastEvent, kind, reason, detail });
    const unchanged = found;
    found = { ...found, ...after };
    if (random() > 0.15) continue;
    const back = { event: lastEvent, before: whatChanged(after, unchanged) };
    lastEvent += 1;
    events.push({
      ...event,
      id: lastEvent,
      kind: 'undo',
      reason: null,
      at: at + 1000,
      detail: JSON.stringify(back),
    });
    found = unchanged;
  }
  return { events, row: found as Insertable<DeskTable> };
}

interface NewEvent {
  id: number;
  enquiry_id: number;
  at: number;
  kind: string;
  user_id: string;
  detail: string;
  reason: string | null;
  request_key: null;
}

type Chosen = Parameters<typeof move>[1];

/** `undefined`: the step does not fit. */
function stepFrom(
  found: OnDesk,
  wanted: Chosen,
  context: { userId: string; now: number; settings: AnsweringSettings },
): StateOnDesk | undefined {
  const { now: at } = context;
  const hours = hoursOf(context.settings);
  try {
    const after = move(found, wanted, { ...context, settings: { ...context.settings, hours } });
    return measuresAfter(found, after, { step: wanted, at, hours });
  } catch {
    return undefined;
  }
}

function chooseStep(now: number): Chosen {
  const later = { at: minuteOf(now + 5 * HOUR_MS) };
  const day = dayOf(now + random() * 3 * 24 * HOUR_MS);
  const visit = { day, ...(random() < 0.5 && { time: '23:30' }) };
  const then = () =>
    oneOf([
      { to: 'next', ...later },
      { to: 'appointment', ...visit },
      { to: 'done' },
      { to: 'lost', reason: oneOf(['put-off', 'not-reached', 'not-an-enquiry']) },
    ] as const);
  const end = oneOf([{ to: 'done' }, { to: 'lost', reason: 'put-off' }] as const);
  return oneOf<() => Chosen>([
    () => ({ do: 'spoke', then: then() }),
    () => ({ do: 'wrong-number', then: then() }),
    () => ({ do: 'no-answer' }),
    () => ({ do: 'switched-off' }),
    () => ({ do: 'call-later', ...later }),
    () => ({ do: 'message', by: 'whatsapp' }),
    () => ({ do: 'assign', to: oneOf([...people, null]) }),
    () => ({ do: 'next', ...later }),
    () => ({ do: 'appointment', ...visit, isConfirmed: random() < 0.5 }),
    () => ({ do: 'came', then: then() }),
    () => ({ do: 'missed', then: then() }),
    () => ({ do: 'close', then: end }),
    () => ({ do: 'double', of: 'K4M72WRA' }),
    () => ({ do: 'reopen', ...later }),
  ])();
}

async function ask(query: InsightQuery, browser = owner): Promise<Insights> {
  const { status, text, body } = await browser.send<Insights>('POST', '/api/insights', query);
  expect(status, text).toBe(200);
  return body;
}

const hours = { week: demoBranch.week };

it.each(insightGroups)(`equals a second count of ${ENQUIRIES} enquiries by %s`, async (by) => {
  const part = { from: addDays(today, -40), to: addDays(today, -12) };
  // Has a number per week.
  const longer = { from: addDays(today, -100), to: addDays(today, -1) };
  for (const period of [everything, part, longer]) {
    const expected = recount(stored, { ...period, by, now: TEST_NOW, hours });
    const began = performance.now();
    const insights = await ask({ ...period, by });
    if (isMany) console.log(JSON.stringify({ by, ms: performance.now() - began, lastEvent }));
    expect(toRecounted(insights)).toEqual(expected);
    // No number is equal only because nothing was counted.
    expect(Object.values(insights.total).every((number) => number !== 0 && number !== null)).toBe(
      true,
    );
    expect(insights.groups.length).toBeGreaterThan(1);
  }
});

it('counts the same wherever the parts of a period begin', async () => {
  const { course: _, ...expected } = await ask({ ...everything, by: 'source' });
  for (const days of [1, 10, 20, 30, 366]) {
    const from = addDays(everything.from, -days);
    const { course, ...numbers } = await ask({ from, to: everything.to, by: 'source' });
    expect(numbers).toEqual(expected);
    expect(course.arrived.reduce<number>((sum, count) => sum + Number(count), 0)).toBe(
      expected.total.arrived,
    );
  }
});

/** Number of rows behind a number. */
async function countRows(counted: CountedFilter): Promise<number> {
  const references = new Set<string>();
  let after: string | undefined;
  do {
    const { status, text, body } = await owner.send<DeskPage>('POST', '/api/desk', {
      view: 'open',
      limit: 50,
      counted,
      ...(after !== undefined && { after }),
    });
    expect(status, text).toBe(200);
    for (const { reference } of body.rows) references.add(reference);
    after = body.next ?? undefined;
  } while (after !== undefined);
  return references.size;
}

it('has as many rows behind each number as the number', async () => {
  const period = { from: addDays(today, -20), to: addDays(today, isMany ? -20 : -17) };
  for (const by of insightGroups) {
    const { total, groups } = await ask({ ...period, by });
    for (const figure of insightFigures) {
      if (by === 'kind') expect(await countRows({ ...period, figure })).toBe(total[figure]);
      for (const { key, reasons, ...numbers } of groups.slice(0, 1)) {
        const group = { by, key };
        expect(await countRows({ ...period, figure, group }), key).toBe(numbers[figure]);
        if (figure !== 'lost') continue;
        for (const { reason, count } of reasons) {
          expect(await countRows({ ...period, figure, group, reason }), reason).toBe(count);
        }
      }
    }
  }
  // Those in none of the groups.
  const { groups } = await ask({ ...period, by: 'model' });
  const none = groups.find(({ key }) => key === '');
  const group = { by: 'model', key: '' } as const;
  expect(none?.arrived).toBeGreaterThan(0);
  expect(await countRows({ ...period, figure: 'arrived', group })).toBe(none?.arrived);
});

it('counts what staff do and not what they take back, of the kinds and days that are asked for', async () => {
  const day = addDays(today, 2);
  server.passTime(48 * HOUR_MS);
  // The session has ended by now.
  owner = await signIn(server);
  const arrive = async (kind: EnquiryKind) => {
    server.passTime(1000);
    const { status, body } = await submit(server, kind);
    expect(status).toBe(201);
    return body.reference;
  };
  const [first, again, unwanted] = [
    await arrive('sales'),
    await arrive('sales'),
    await arrive('amc'),
  ];
  await arrive('opt-in');
  const early = buildEnquiry({ createdAt: server.clock() });
  await storeEnquiries(server, [early]);
  await putOnDesk(server.db, { now: server.clock() });
  await runDesk(server);
  const rina = await join(server, owner, { userId: 'rina', role: 'manager' });
  const query = { from: day, to: day, by: 'person' } as const;
  const numbers = async (kinds?: EnquiryKind[]) =>
    (await ask({ ...query, ...(kinds && { kinds }) }, rina)).total;
  expect(await numbers()).toMatchObject({ arrived: 3, awaited: 3, answered: 0, promised: 0 });
  expect(await numbers(['sales', 'opt-in'])).toMatchObject({ arrived: 2 });

  // Shorter than the time after which an unused session ends.
  server.passTime(29 * 60_000 + 30_000);
  await done(rina, first, { do: 'no-answer' });
  const visit = { do: 'spoke', then: { to: 'appointment', day: addDays(day, 1) } };
  const { events } = await done(rina, again, visit);
  const both = { answered: 2, promised: 2, in_time: 2, reached: 1, appointed: 1 };
  expect(await numbers()).toMatchObject(both);
  await done(rina, again, { do: 'undo', event: events[0]?.id });
  const one = { answered: 1, promised: 1, reached: 0, appointed: 0, median: 29, p90: 29 };
  expect(await numbers()).toMatchObject(one);

  // Spoken to when it was entered: nobody waited.
  const added = await rina.send('POST', '/api/desk/enquiries', {
    key: 'walk-in-of-insights',
    kind: 'service',
    origin: 'walk-in',
    values: { mobile: '9832012399' },
  });
  expect(added.status, added.text).toBe(201);
  expect(await numbers()).toMatchObject({ ...one, arrived: 4, awaited: 3, reached: 1 });

  await done(rina, again, { do: 'double', of: first });
  const then = { to: 'lost', reason: 'not-an-enquiry' };
  await done(rina, unwanted, { do: 'close', then });
  await done(rina, early.reference, { do: 'no-answer' });
  const left = { arrived: 2, awaited: 1, answered: 1, reached: 1, lost: 0, reasons: [] };
  expect(await numbers()).toMatchObject(left);
  const { groups } = await ask(query, rina);
  expect(groups.map(({ key, name, arrived }) => [key, name, arrived])).toEqual([
    ['rina', 'Bimal rina', 2],
  ]);
});

it.each([
  [{ from: '2026-11-22', to: '2026-11-21' }, 'from'],
  [{ from: '2020-01-01', to: '2026-11-21' }, 'to'],
  [{ from: '2026-02-30', to: '2026-11-21' }, 'from'],
  [{ by: 'name' }, 'by'],
])('refuses %j', async (wrong, field) => {
  const query = { ...everything, by: 'kind', ...wrong };
  const { status, body } = await owner.send<{ fields: object }>('POST', '/api/insights', query);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});
