import { setTimeout as sleep } from 'node:timers/promises';
import { allEnquiriesReport, DAY_MS, dayOf } from '@dealership/shared';
import { noteEngines, startEngines, type Engine } from '../engines.ts';
import { show } from '../figure-text.ts';
import type { Figure, PartResult } from '../figures.ts';
import { bytesTogether } from '../memory.ts';
import type { BenchOptions } from '../part.ts';
import { processTree } from '../processor.ts';
import { ABSENT, COMMON, PAGE_SIZE, SHARED } from '../report-pages.ts';
import { withSeededSite, type Site } from '../site.ts';

const DEFAULT_ROWS = [100_000];
const MB = 1e6;

/** The server starts its daily work soon after its start; its processes end 30 s after their last order. */
const REST_MS = 60_000;
const LOOK_EVERY_MS = 200;

/** At most 20,000 rows: two months of a year with 100,000. */
const REPORT_DAYS = 60;

const GOALS = { idle: 130, highest: 320, later: 150 };

/** Memory of the server and its processes: at rest, while staff work, and a minute later. */
export async function memory({
  rows = DEFAULT_ROWS,
  engines: wanted,
}: BenchOptions): Promise<PartResult> {
  const engines = await startEngines(wanted);
  try {
    const figures: Figure[] = [];
    for (const engine of engines) {
      for (const count of rows) figures.push(...(await measureTable(engine, count)));
    }
    return {
      figures,
      notes: [
        `The server and all of its processes; memory that several of them share counts once (the sum of PSS, if nobody else ran Node.js). Looked at every ${LOOK_EVERY_MS} ms while staff search, export all rows, draw a report of ${REPORT_DAYS} days and a brochure, one after another. MariaDB's own process is not in it.`,
        noteEngines(engines),
      ],
    };
  } finally {
    for (const engine of engines) await engine.stop();
  }
}

async function measureTable(engine: Engine, count: number): Promise<Figure[]> {
  return withSeededSite(engine, count, async (site, subject) => {
    const figures: Figure[] = [];
    const note = (measure: string, bytes: number, atMost?: number) => {
      const value = bytes / MB;
      process.stderr.write(`  ${subject}, ${measure}: ${show(value, 'MB')}\n`);
      const goal = atMost === undefined ? {} : { goal: { atMost } };
      figures.push({ subject, measure, value, unit: 'MB', ...goal });
    };
    await sleep(REST_MS);
    note('at rest', takenBy(site), GOALS.idle);
    let highest = 0;
    for (const [name, work] of Object.entries(await worksOf(site))) {
      const most = await highestWhile(site, work);
      note(`highest, ${name}`, most);
      highest = Math.max(highest, most);
    }
    note('highest of all', highest, GOALS.highest);
    await sleep(REST_MS);
    note('a minute later', takenBy(site), GOALS.later);
    return figures;
  });
}

async function worksOf(site: Site): Promise<Record<string, () => Promise<void>>> {
  const { cookie } = await site.signIn();
  const headers = { 'Content-Type': 'application/json', cookie };
  const post = (path: string, body: object) =>
    readToEnd(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const now = Date.now();
  return {
    searches: async () => {
      for (const search of [COMMON, SHARED, ABSENT, 'ra', COMMON, SHARED, ABSENT, 'ra']) {
        await post(allEnquiriesReport.path, { search, limit: PAGE_SIZE });
      }
    },
    'export of all rows': () =>
      readToEnd(`${site.url}${allEnquiriesReport.path}/export`, { headers }),
    'report as PDF': () =>
      post(`${allEnquiriesReport.path}/pdf`, {
        fromDate: dayOf(now - REPORT_DAYS * DAY_MS),
        toDate: dayOf(now),
      }),
    brochure: () => readToEnd(`${site.url}/brochures/Activa6G.pdf`),
  };
}

async function readToEnd(url: string, request: RequestInit = {}): Promise<void> {
  const answer = await fetch(url, request);
  if (!answer.ok || answer.body === null) throw new Error(`${url} answered ${answer.status}`);
  for await (const _ of answer.body);
}

function takenBy({ pid }: Site): number {
  return bytesTogether(processTree(pid).map((each) => each.pid));
}

async function highestWhile(site: Site, work: () => Promise<void>): Promise<number> {
  let most = takenBy(site);
  const look = () => {
    most = Math.max(most, takenBy(site));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  look();
  return most;
}
