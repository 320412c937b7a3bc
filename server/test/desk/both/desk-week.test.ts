import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addDays,
  answeredKindOf,
  dayOf,
  enquiryKinds,
  FIRST_BRANCH,
  insightGroups,
  instantOf,
  isOpen,
  kindsToBeginWith,
  minuteOf,
  usualAnswerTimes,
  weekdayOf,
  type AnswerTime,
  type DeskDetail,
  type DeskPage,
  type EnquiryKind,
  type Insights,
} from '@dealership/shared';
import { recordTried } from '../../../../scripts/test-run/test-records.mjs';
import { demoBranch } from '../../../src/seed/demo-dealership.ts';
import type { Browser } from '../../support/requests/browser.ts';
import { submit } from '../../support/requests/calls.ts';
import { startDeskProcess, type DeskProcess } from '../../support/desk/desk-process.ts';
import { runDesk } from '../../support/desk/desk-work.ts';
import { addPerson, signIn, type Person } from '../../support/people/people.ts';
import { readStored, recount, toRecounted } from '../../support/desk/recount-insights.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

/** `npm run test:long` plays the whole week. Otherwise MariaDB, whose locks two servers share, has two days. */
const DAYS = Number(process.env.DESK_DAYS ?? (process.env.TEST_ENGINE === 'mysql' ? 2 : 1));
const ENQUIRIES_A_DAY = Number(process.env.DESK_ENQUIRIES_A_DAY ?? 86);
const STEP_MS = 30 * 60_000;
const FIRST_DAY = '2026-11-23';
const HOLIDAY = '2026-11-25';

/** How many work at once; `npm run test:long` has 30. */
const PEOPLE = Number(process.env.DESK_PEOPLE ?? 5);

interface Colleague {
  userId: string;
  role: 'sales' | 'service';
  /** Hours. */
  from: number;
  to: number;
  /** A day off. */
  off: string | undefined;
}

const known: readonly Colleague[] = [
  { userId: 'anik', role: 'sales', from: 10, to: 15, off: undefined },
  { userId: 'bela', role: 'sales', from: 10, to: 19, off: undefined },
  { userId: 'chitra', role: 'sales', from: 13, to: 19, off: '2026-11-24' },
  { userId: 'dipak', role: 'service', from: 10, to: 19, off: undefined },
  { userId: 'esha', role: 'service', from: 11, to: 17, off: '2026-11-26' },
];
const team = Array.from(
  { length: PEOPLE },
  (_, index): Colleague =>
    known[index] ?? {
      userId: `colleague${index}`,
      role: index % 3 === 0 ? 'service' : 'sales',
      from: 10 + (index % 4),
      to: 16 + (index % 4),
      off: undefined,
    },
);

const inTurn: readonly EnquiryKind[] = ['sales', 'product', 'offer', 'service'];

let first: TestServer;
let second: TestServer;
let other: DeskProcess;
const people = new Map<string, Person>();
/** Who is signed in, and at which server; new each morning. */
const browsers = new Map<string, Browser>();
/** Waiting times for answers, in ms. */
const waits: number[] = [];

beforeAll(async () => {
  const startsAt = instantOf(`${FIRST_DAY}T00:00`);
  first = await startTestServer({ startsAt });
  second = await startTestServer({ database: first.database, startsAt });
  other = await startDeskProcess(first.database.config);
  const owner = await signIn(first);
  for (const { userId, role } of team) {
    people.set(userId, await addPerson(first, owner, { userId, role }));
  }
  await changeSetting(owner, 'assignments', 0, (value: object) => ({
    ...value,
    ...Object.fromEntries(inTurn.map((kind) => [kind, 'in-turn'])),
  }));
  await changeSetting(owner, 'specialDays', FIRST_BRANCH, () => [
    { firstDay: HOLIDAY, lastDay: HOLIDAY, intervals: [], reason: { en: 'Guru Nanak Jayanti' } },
  ]);
});
afterAll(async () => {
  await other.stop();
  await second.stop();
  await first.stop();
});

