import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dayOf, insightGroups, type Insights } from '@dealership/shared';
import { noteEngines, runStatement, startEngines, type Engine } from '../engines.ts';
import { show } from '../figure-text.ts';
import { median, quantile, type Figure, type PartResult } from '../figures.ts';
import type { BenchOptions } from '../part.ts';
import { processTreeMs } from '../processor.ts';
import { repeat, visitWhile, VISIT_SECONDS } from './beside-staff.ts';
import { askAs, msOf, openDesk, type Asking } from './desk.ts';

/** With a million events. */
const DEFAULT_ROWS = [310_000];

const CALLS = 9;
const ANSWER_MS = 200;
/** Most extra time that a visitor may wait. */
const MOST_MORE_MS = 100;

/** Made-up enquiries are from one year: a longer period has no more. */
const periods = [
  ['30 days', 30],
  ['a year', 366],
] as const;

/** Insights over a desk with a million events, and how long visitors wait at the same time. */
export async function insights({
  rows = DEFAULT_ROWS,
  engines: wanted,
}: BenchOptions): Promise<PartResult> {
  const engines = await startEngines(wanted);
  try {
    const figures: Figure[] = [];
    const details: unknown[] = [];
    for (const engine of engines) {
      for (const count of rows) {
        const measured = await measureInsights(engine, count);
        figures.push(...measured.figures);
        details.push(...measured.details);
      }
    }
    return {
      figures,
      notes: [
        `Enquiries of a year and their events, asked for by an owner over HTTP, one call at a time; ${CALLS} calls by each of ${insightGroups.length} groups, of which the slowest counts. No answer is kept: each call counts anew. Processor time is that of the server, its processes and the database.`,
        `Visitors: a home page and an enquiry every 25 ms, while a year is asked for again and again; the slowest twentieth. The floor is the same without anybody asking.`,
        noteEngines(engines),
      ],
      details,
    };
  } finally {
    for (const engine of engines) await engine.stop();
  }
}

/** Duration of the calls by one group. */
interface Asked {
  readonly by: (typeof insightGroups)[number];
  readonly p50Ms: number;
  readonly p90Ms: number;
  readonly processorMs: number;
}

async function measureInsights(engine: Engine, count: number) {
  const databaseUrl = await engine.createDatabase();
  const site = await openDesk(databaseUrl, { name: engine.name, count });
  try {
    const [row] = await runStatement(databaseUrl, 'select count(*) as events from desk_events');
    const subject = `${engine.name}, ${Number(row?.events).toLocaleString('en')} events`;
    const asking: Asking = {
      site,
      person: { name: 'owner', cookie: (await site.signIn()).cookie },
    };
    const figures: Figure[] = [];
    const details: unknown[] = [];
    const add = (figure: Omit<Figure, 'subject'>) => {
      figures.push({ subject, ...figure });
      const beside = figure.floor === undefined ? '' : `, floor ${show(figure.floor, figure.unit)}`;
      process.stderr.write(
        `  ${subject}, ${figure.measure}: ${show(figure.value, figure.unit)}${beside}\n`,
      );
    };
    const used = () => processTreeMs(site.pid) + (engine.pid ? processTreeMs(engine.pid) : 0);
    for (const [period, days] of periods) {
      const groups: Asked[] = [];
      for (const by of insightGroups) {
        const ask = () => readInsights(asking, days, by);
        await timeOf(ask);
        const before = used();
        const times: number[] = [];
        for (let call = 0; call < CALLS; call += 1) times.push(await timeOf(ask));
        const [p50Ms, p90Ms] = [median(times), quantile(times, 0.9)];
        const processorMs = (used() - before) / CALLS;
        groups.push({ by, p50Ms, p90Ms, processorMs });
      }
      details.push({ subject, period, groups });
      const worst = (of: 'p50Ms' | 'p90Ms' | 'processorMs') =>
        Math.max(...groups.map((group) => group[of]));
      const goal = { atMost: ANSWER_MS };
      add({ measure: `${period}, p50`, value: worst('p50Ms'), unit: 'ms', goal });
      add({ measure: `${period}, p90`, value: worst('p90Ms'), unit: 'ms' });
      add({ measure: `${period}, processor time`, value: worst('processorMs'), unit: 'ms' });
    }
    await visitWhile(site, () => sleep(VISIT_SECONDS * 1000));
    const alone = await visitWhile(site, () => sleep(VISIT_SECONDS * 1000));
    const beside = await visitWhile(site, () =>
      repeat(() => timeOf(() => readInsights(asking, 366, 'model'))),
    );
    for (const [visit, waits] of Object.entries(beside)) {
      add({
        measure: `${visit} meanwhile, p95`,
        value: quantile(waits, 0.95),
        unit: 'ms',
        floor: quantile(alone[visit] ?? [], 0.95),
        goal: { atMost: MOST_MORE_MS, of: 'excess' },
      });
    }
    return { figures, details };
  } finally {
    await site.stop();
  }
}

/** In milliseconds; a failed call counts as longer than any call may take. */
async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  try {
    return await msOf(ask);
  } catch {
    return Infinity;
  }
}

function readInsights(
  asking: Asking,
  days: number,
  by: (typeof insightGroups)[number],
): Promise<Insights> {
  const to = dayOf(Date.now());
  return askAs(asking, '/api/insights', { body: { from: addDays(to, 1 - days), to, by } });
}
