import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  allEnquiriesReport,
  DAY_MS,
  dayOf,
  deskViews,
  enquiryKinds,
  statuses,
  UNATTENDED_HEADER,
  type DeskCounts,
  type DeskDetail,
  type DeskPage,
  type DeskView,
} from '@dealership/shared';
import { launchBrowser } from '../browser.ts';
import { fillDesk, onlooker, salesPerson, serviceAdvisor } from '../desk-data.ts';
import { durableWrites } from '../durable-writes.ts';
import { noteEngines, startEngines, type Engine } from '../engines.ts';
import { enquiryLoadOf } from '../enquiry-load.ts';
import { show } from '../figure-text.ts';
import { median, type Figure, type PartResult } from '../figures.ts';
import type { BenchOptions } from '../part.ts';
import { processTreeMs } from '../processor.ts';
import { ABSENT, COMMON, SHARED } from '../report-pages.ts';
import { seedEnquiries, startSite, type Site } from '../site.ts';
import { timeTyping, visit } from './interaction.ts';
import { runSignedIn } from './lighthouse.ts';
import { budget as reportBudget } from './reports.ts';

const DEFAULT_ROWS = [100_000, 1_000_000];

/** Up to this many enquiries the goals are those for 100,000, above it those for 1,000,000. */
const MANY = 100_000;

/** Calls for each median. */
const CALLS = 15;
/** For each sort of list, only the filters that took longest in a first round are measured. */
const SLOWEST = 8;
/** Enquiries that are opened, and those that get a step. */
const ENQUIRIES = 60;

const STAFF = 50;
const WATCH_SECONDS = 60;
/** They come to their desks one after the other, within this time. */
const ARRIVING_SECONDS = 10;
/** How often the application counts again (`use-desk-live.ts`). */
const COUNT_EVERY_MS = 60_000;

/** Lighthouse's runs for the screen. */
const SCREENS = 3;
const PAINTED_MS = 1800;

const DETAIL_MS = 5;
const STEP_MS = 10;
/** Enquiries whose news are measured. */
const NEWS = 10;
const NEWS_MS = 2000;
const WATCH_PERCENT = 5;

/** The goal for the median of a list or a count, in milliseconds. */
function listBudget(engine: Engine, rows: number): number {
  const isSqlite = engine.name === 'SQLite';
  if (rows > MANY) return isSqlite ? 60 : 120;
  return isSqlite ? 10 : 15;
}

/** The desk over tables of several sizes. */
export async function desk({
  rows = DEFAULT_ROWS,
  engines: wanted,
}: BenchOptions): Promise<PartResult> {
  const engines = await startEngines(wanted);
  try {
    const figures: Figure[] = [];
    const details: unknown[] = [];
    for (const engine of engines) {
      for (const count of rows) {
        const measured = await measureDesk(engine, count);
        figures.push(...measured.figures);
        details.push(...measured.details);
      }
    }
    return {
      figures,
      notes: [
        `Nine in ten enquiries are closed. An owner reads all kinds, "three kinds" a sales person, "workshop" a service advisor. Over HTTP, one call at a time; medians of ${CALLS} calls, and of ${ENQUIRIES} enquiries opened and worked on. The goals up to ${MANY.toLocaleString('en')} enquiries are those for that many, beyond those for 1,000,000.`,
        `"Filtered" is every combination of view, kind, status and assignee: each is asked twice, and of the ${SLOWEST} slowest the slowest median counts. The JSON has them.`,
        `The floor of a step is one row written to the same disk.`,
        `"Connected": ${STAFF} who wait for news as the application does, with their counts once a minute; processor time of the server, its processes and the database in ${WATCH_SECONDS} s, beside the same with nobody there.`,
        `The screen: Lighthouse as a phone, signed in, medians of ${SCREENS} runs; keys with the processor four times slower.`,
        noteEngines(engines),
      ],
      details,
    };
  } finally {
    for (const engine of engines) await engine.stop();
  }
}

/** A person at the desk. */
interface Person {
  readonly name: string;
  readonly cookie: string;
}

/** A site, and the person who sends requests to it. */
export interface Asking {
  readonly site: Site;
  readonly person: Person;
}

/** A call with its median. */
interface Timed {
  readonly what: string;
  readonly p50Ms: number;
}