async function changeSetting(
  owner: Browser,
  name: string,
  branch: number,
  change: (value: never) => unknown,
): Promise<void> {
  const { body } = await owner.send<{
    settings: { name: string; branch: number; version: number; value: unknown }[];
  }>('GET', '/api/settings');
  const setting = body.settings.find((each) => each.name === name && each.branch === branch);
  const { status, text } = await owner.send('PATCH', '/api/settings', {
    changes: [{ name, branch, version: setting?.version, value: change(setting?.value as never) }],
  });
  expect(status, text).toBe(200);
}

/** The same numbers in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Whether it is open in a minute: counted here minute by minute, unlike in the product. */
function isOpenAt(minute: string): boolean {
  const [day = '', time = ''] = minute.split('T');
  if (day === HOLIDAY) return false;
  const intervals = demoBranch.week[weekdayOf(day)] ?? [];
  return intervals.some(({ opens, closes }) => opens <= time && time < closes);
}

function minutesOfDay(day: string): number {
  const all = Array.from(
    { length: 1440 },
    (_, minute) => instantOf(`${day}T00:00`) + minute * 60_000,
  );
  return all.filter((at) => isOpenAt(minuteOf(at))).length;
}

/** When a number of open minutes have passed (epoch ms), found by walking through them. */
function walk(arrivedAt: number, time: AnswerTime): number {
  let at = arrivedAt;
  while (!isOpenAt(minuteOf(at))) at = Math.floor(at / 60_000) * 60_000 + 60_000;
  let left = ('minutes' in time ? time.minutes : time.days * minutesOfDay(dayOf(at))) * 60_000;
  for (;;) {
    const end = Math.floor(at / 60_000) * 60_000 + 60_000;
    const open = isOpenAt(minuteOf(at)) ? end - at : 0;
    if (open >= left) return at + left;
    left -= open;
    at = end;
  }
}

interface Sent {
  reference: string;
  kind: EnquiryKind;
  arrivedAt: number;
  /** As counted here (epoch ms); `undefined`: nothing is promised. */
  due: number | undefined;
  critical: number | undefined;
}

it(`keeps its promise for ${DAYS} days: every open enquiry has a status, a person or a queue, a next time and a last event`, async () => {
  const random = createRandom(20_261_123);
  const sent: Sent[] = [];
  const end = instantOf(`${addDays(FIRST_DAY, DAYS)}T00:00`);
  let kills = 0;
  for (let now = first.clock(); now < end; now += STEP_MS) {
    await arriveSome(random, sent);
    first.passTime(STEP_MS);
    second.passTime(STEP_MS);
    await setDuty(now + STEP_MS);
    const working = Promise.all([runDesk(first), other.work(now + STEP_MS)]);
    // Killed twice, in the middle of its work.
    if (kills < 2 && sent.length > (kills + 1) * 40) {
      kills += 1;
      recordTried({ faults: 1 });
      await other.kill();
    }
    await working;
    await Promise.all([workSome(), arriveSome(random, sent)]);
    await Promise.all([runDesk(second), other.work(now + STEP_MS)]);
    await check(sent, now + STEP_MS);
    if (kills > 0) recordTried({ healed: 1 });
  }
  expect(kills).toBe(2);
  expect(new Set(sent.map(({ kind }) => kind)).size).toBe(enquiryKinds.length);
  await checkInsights(end);
  await checkTurns(await eventsOf('assign', ''));
  if (DAYS > 2) {
    const longestMs = Math.round(Math.max(...waits));
    console.log(
      JSON.stringify({ people: PEOPLE, enquiries: sent.length, answers: waits.length, longestMs }),
    );
  }
}, 1_600_000);

