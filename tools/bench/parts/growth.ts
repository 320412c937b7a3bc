import { loadavg } from 'node:os';
import { allEnquiriesReport } from '@dealership/shared';
import { enquiryLoad } from '../enquiry-load.ts';
import { databaseBytes, noteEngines, startEngines, type Engine } from '../engines.ts';
import { show, subjectText } from '../figure-text.ts';
import type { Figure, PartResult } from '../figures.ts';
import { applyLoad, AT_ONCE, type Load } from '../load.ts';
import type { BenchOptions } from '../part.ts';
import { mainThreadMs } from '../processor.ts';
import { measureReport, type QueryClass } from '../report-pages.ts';
import { seedEnquiries, startSite } from '../site.ts';

const VISITORS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const ROWS = [1000, 10_000, 100_000, 1_000_000];
const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 2;
const MINUTE_MS = 60_000;
const MB = 1e6;

const queries: readonly QueryClass[] = ['first page', 'month', 'last page', 'search, rare'];

/** The cost of more visitors at once and of more stored enquiries. */
export async function growth({
  engines: wanted,
  visitors = VISITORS,
  rows = ROWS,
  minutes,
}: BenchOptions): Promise<PartResult> {
  const started = performance.now();
  const engines = await startEngines(wanted);
  const figures: Figure[] = [];
  const leftOut: string[] = [];
  try {
    for (const engine of engines) figures.push(...(await measureVisitors(engine, visitors)));
    for (const count of rows) {
      for (const engine of engines) {
        if (performance.now() - started > minutes * MINUTE_MS) {
          leftOut.push(`${engine.name} with ${count.toLocaleString('en')}`);
        } else {
          figures.push(...(await measureTable(engine, count)));
        }
      }
    }
    return {
      figures,
      notes: [
        `Visitors: requests at once from autocannon beside the server, one round of ${ROUND_SECONDS} s each; it counts whole milliseconds, rounded down. "Thread" is the server's main thread: how much of the round it ran on a core; at 100 % it can do no more, and "thread each" that time by request, which other work beside hardly changes.`,
        `Enquiries: the list of all of them over HTTP, one page at a time, medians; then ${AT_ONCE} enquiries at once for ${ROUND_SECONDS} s. The size on disk is taken before these.`,
        ...(leftOut.length > 0
          ? [`Left out after ${minutes} minutes: ${leftOut.join(', ')}.`]
          : []),
        `Load average at the end: ${loadavg()
          .map((load) => load.toFixed(1))
          .join(', ')} (1, 5 and 15 minutes).`,
        noteEngines(engines),
      ],
    };
  } finally {
    for (const engine of engines) await engine.stop();
  }
}

async function measureVisitors(engine: Engine, visitors: readonly number[]): Promise<Figure[]> {
  const site = await startSite({ databaseUrl: await engine.createDatabase() });
  try {
    const figures: Figure[] = [];
    for (const [what, load] of [
      ['catalogue read', { url: '/api/bikes' }],
      ['home page', { url: '/' }],
      ['enquiry stored', enquiryLoad],
    ] satisfies [string, Load][]) {
      const ours = { ...load, url: site.url + load.url };
      await applyLoad(ours, { seconds: WARM_UP_SECONDS });
      for (const atOnce of visitors) {
        const before = mainThreadMs(site.pid);
        const { seconds, perSecond, p50Ms, p99Ms } = await applyLoad(ours, {
          seconds: ROUND_SECONDS,
          atOnce,
        });
        const ranMs = mainThreadMs(site.pid) - before;
        const subject = { subject: engine.name, at: { count: atOnce, of: 'visitors' } } as const;
        figures.push(
          ...printed([
            { ...subject, measure: `${what}, rate`, value: perSecond, unit: 'a second' },
            { ...subject, measure: `${what}, p50`, value: p50Ms, unit: 'ms' },
            { ...subject, measure: `${what}, p99`, value: p99Ms, unit: 'ms' },
            { ...subject, measure: `${what}, thread`, value: ranMs / (seconds * 10), unit: '%' },
            {
              ...subject,
              measure: `${what}, thread each`,
              value: ranMs / (seconds * perSecond),
              unit: 'ms',
            },
          ]),
        );
      }
    }
    return figures;
  } finally {
    await site.stop();
  }
}

async function measureTable(engine: Engine, count: number): Promise<Figure[]> {
  const databaseUrl = await engine.createDatabase();
  const subject = { subject: engine.name, at: { count, of: 'enquiries' } } as const;
  const started = performance.now();
  await seedEnquiries(databaseUrl, count);
  const seconds = (performance.now() - started) / 1000;
  const bytes = await databaseBytes(databaseUrl);
  const site = await startSite({ databaseUrl });
  try {
    const session = { site, cookie: (await site.signIn()).cookie };
    const pages = await measureReport(session, allEnquiriesReport.path);
    const inserts = await applyLoad(
      { ...enquiryLoad, url: site.url + enquiryLoad.url },
      { seconds: ROUND_SECONDS },
    );
    return printed([
      { ...subject, measure: 'seeding', value: seconds, unit: 's' },
      { ...subject, measure: 'size on disk', value: bytes / MB, unit: 'MB' },
      ...queries.map((query): Figure => {
        const p50Ms = pages.get(query);
        // A failed call counts as longer than any call may take.
        const value = typeof p50Ms === 'number' ? p50Ms : Infinity;
        return { ...subject, measure: `list, ${query}`, value, unit: 'ms' };
      }),
      { ...subject, measure: 'enquiries stored', value: inserts.perSecond, unit: 'a second' },
    ]);
  } finally {
    await site.stop();
  }
}

/** Returns the numbers after printing them. */
function printed(figures: Figure[]): Figure[] {
  for (const figure of figures) {
    const { measure, value, unit } = figure;
    process.stderr.write(`  ${subjectText(figure)}, ${measure}: ${show(value, unit)}\n`);
  }
  return figures;
}