async function measureDesk(engine: Engine, count: number) {
  const databaseUrl = await engine.createDatabase();
  const name = `${engine.name}, ${count.toLocaleString('en')}`;
  const site = await openDesk(databaseUrl, { name, count });
  try {
    const people: Person[] = [];
    for (const [person, userId] of [
      ['owner', site.staff.userId],
      ['three kinds', salesPerson],
      ['workshop', serviceAdvisor],
    ] as const) {
      people.push({ name: person, cookie: (await site.signIn(userId)).cookie });
    }
    const figures: Figure[] = [];
    const details: unknown[] = [];
    const add = (measure: string, timed: readonly Timed[], atMost?: number) => {
      const p50s = timed.map(({ p50Ms }) => p50Ms);
      const value = Math.max(...p50s);
      figures.push({
        subject: name,
        measure,
        value,
        unit: 'ms',
        ...(atMost !== undefined && { goal: { atMost } }),
      });
      process.stderr.write(`  ${name} ${measure}: ${show(value, 'ms')}\n`);
      details.push(...timed.map((each) => ({ table: name, measure, ...each })));
    };
    // A new process is slower until its code has been compiled.
    for (const person of people) await measureLists({ site, person }, 'views');
    const most = listBudget(engine, count);
    for (const person of people) {
      const asking = { site, person };
      add(`views, ${person.name}`, await measureLists(asking, 'views'), most);
      add(`next pages, ${person.name}`, await measureLists(asking, 'pages'), most);
      add(`filtered, ${person.name}`, await measureFilters(asking), most);
      add(`counts, ${person.name}`, await timeEach([['counts', () => readCounts(asking)]]), most);
      add(`days with appointments, ${person.name}`, await measureDays(asking), most);
    }
    const [owner, sales] = people;
    if (!owner || !sales) throw new Error('nobody is at the desk');
    for (const [query, search] of await searchTerms({ site, person: owner })) {
      const work = () => list({ site, person: owner }, { search, limit: 50 });
      add(query, await timeEach([[query, work]]), reportBudget(query, { engine, rows: count }));
    }
    for (const person of [owner, sales]) {
      const opened = await measureDetails({ site, person });
      add(`enquiry opened, ${person.name}`, [opened.detail], DETAIL_MS);
      add(`its mark, ${person.name}`, [opened.mark]);
      add(`customer opened, ${person.name}`, [opened.customer]);
    }
    const others = [
      await measureSteps({ site, person: owner }, { engine, name }),
      await measureNews({ site, person: owner }, name),
      await measureWatch(site, { engine, name }),
      ...(await measureScreen(site, name)),
    ];
    for (const { measure, value, floor, unit } of others) {
      const beside = floor === undefined ? '' : `, floor ${show(floor, unit)}`;
      process.stderr.write(`  ${name} ${measure}: ${show(value, unit)}${beside}\n`);
    }
    figures.push(...others);
    return { figures, details };
  } finally {
    await site.stop();
  }
}

/** The site on a database with this many enquiries and a desk with work on them. */
export async function openDesk(
  databaseUrl: string,
  { name, count }: { name: string; count: number },
): Promise<Site> {
  process.stderr.write(`  ${name}: seeding\n`);
  // The first start makes the owner's account.
  const { staff, stop } = await startSite({ databaseUrl });
  await stop();
  await seedEnquiries(databaseUrl, count);
  await fillDesk(databaseUrl, { owner: staff.userId, now: Date.now() });
  const site = await startSite({ databaseUrl, staff });
  await untilIdle(site);
  return site;
}

/** Waits until the server has processed its stored data, as after each start. */
export async function untilIdle({ pid }: Site): Promise<void> {
  const LOOK_MS = 2000;
  for (let before = processTreeMs(pid), isIdle = false; !isIdle;) {
    await sleep(LOOK_MS);
    const now = processTreeMs(pid);
    isIdle = now - before < LOOK_MS / 10;
    before = now;
  }
}

