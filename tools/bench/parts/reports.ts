import { allEnquiriesReport, reportKinds, reportOf } from '@dealership/shared';
import { noteEngines, startEngines, type Engine } from '../engines.ts';
import { show } from '../figure-text.ts';
import type { Figure, PartResult } from '../figures.ts';
import { watchMemory } from '../memory.ts';
import type { BenchOptions } from '../part.ts';
import {
  ABSENT,
  COMMON,
  measureReport,
  MOST_CALLS,
  PAGE_SIZE,
  SHARED,
  type QueryClass,
  type Session,
} from '../report-pages.ts';
import { seedEnquiries, startSite } from '../site.ts';

const DEFAULT_ROWS = [10_000, 100_000];
const MB = 1e6;

/** Up to this many enquiries the goals are those for 100,000, above it those for 1,000,000. */
const MANY = 100_000;

/** The goal for the median of a page, in milliseconds. */
export function budget(
  query: QueryClass,
  { engine, rows }: { engine: Engine; rows: number },
): number {
  const isSqlite = engine.name === 'SQLite';
  const [page, rare, other] =
    rows > MANY
      ? [isSqlite ? 60 : 120, isSqlite ? 60 : 500, 1500]
      : [5, isSqlite ? 15 : 40, isSqlite ? 100 : 120];
  if (query === 'search, rare' || query === 'search, none') return rare;
  return query.startsWith('search') ? other : page;
}

/** The reports and the export over tables of several sizes. */
export async function reports({
  rows = DEFAULT_ROWS,
  engines: wanted,
}: BenchOptions): Promise<PartResult> {
  const engines = await startEngines(wanted);
  try {
    const figures: Figure[] = [];
    const details: unknown[] = [];
    for (const engine of engines) {
      for (const count of rows) {
        const measured = await measureTable(engine, count);
        figures.push(...measured.figures);
        details.push(...measured.details);
      }
    }
    return {
      figures,
      notes: [
        `Pages of ${PAGE_SIZE}, asked one at a time over HTTP; medians of up to ${MOST_CALLS} calls. The goals up to ${MANY.toLocaleString('en')} enquiries are those for that many, beyond those for 1,000,000.`,
        `"Report" is the slowest of the ${reportKinds.length} reports, "list" the one of all enquiries. Searches: an e-mail address, "${ABSENT}", "${COMMON}", "ra", "${SHARED}".`,
        noteEngines(engines),
      ],
      details,
    };
  } finally {
    for (const engine of engines) await engine.stop();
  }
}

async function measureTable(engine: Engine, count: number) {
  const databaseUrl = await engine.createDatabase();
  const name = `${engine.name}, ${count.toLocaleString('en')}`;
  process.stderr.write(`  ${name}: seeding\n`);
  await seedEnquiries(databaseUrl, count);
  const site = await startSite({ databaseUrl });
  try {
    const session = { site, cookie: (await site.signIn()).cookie };
    const figures: Figure[] = [];
    const details: { table: string; path: string; query: string; p50Ms: number | string }[] = [];
    const slowest = new Map<QueryClass, number | string>();
    // A new process is slower until its code has been compiled.
    await measureReport(session, allEnquiriesReport.path);
    for (const kind of reportKinds) {
      const path = reportOf(kind)?.path ?? '';
      for (const [query, p50Ms] of await measureReport(session, path)) {
        details.push({ table: name, path, query, p50Ms });
        slowest.set(query, slower(slowest.get(query), p50Ms));
      }
    }
    const list = await measureReport(session, allEnquiriesReport.path);
    for (const [query, p50Ms] of list) {
      details.push({ table: name, path: allEnquiriesReport.path, query, p50Ms });
    }
    for (const [prefix, results] of [
      ['report', slowest],
      ['list', list],
    ] as const) {
      for (const [query, p50Ms] of results) {
        figures.push({
          subject: name,
          measure: `${prefix}, ${query}`,
          // A failed call counts as longer than any call may take.
          value: typeof p50Ms === 'number' ? p50Ms : Infinity,
          unit: 'ms',
          goal: { atMost: budget(query, { engine, rows: count }) },
        });
      }
    }
    figures.push(...(await measureExport(session, name)));
    for (const { measure, value, unit } of figures) {
      process.stderr.write(`  ${name} ${measure}: ${show(value, unit)}\n`);
    }
    return { figures, details };
  } finally {
    await site.stop();
  }
}

function slower(one: number | string | undefined, other: number | string): number | string {
  if (one === undefined || typeof other === 'string') return other;
  return typeof one === 'string' ? one : Math.max(one, other);
}

async function measureExport({ site, cookie }: Session, name: string): Promise<Figure[]> {
  const memory = watchMemory(site.pid);
  const started = performance.now();
  const answer = await fetch(`${site.url}${allEnquiriesReport.path}/export`, {
    headers: { cookie },
  });
  if (!answer.ok || answer.body === null) throw new Error(`The export answered ${answer.status}`);
  const firstByteMs = performance.now() - started;
  let bytes = 0;
  for await (const chunk of answer.body) bytes += (chunk as Uint8Array).length;
  const seconds = (performance.now() - started) / 1000;
  const subject = name;
  return [
    { subject, measure: 'CSV export, first byte', value: firstByteMs, unit: 'ms' },
    { subject, measure: 'CSV export, all of it', value: seconds, unit: 's' },
    { subject, measure: 'CSV export, size', value: bytes / MB, unit: 'MB' },
    {
      subject,
      measure: 'CSV export, memory grows by',
      value: memory.stop().growthBytes / MB,
      unit: 'MB',
      goal: { atMost: 100 },
    },
  ];
}