/** The Insights of all days match the events. */
async function checkInsights(now: number): Promise<void> {
  const owner = await signIn(first);
  const stored = await readStored(first.db);
  const hours = { week: demoBranch.week, closedOn: [HOLIDAY] };
  const period = { from: FIRST_DAY, to: dayOf(now) };
  for (const by of insightGroups) {
    const { body } = await owner.send<Insights>('POST', '/api/insights', { ...period, by });
    expect(toRecounted(body), by).toEqual(recount(stored, { ...period, by, now, hours }));
  }
}

async function arriveSome(random: () => number, sent: Sent[]): Promise<void> {
  // Half of them while staff work.
  const count = Math.floor(random() * (ENQUIRIES_A_DAY / 48) + 0.5);
  for (let index = 0; index < count; index += 1) {
    const kind = enquiryKinds[sent.length % enquiryKinds.length] ?? 'sales';
    const server = random() < 0.5 ? first : second;
    const mobile = `98321${String(Math.floor(random() * 400)).padStart(5, '0')}`;
    const reason = ['Inquiry', 'Support', 'Feedback'][Math.floor(random() * 3)];
    const number = { mobile, contact: mobile, contactNumber: mobile, mobileNo: mobile };
    const overrides = {
      ...number,
      ...(kind === 'service-booking' && { bookingDate: addDays(dayOf(server.clock()), 1) }),
      ...(kind === 'contact' && { reason }),
    };
    const { status, body } = await timed(() => submit(server, kind, { overrides }));
    expect(status, JSON.stringify(body)).toBe(201);
    const arrivedAt = server.clock();
    const times = usualAnswerTimes[answeredKindOf(kind, reason)];
    sent.push({
      kind,
      reference: body.reference,
      arrivedAt,
      due: times ? walk(arrivedAt, times.due) : undefined,
      critical: times ? walk(arrivedAt, times.critical) : undefined,
    });
  }
}

function isThere({ off, from, to }: Colleague, at: number): boolean {
  const day = dayOf(at);
  const begin = instantOf(`${day}T${from}:00`);
  const until = instantOf(`${day}T${to}:00`);
  return off !== day && day !== HOLIDAY && begin <= at && at < until;
}

/** Each turn went to the person who had waited longest, of those who were on duty and read the kind. */
async function checkTurns(events: Awaited<ReturnType<typeof eventsOf>>): Promise<void> {
  const kinds = new Map(
    (await first.db.selectFrom('desk').select(['enquiry_id', 'kind']).execute()).map((row) => [
      row.enquiry_id,
      row.kind,
    ]),
  );
  const turns = events.filter(({ detail }) => detail.why === 'turn');
  // Colleagues take some before their turn comes, more of them on a busy machine: two can be compared.
  expect(turns.length).toBeGreaterThan(DAYS);
  const last = new Map<string, number>();
  turns.forEach(({ enquiry_id: id, at, detail }, index) => {
    const kind = kinds.get(id) ?? 'sales';
    const able = team.filter(
      (each) => isThere(each, at) && kindsToBeginWith(each.role).includes(kind),
    );
    const longest = Math.min(...able.map(({ userId }) => last.get(userId) ?? -1));
    expect(last.get(String(detail.to)) ?? -1, `turn ${index}`).toBe(longest);
    last.set(String(detail.to), index);
  });
}

async function setDuty(now: number): Promise<void> {
  for (const each of team) {
    const until = instantOf(`${dayOf(now)}T${each.to}:00`);
    await first.db
      .updateTable('admin_users')
      .set({ on_duty_until: isThere(each, now) ? until : null })
      .where('user_id', '=', each.userId)
      .execute();
  }
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const began = performance.now();
  const answer = await work();
  waits.push(performance.now() - began);
  return answer;
}

/** All who are present do something at once with some of their enquiries, through one of the servers. */
async function workSome(): Promise<void> {
  const now = first.clock();
  // An open desk asks every ten seconds, so nobody is signed out between these half hours.
  await first.db.updateTable('sessions').set({ last_seen_at: now }).execute();
  await Promise.all(
    team.map(async (each, index) => {
      if (isThere(each, now)) await work(each.userId, createRandom(now / STEP_MS + index * 7919));
    }),
  );
}

