import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { allEnquiriesReport, DAY_MS, dayOf } from '@dealership/shared';
import { runProcess } from '../../../scripts/base/run-process.mjs';
import { openDatabase } from '../../../server/src/db/open-database.ts';
import { noteEngines, startEngines, type Engine } from '../engines.ts';
import { enquiryLoad } from '../enquiry-load.ts';
import { show } from '../figure-text.ts';
import { quantile, type Figure, type PartResult } from '../figures.ts';
import type { Load } from '../load.ts';
import type { BenchOptions } from '../part.ts';
import { ABSENT, COMMON, SHARED } from '../report-pages.ts';
import { databaseEnvironment, withSeededSite, type Site } from '../site.ts';

const DEFAULT_ROWS = [300_000];

/** Time for each work of staff; a shorter work is repeated. */
export const VISIT_SECONDS = 10;
/** Time between two visitors: without staff the server is idle in between. */
const EVERY_MS = 25;

/** Most extra time that a visitor may wait. */
const MOST_MORE_MS = 100;
/** Most extra time for a page while another program holds the lock of SQLite for this long (ms). */
const LOCKED_MORE_MS = 50;
const LOCK_MS = 3000;

const visits: readonly [string, Load][] = [
  ['home page', { url: '/' }],
  ['enquiry', enquiryLoad],
];

/** How long visitors wait while staff search, export, draw, erase or back up, compared with their usual wait. */
export async function besideStaff({
  rows = DEFAULT_ROWS,
  engines: wanted,
}: BenchOptions): Promise<PartResult> {
  const engines = await startEngines(wanted);
  try {
    const figures: Figure[] = [];
    for (const engine of engines) {
      for (const count of rows) figures.push(...(await measureEngine(engine, count)));
    }
    return {
      figures,
      notes: [
        `One home page and one enquiry every ${EVERY_MS} ms, for ${VISIT_SECONDS} s or as long as the work takes; the slowest hundredth. The floor is the same without staff. The load, the server and the database share the machine's cores.`,
        noteEngines(engines),
      ],
    };
  } finally {
    for (const engine of engines) await engine.stop();
  }
}

async function measureEngine(engine: Engine, count: number): Promise<Figure[]> {
  return withSeededSite(engine, count, async (site, subject, databaseUrl) => {
    const { cookie } = await site.signIn();
    const work = worksOfStaff(site, { cookie, databaseUrl });
    await visitWhile(site, () => sleep(VISIT_SECONDS * 1000));
    const alone = await visitWhile(site, () => sleep(VISIT_SECONDS * 1000));
    const figures: Figure[] = [];
    for (const [name, run] of Object.entries(work)) {
      const waits = await visitWhile(site, () => repeat(run));
      for (const [visit] of visits) {
        figures.push(figureOf({ subject, visit, name, waits, alone, mostMore: MOST_MORE_MS }));
      }
    }
    if (databaseUrl.startsWith('sqlite:')) {
      const name = 'another program holds the lock';
      const waits = await visitWhile(site, () => holdLock(databaseUrl.slice('sqlite:'.length)));
      const visit = 'home page';
      figures.push(figureOf({ subject, visit, name, waits, alone, mostMore: LOCKED_MORE_MS }));
    }
    return figures;
  });
}

interface Measured {
  subject: string;
  visit: string;
  /** Name of the work beside the visits. */
  name: string;
  /** Duration of the visits, with and without other work, in ms. */
  waits: Record<string, number[]>;
  alone: Record<string, number[]>;
  mostMore: number;
}

function figureOf({ subject, visit, name, waits, alone, mostMore }: Measured): Figure {
  const figure: Figure = {
    subject,
    measure: `${visit} while ${name}, p99`,
    value: quantile(waits[visit] ?? [], 0.99),
    floor: quantile(alone[visit] ?? [], 0.99),
    unit: 'ms',
    goal: { atMost: mostMore, of: 'excess' },
  };
  process.stderr.write(
    `  ${subject}, ${figure.measure}: ${show(figure.value, 'ms')} (alone ${show(figure.floor ?? 0, 'ms')})\n`,
  );
  return figure;
}

/** Like an operator's command that writes a lot. */
async function holdLock(file: string): Promise<void> {
  const db = openDatabase({ engine: 'sqlite', file });
  const lock = await db.startTransaction().execute();
  await sleep(LOCK_MS);
  await lock.rollback().execute();
  await db.destroy();
}

/** Repeats the work as long as a measurement lasts. */
export async function repeat(work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < VISIT_SECONDS * 1000) await work();
}

