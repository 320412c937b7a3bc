import { noteEngines, startEngines, type Engine } from '../engines.ts';
import { median, type Figure, type PartResult } from '../figures.ts';
import { applyLoad, AT_ONCE } from '../load.ts';
import { runLighthouse, type PageRun } from '../lighthouse-run.ts';
import type { BenchOptions } from '../part.ts';
import { bikePage } from '../routes.ts';
import { seedEnquiries, startSite, type Site } from '../site.ts';
import { loadsOf } from './at-once.ts';
import { startOnce } from './cold-start.ts';
import { untilIdle } from './desk.ts';
import { runSignedIn } from './lighthouse.ts';

const PAGES = ['/', '/motorcycle', bikePage, '/about'];
const DESK = '/admin/desk?view=open';
const DEFAULT_ROWS = [10_000];
const ROUND_SECONDS = 5;

/** Values that are read from a run of Lighthouse. */
const measures: readonly [string, Figure['unit'], (run: PageRun) => number][] = [
  ['LCP', 'ms', (run) => run.largestContentfulPaintMs],
  ['TBT', 'ms', (run) => run.totalBlockingMs],
  ['CLS', 'shift', (run) => run.layoutShift],
  ['requests', 'count', (run) => run.requests.length],
];

interface Version {
  name: 'before' | 'now';
  /** Its checkout, built. */
  product: string | undefined;
}

/** Speed of another checkout, which must be built, and of this one, in turns. */
export async function twoVersions(options: BenchOptions): Promise<PartResult> {
  if (options.before === undefined) throw new Error('--before=FOLDER names the other checkout');
  const [rows = 0] = options.rows ?? DEFAULT_ROWS;
  const versions: Version[] = [
    { name: 'before', product: options.before },
    { name: 'now', product: undefined },
  ];
  const engines = await startEngines(options.engines);
  try {
    const figures: Figure[] = [];
    for (const engine of engines) {
      figures.push(...(await measureStarts(engine, versions, options.runs)));
      const sites = await startSites(engine, versions, rows);
      try {
        if (engine === engines[0]) figures.push(...(await measurePages(sites, options.runs)));
        figures.push(...(await measureCalls(engine, sites)));
      } finally {
        for (const { site } of sites) await site.stop();
      }
    }
    return {
      figures,
      notes: [
        `Two versions in turns; medians of ${options.runs}. Calls: ${AT_ONCE} at once among ${rows} enquiries, for ${ROUND_SECONDS} s.`,
        noteEngines(engines),
      ],
    };
  } finally {
    for (const engine of engines) await engine.stop();
  }
}

type NamedSite = Version & { site: Site };

async function startSites(
  engine: Engine,
  versions: readonly Version[],
  rows: number,
): Promise<NamedSite[]> {
  const sites: NamedSite[] = [];
  for (const { name, product } of versions) {
    const program = product === undefined ? {} : { product };
    const databaseUrl = await engine.createDatabase();
    await seedEnquiries(databaseUrl, rows, program);
    const site = await startSite({ databaseUrl, ...program });
    await untilIdle(site);
    sites.push({ name, product, site });
  }
  return sites;
}

async function measureStarts(
  engine: Engine,
  versions: readonly Version[],
  runs: number,
): Promise<Figure[]> {
  const times = new Map<string, number[]>();
  for (let turn = 0; turn < runs; turn += 1) {
    for (const { name, product } of versions) {
      const took = await startOnce(engine, product);
      times.set(name, [...(times.get(name) ?? []), took]);
    }
  }
  return [...times].map(([name, all]) => ({
    subject: `${engine.name}, empty`,
    measure: `first page, ${name}`,
    value: median(all),
    unit: 'ms',
  }));
}

async function measurePages(sites: readonly NamedSite[], runs: number): Promise<Figure[]> {
  const found = new Map<string, PageRun[]>();
  for (let turn = 0; turn < runs; turn += 1) {
    for (const page of [...PAGES, DESK]) {
      for (const { name, site } of sites) {
        const run = await (page === DESK
          ? runSignedIn(site, page)
          : runLighthouse(site.url + page));
        const key = `${page} ${name}`;
        found.set(key, [...(found.get(key) ?? []), run]);
        process.stderr.write(`  ${key}: LCP ${Math.round(run.largestContentfulPaintMs)} ms\n`);
      }
    }
  }
  return [...PAGES, DESK].flatMap((page) =>
    measures.flatMap(([measure, unit, read]) =>
      sites.map(({ name }) => ({
        subject: page,
        measure: `${measure}, ${name}`,
        value: median((found.get(`${page} ${name}`) ?? []).map(read)),
        unit,
      })),
    ),
  );
}

async function measureCalls(engine: Engine, sites: readonly NamedSite[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  const all = await Promise.all(sites.map(({ site }) => loadsOf(site)));
  for (const [at, [measure]] of (all[0] ?? []).entries()) {
    for (const [which, { name, site }] of sites.entries()) {
      const load = all[which]?.[at]?.[1];
      if (!load) continue;
      const { perSecond: value } = await applyLoad(
        { ...load, url: site.url + load.url },
        { seconds: ROUND_SECONDS },
      );
      figures.push({
        subject: engine.name,
        measure: `${measure}, ${name}`,
        value,
        unit: 'a second',
      });
    }
  }
  return figures;
}
