import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { allEnquiriesReport, DAY_MS, dayOf } from '@dealership/shared';
import { runProcess } from '../../scripts/run-process.mjs';
import { noteEngines, startEngines, type Engine } from '../engines.ts';
import { enquiryLoad } from '../enquiry-load.ts';
import { show } from '../figure-text.ts';
import { quantile, type Figure, type PartResult } from '../figures.ts';
import type { Load } from '../load.ts';
import type { BenchOptions } from '../part.ts';
import { ABSENT, COMMON, SHARED } from '../report-pages.ts';
import { databaseEnvironment, seedEnquiries, startSite, type Site } from '../site.ts';

const DEFAULT_ROWS = [300_000];

/** For each work of staff; one that ends earlier is repeated. */
export const VISIT_SECONDS = 10;
/** A visitor comes so often: the server has time to spare without staff. */
const EVERY_MS = 25;

/** How much longer a visitor may wait. */
const MOST_MORE_MS = 100;

const visits: readonly [string, Load][] = [
  ['home page', { url: '/' }],
  ['enquiry', enquiryLoad],
];

/** How long visitors wait while staff search, export, draw, erase or back up, beside how long without. */
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
  const databaseUrl = await engine.createDatabase();
  const subject = `${engine.name}, ${count.toLocaleString('en')}`;
  process.stderr.write(`  ${subject}: seeding\n`);
  await seedEnquiries(databaseUrl, count);
  const site = await startSite({ databaseUrl });
  try {
    const { cookie } = await site.signIn();
    const work = worksOfStaff(site, { cookie, databaseUrl });
    await visitWhile(site, () => sleep(VISIT_SECONDS * 1000));
    const alone = await visitWhile(site, () => sleep(VISIT_SECONDS * 1000));
    const figures: Figure[] = [];
    for (const [name, run] of Object.entries(work)) {
      const waits = await visitWhile(site, () => repeat(run));
      for (const [visit] of visits) {
        const figure: Figure = {
          subject,
          measure: `${visit} while ${name}, p99`,
          value: quantile(waits[visit] ?? [], 0.99),
          floor: quantile(alone[visit] ?? [], 0.99),
          unit: 'ms',
          goal: { atMost: MOST_MORE_MS, of: 'excess' },
        };
        process.stderr.write(
          `  ${subject}, ${figure.measure}: ${show(figure.value, 'ms')} (alone ${show(figure.floor ?? 0, 'ms')})\n`,
        );
        figures.push(figure);
      }
    }
    return figures;
  } finally {
    await site.stop();
  }
}

/** For as long as a measurement lasts. */
export async function repeat(work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < VISIT_SECONDS * 1000) await work();
}

/** Each visit at its times until the work has ended; in milliseconds. */
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

/** Reads the answer to its end. */
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
  const readList = async (body: object) => {
    const bytes = await post(allEnquiriesReport.path, body);
    return JSON.parse(new TextDecoder().decode(bytes)) as { data: { email: string }[] };
  };
  return {
    'staff search': async () => {
      for (const search of [COMMON, SHARED, ABSENT, 'ra']) await readList({ search, limit: 10 });
    },
    'staff look at the dashboard': () =>
      ask(`${site.url}/api/dashboard/history`, { headers: { cookie } }),
    'staff export all rows': () =>
      ask(`${site.url}${allEnquiriesReport.path}/export`, { headers: { cookie } }),
    // At most 20,000 rows: of 300,000 in a year those of three weeks, without what comes now.
    'staff draw PDFs': () => {
      const fromDate = dayOf(Date.now() - 22 * DAY_MS);
      const toDate = dayOf(Date.now() - DAY_MS);
      return post(`${allEnquiriesReport.path}/pdf`, { fromDate, toDate });
    },
    'staff erase persons': async () => {
      const { data } = await readList({ search: 'visitor', limit: 1 });
      await post('/api/erasures', { email: data[0]?.email });
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