async function work(userId: string, random: () => number): Promise<void> {
  const browser = await browserOf(userId, random() < 0.5 ? first : second);
  for (const view of ['mine', 'unassigned'] as const) {
    const { status, text, body } = await timed(() =>
      browser.send<DeskPage>('POST', '/api/desk', { view, limit: 2 }),
    );
    expect(status, text).toBe(200);
    for (const { reference, version, standing } of body.rows) {
      // A colleague may close it while the list is being read.
      if (standing === 'closed' || random() < 0.4) continue;
      const answer = await timed(() =>
        browser.send<DeskDetail>('POST', `/api/desk/enquiries/${reference}/steps`, {
          key: randomUUID(),
          version,
          step: chooseStep(random, first.clock()),
        }),
      );
      expect([200, 409], answer.text).toContain(answer.status);
    }
  }
}

async function browserOf(userId: string, server: TestServer): Promise<Browser> {
  const morning = `${userId} ${dayOf(first.clock())}`;
  const browser = browsers.get(morning) ?? (await signIn(server, people.get(userId)));
  browsers.set(morning, browser);
  return browser;
}

function chooseStep(random: () => number, now: number): object {
  const dice = random();
  if (dice < 0.3) return { do: 'no-answer' };
  if (dice < 0.5) return { do: 'call-later', at: minuteOf(now + 3 * 3_600_000) };
  if (dice < 0.6) {
    return {
      do: 'spoke',
      then: { to: 'appointment', day: addDays(dayOf(now), 1), time: '11:00' },
    };
  }
  if (dice < 0.8) return { do: 'spoke', then: { to: 'done' } };
  if (dice < 0.9) return { do: 'close', then: { to: 'lost', reason: 'put-off' } };
  return { do: 'note', text: 'Looked at it' };
}

async function eventsOf(kind: string, userId: string) {
  const rows = await first.db
    .selectFrom('desk_events')
    .select(['enquiry_id', 'at', 'detail'])
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, detail: JSON.parse(row.detail) as Record<string, unknown> }));
}

/** Checks that must pass at every moment. */
async function check(sent: readonly Sent[], now: number): Promise<void> {
  const rows = await first.db
    .selectFrom('desk')
    .innerJoin('enquiries', 'enquiries.id', 'desk.enquiry_id')
    .selectAll('desk')
    .select('enquiries.reference')
    .execute();
  expect(rows).toHaveLength(sent.length);
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  const [due, critical] = [await eventsOf('due', ''), await eventsOf('critical', '')];
  for (const each of sent) {
    const { reference, kind, arrivedAt } = each;
    const row = byReference.get(reference);
    if (!row) throw new Error(`${reference} is not on the desk`);
    expect(row.customer_id, reference).not.toBeNull();
    expect(row.last_event_at).toBeGreaterThanOrEqual(arrivedAt);
    const isStillOpen = isOpen(row.status);
    expect(row.standing === 'open', reference).toBe(isStillOpen);
    expect(row.next_at !== null, reference).toBe(isStillOpen);
    if (each.due === undefined) continue;
    // A booking for the next day may be due earlier, at closing time.
    if (kind === 'service-booking') expect(row.due_at).toBeLessThanOrEqual(each.due);
    else expect(row.due_at, `${kind} ${minuteOf(arrivedAt)}`).toBe(each.due);
    expect(row.critical_at, `${kind} ${minuteOf(arrivedAt)}`).toBe(each.critical);
    for (const [events, at] of [
      [due, row.due_at],
      [critical, row.critical_at],
    ] as const) {
      const own = events.filter(({ enquiry_id: id }) => id === row.enquiry_id);
      const isLate = at !== null && at <= now;
      const isUnattempted = isStillOpen && row.attempted_at === null;
      expect(own.length, `${reference} ${minuteOf(at ?? 0)}`).toBeLessThanOrEqual(isLate ? 1 : 0);
      if (isUnattempted && isLate) expect(own, reference).toHaveLength(1);
    }
  }
}