/** @throws {Error} if the answer is not a success */
export async function askAs<Answer>(
  { site, person }: Asking,
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const answer = await fetch(site.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', cookie: person.cookie, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as Answer;
}

function list(asking: Asking, query: object): Promise<DeskPage> {
  return askAs(asking, '/api/desk', { body: { view: 'open', ...query } });
}

function readCounts(asking: Asking): Promise<DeskCounts> {
  return askAs(asking, '/api/desk/counts', { headers: { [UNATTENDED_HEADER]: '1' } });
}

type Work = () => Promise<unknown>;

/** In turn, round by round, so that a disturbance of the machine affects all of them. */
async function timeEach(works: readonly (readonly [what: string, work: Work])[]): Promise<Timed[]> {
  const times = works.map((): number[] => []);
  for (const [, work] of works) await work();
  for (let call = 0; call < CALLS; call += 1) {
    for (const [index, [, work]] of works.entries()) times[index]?.push(await msOf(work));
  }
  return works.map(([what], index) => ({ what, p50Ms: median(times[index] ?? []) }));
}

export async function msOf(work: Work): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The first page of every view for a person who comes to the desk, or the page after it. */
async function measureLists(asking: Asking, which: 'views' | 'pages'): Promise<Timed[]> {
  const works: [DeskView, Work][] = [];
  for (const view of deskViews) {
    if (which === 'views') {
      works.push([view, () => list(asking, { view, isVisit: true })]);
      continue;
    }
    const { next } = await list(asking, { view });
    if (next !== null) {
      works.push([view, () => list(asking, { view, after: next, limit: 50 })]);
    }
  }
  return timeEach(works);
}

interface Filter {
  readonly view: DeskView;
  readonly kinds?: readonly string[];
  readonly status?: string;
  readonly assignee?: string;
}

/** The slowest of all combinations of filters. */
async function measureFilters(asking: Asking): Promise<Timed[]> {
  const looked: { filter: Filter; ms: number }[] = [];
  for (const filter of filtersOf(asking)) {
    const work = () => list(asking, filter);
    looked.push({ filter, ms: Math.min(await msOf(work), await msOf(work)) });
  }
  looked.sort((one, other) => other.ms - one.ms);
  return timeEach(
    looked
      .slice(0, SLOWEST)
      .map(({ filter }) => [JSON.stringify(filter), () => list(asking, filter)]),
  );
}

/** Kinds with few and with many open enquiries, answered by sales and by the workshop, and one that is never open. */
const someKinds = enquiryKinds.filter((kind) =>
  ['product', 'service', 'joy-club', 'opt-in'].includes(kind),
);

function* filtersOf({ site }: Asking): Generator<Filter> {
  const someAssignees = [site.staff.userId, salesPerson, serviceAdvisor, onlooker];
  for (const view of deskViews) {
    for (const kind of [undefined, ...someKinds]) {
      for (const status of [undefined, ...statuses]) {
        for (const assignee of [undefined, ...someAssignees]) {
          yield {
            view,
            ...(kind !== undefined && { kinds: [kind] }),
            ...(status !== undefined && { status }),
            ...(assignee !== undefined && { assignee }),
          };
        }
      }
    }
  }
}

function measureDays(asking: Asking): Promise<Timed[]> {
  const from = dayOf(Date.now() - DAY_MS);
  return timeEach([['days', () => askAs(asking, `/api/desk/appointment-days/${from}`)]]);
}

/** The search terms of the reports. */
async function searchTerms(asking: Asking) {
  const page = await askAs<{ data: { email?: string | null }[] }>(asking, allEnquiriesReport.path, {
    body: { page: 1, limit: 10 },
  });
  const email = page.data.find((row) => row.email)?.email ?? 'pemba.rai';
  return [
    ['search, rare', email],
    ['search, none', ABSENT],
    ['search of 2 %', COMMON],
    ['search, two letters', 'ra'],
    ['search, shared domain', SHARED],
  ] as const;
}

/** References of open and of closed enquiries, equally many. */
async function someReferences(asking: Asking): Promise<string[]> {
  const [open, closed] = await Promise.all([
    list(asking, { view: 'open', limit: ENQUIRIES / 2 }),
    list(asking, { view: 'closed', limit: ENQUIRIES / 2 }),
  ]);
  return [...open.rows, ...closed.rows].map(({ reference }) => reference);
}

/** An enquiry, the note that the person has it open, and its customer; medians over some of them. */
async function measureDetails(asking: Asking) {
  const times: Record<'detail' | 'mark' | 'customer', number[]> = {
    detail: [],
    mark: [],
    customer: [],
  };
  for (const reference of await someReferences(asking)) {
    const path = `/api/desk/enquiries/${reference}`;
    let detail: DeskDetail | undefined;
    const read = async () => {
      detail = await askAs<DeskDetail>(asking, path);
    };
    times.detail.push(await msOf(read));
    times.mark.push(await msOf(() => askAs(asking, `${path}/open`, { body: { isOpen: true } })));
    const id = detail?.enquiry.customer?.id;
    if (id !== undefined) {
      times.customer.push(await msOf(() => askAs(asking, `/api/customers/${id}`)));
    }
  }
  const over = (what: keyof typeof times) => ({ what, p50Ms: median(times[what]) });
  return { detail: over('detail'), mark: over('mark'), customer: over('customer') };
}

/** Storing the outcome of a call, compared with writing one row to the same disk. */
async function measureSteps(
  asking: Asking,
  { engine, name }: { engine: Engine; name: string },
): Promise<Figure> {
  const writes = await durableWrites(await engine.createDatabase());
  const [steps, floors]: [number[], number[]] = [[], []];
  try {
    const { rows } = await list(asking, { view: 'open', limit: 50 });
    for (const { reference, version } of rows) {
      const body = { key: randomUUID(), version, step: { do: 'no-answer', note: 'Rang out.' } };
      steps.push(
        await msOf(() => askAs(asking, `/api/desk/enquiries/${reference}/steps`, { body })),
      );
      floors.push(await msOf(writes.write));
    }
  } finally {
    await writes.close();
  }
  return {
    subject: name,
    measure: 'outcome stored',
    value: median(steps),
    floor: median(floors),
    unit: 'ms',
    goal: { atMost: STEP_MS, of: 'excess' },
  };
}

/** The desk's screen on a phone: its first rows, and typing into its search. */
async function measureScreen(site: Site, name: string): Promise<Figure[]> {
  const path = '/admin/desk?view=open';
  const painted: number[] = [];
  for (let run = 0; run < SCREENS; run += 1) {
    painted.push((await runSignedIn(site, path)).largestContentfulPaintMs);
  }
  const browser = await launchBrowser();
  try {
    const typed = await visit({ browser, site, isStaff: true }, async (page) => {
      await page.goto(path, { waitUntil: 'load' });
      await page.locator('[data-row]').first().waitFor();
      return timeTyping(page.locator('input[type=search]'), name);
    });
    return [
      {
        subject: name,
        measure: 'first rows painted',
        value: median(painted),
        unit: 'ms',
        goal: { atMost: PAINTED_MS },
      },
      ...typed.map((figure) => ({ ...figure, measure: `search, ${figure.measure}` })),
    ];
  } finally {
    await browser.close();
  }
}

/** From an enquiry's acknowledgement until a person waiting at the desk gets the news. */
async function measureNews(asking: Asking, name: string): Promise<Figure> {
  const times: number[] = [];
  for (let turn = 0; turn < NEWS; turn += 1) {
    const { url, ...request } = enquiryLoadOf(String(9_700_000_000 + turn));
    const { mark } = await readCounts(asking);
    const watched = askAs<{ mark: string }>(asking, '/api/desk/watch', { body: { mark } });
    await (await fetch(asking.site.url + url, request)).text();
    const started = performance.now();
    if ((await watched).mark === mark) throw new Error('nobody got the news');
    times.push(performance.now() - started);
  }
  return {
    subject: name,
    measure: 'news sent',
    value: Math.max(...times),
    unit: 'ms',
    goal: { atMost: NEWS_MS },
  };
}

/** The cost of many open desks while nothing arrives. */
async function measureWatch(
  site: Site,
  { engine, name }: { engine: Engine; name: string },
): Promise<Figure> {
  const share = async (): Promise<number> => {
    const now = () => processTreeMs(site.pid) + (engine.pid ? processTreeMs(engine.pid) : 0);
    const [before, started] = [now(), performance.now()];
    await sleep(WATCH_SECONDS * 1000);
    return (100 * (now() - before)) / (performance.now() - started);
  };
  const sessions: Person[] = [];
  for (let person = 0; person < STAFF; person += 1) {
    const userIds = [site.staff.userId, salesPerson, serviceAdvisor, onlooker];
    const { cookie } = await site.signIn(userIds[person % userIds.length]);
    sessions.push({ name: String(person), cookie });
  }
  await untilIdle(site);
  const floor = await share();
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  const watching = sessions.map(async (person, index) => {
    await sleep((index * ARRIVING_SECONDS * 1000) / STAFF);
    const asking = { site, person };
    while (!isOver()) {
      const counts = await readCounts(asking);
      const until = performance.now() + COUNT_EVERY_MS;
      let { mark } = counts;
      while (mark === counts.mark && performance.now() < until && !isOver()) {
        const headers = { [UNATTENDED_HEADER]: '1' };
        ({ mark } = await askAs<{ mark: string }>(asking, '/api/desk/watch', {
          body: { mark },
          headers,
        }));
      }
    }
  });
  await sleep(ARRIVING_SECONDS * 1000);
  const value = await share();
  over.abort();
  await Promise.all(watching);
  return {
    subject: name,
    measure: `${STAFF} staff connected`,
    value,
    floor,
    unit: '%',
    goal: { atMost: WATCH_PERCENT, of: 'excess' },
  };
}