/** Makes each visit at its times until the work has ended; durations in milliseconds. */
export async function visitWhile(
  site: Site,
  work: () => Promise<unknown>,
): Promise<Record<string, number[]>> {
  let isOver = false;
  const waits: Record<string, number[]> = {};
  const visiting = visits.map(async ([name, { url, ...request }]) => {
    const times = (waits[name] = [] as number[]);
    const underWay = new Set<Promise<void>>();
    while (!isOver) {
      const visit = timeOf(`${site.url}${url}`, request).then((ms) => {
        times.push(ms);
        underWay.delete(visit);
      });
      underWay.add(visit);
      await sleep(EVERY_MS);
    }
    await Promise.all(underWay);
  });
  try {
    await work();
  } finally {
    isOver = true;
  }
  await Promise.all(visiting);
  return waits;
}

async function timeOf(url: string, request: RequestInit): Promise<number> {
  const started = performance.now();
  await ask(url, request);
  return performance.now() - started;
}

/** Reads the whole answer. */
async function ask(url: string, request: RequestInit): Promise<Uint8Array> {
  const answer = await fetch(url, request);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return bytes;
}

function worksOfStaff(
  site: Site,
  { cookie, databaseUrl }: { cookie: string; databaseUrl: string },
): Record<string, () => Promise<unknown>> {
  const headers = { 'Content-Type': 'application/json', cookie };
  const post = (path: string, body: object) =>
    ask(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const read = async <Answer>(path: string, body: object) =>
    JSON.parse(new TextDecoder().decode(await post(path, body))) as Answer;
  const readList = (body: object) =>
    read<{ data: { email: string }[] }>(allEnquiriesReport.path, body);
  let newLead = 7_000_000_000;
  return {
    'staff search': async () => {
      for (const search of [COMMON, SHARED, ABSENT, 'ra']) await readList({ search, limit: 10 });
    },
    'staff look at the dashboard': () =>
      ask(`${site.url}/api/dashboard/history`, { headers: { cookie } }),
    'staff export all rows': () =>
      ask(`${site.url}${allEnquiriesReport.path}/export`, { headers: { cookie } }),
    // At most 20,000 rows: three weeks of a year with 300,000, without those that arrive now.
    'staff draw PDFs': () => {
      const fromDate = dayOf(Date.now() - 22 * DAY_MS);
      const toDate = dayOf(Date.now() - DAY_MS);
      return post(`${allEnquiriesReport.path}/pdf`, { fromDate, toDate });
    },
    'staff erase persons': async () => {
      const { data } = await readList({ search: 'visitor', limit: 1 });
      await post('/api/erasures', { email: data[0]?.email });
    },
    'staff close 2,000 enquiries at once': async () => {
      const query = { view: 'before' };
      const { as_of: asOf } = await read<{ as_of: number }>('/api/desk/matches', query);
      const step = { do: 'close', then: { to: 'lost', reason: 'price' } };
      const which = { by: 'query', query, asOf };
      const sent = { key: randomUUID(), step, which };
      const { id } = await read<{ id: number }>('/api/desk/steps', sent);
      await post(`/api/desk/steps/${id}/undo`, {});
    },
    'staff import 500 leads': async () => {
      const first = (newLead += 500);
      const lines = Array.from({ length: 500 }, (_, at) => `Lead ${first + at},${first + at},Livo`);
      const file = new Blob([['Name,Mobile,Model', ...lines].join('\n')], { type: 'text/csv' });
      const send = async (call: string, digest: string) => {
        const body = new FormData();
        for (const [name, value] of Object.entries({ kind: 'sales', digest }))
          body.append(name, value);
        body.append('file', file, 'leads.csv');
        const init = { method: 'POST', headers: { cookie }, body };
        const bytes = await ask(`${site.url}/api/desk/leads/${call}`, init);
        return JSON.parse(new TextDecoder().decode(bytes)) as { digest: string };
      };
      const { digest } = await send('check', '');
      await send('apply', digest);
    },
    'a backup is made': async () => {
      const folder = mkdtempSync(join(tmpdir(), 'dealership-bench-'));
      const { code, output } = await runProcess(
        process.execPath,
        ['server/dist/backup.js', join(folder, 'backup.zip')],
        { env: databaseEnvironment(databaseUrl, folder), timeoutMs: 600_000 },
      );
      rmSync(folder, { recursive: true });
      if (code !== 0) throw new Error(`The backup failed:\n${output}`);
    },
  };
}
