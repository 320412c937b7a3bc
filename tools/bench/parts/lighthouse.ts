import { budgets } from '../../../scripts/route-sizes.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pagePaths } from '@dealership/shared';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium, repoRoot } from '../../../scripts/base/run-process.mjs';
import { median, type Figure, type PartResult } from '../figures.ts';
import { serveStaticPage } from '../floors/static-page.ts';
import { freePort } from '../free-port.ts';
import { runLighthouse, type PageRequest, type PageRun } from '../lighthouse-run.ts';
import type { BenchOptions } from '../part.ts';
import { adminList, bikePage, chooseRoutes, textPages } from '../routes.ts';
import { startSite, type Site } from '../site.ts';

const KB = 1000;
const { homeScript, textScript, publicScript, adminScript } = budgets;
const HOME = '/';
/** Subject of the numbers for the page without scripts. */
const FLOOR = 'a static page';
const SECOND_VISIT = '/ on a second visit';
/** Until the pop-up has appeared, the last request of the home page. */
const VISIT_MS = 4000;

/** Lighthouse over every public page and the list of enquiries, against the site's budgets. */
export async function lighthouse({ runs, routes }: BenchOptions): Promise<PartResult> {
  const site = await startSite();
  try {
    const chosen = chooseRoutes(routes);
    const measured = await measure(site, { chosen, runs, withAdmin: routes === undefined });
    const floor = medianOf(measured.get(FLOOR) ?? [], 'totalBlockingMs');
    const figures: Figure[] = [];
    for (const route of chosen) {
      const pageRuns = measured.get(route) ?? [];
      figures.push(
        ...publicFigures({
          route,
          runs: pageRuns,
          floor,
          html: await (await fetch(site.url + route)).text(),
          htmlBytes: await brotliBytes(new URL(route, site.url)),
        }),
      );
    }
    figures.push(...secondVisitFigures(measured));
    figures.push(...adminFigures(measured.get(adminList)));
    return { figures, notes: notesOn(measured, runs), details: explain(measured) };
  } finally {
    await site.stop();
  }
}

type Measured = ReadonlyMap<string, readonly PageRun[]>;

/** Several rounds with one run of every page, so that a disturbance of the machine affects all of them. */
async function measure(
  site: Site,
  { chosen, runs, withAdmin }: { chosen: readonly string[]; runs: number; withAdmin: boolean },
): Promise<Measured> {
  const picture = await heroPicture(site);
  const floor = await serveStaticPage(picture);
  const measured = new Map<string, PageRun[]>();
  const keep = (subject: string, run: PageRun) => {
    measured.set(subject, [...(measured.get(subject) ?? []), run]);
    process.stderr.write(
      `  ${subject}  LCP ${Math.round(run.largestContentfulPaintMs)} ms, TBT ${Math.round(run.totalBlockingMs)} ms, performance ${run.scores.performance}\n`,
    );
  };
  try {
    for (let turn = 0; turn < runs; turn += 1) {
      keep(FLOOR, await runLighthouse(floor.url));
      for (const route of chosen) keep(route, await runLighthouse(site.url + route));
      if (chosen.includes(HOME)) keep(SECOND_VISIT, await runAgain(site));
      if (withAdmin) keep(adminList, await runSignedIn(site, adminList));
    }
  } finally {
    await floor.stop();
  }
  return measured;
}

/** The picture that the document of the bike page preloads, in a phone's width. */
async function heroPicture(site: Site): Promise<string> {
  const html = await (await fetch(site.url + bikePage)).text();
  const path = /\/pictures\/[\w./-]+-640\.webp/.exec(html)?.[0];
  if (path === undefined) throw new Error(`${bikePage} names no picture of 640 pixels`);
  return site.url + path;
}

/** A screen as a member of staff opens it, with an empty browser cache. */
export function runSignedIn(site: Site, path: string): Promise<PageRun> {
  return runAfter(path, site, async (page) => {
    await page.goto(`${site.url}/robots.txt`);
    const answer = await page.request.post(`${site.url}/api/login`, { data: site.staff });
    const { token } = (await answer.json()) as { token: string };
    await page.evaluate((marker) => localStorage.setItem('adminToken', marker), token);
  });
}

/** The home page once more, with the browser cache of the first visit. */
function runAgain(site: Site): Promise<PageRun> {
  return runAfter(HOME, site, async (page) => {
    await page.goto(site.url + HOME, { waitUntil: 'networkidle' });
    await page.waitForTimeout(VISIT_MS);
  });
}

/** A page in a new browser, after some preparation there. */
async function runAfter(
  path: string,
  site: Site,
  before: (page: Page) => Promise<void>,
): Promise<PageRun> {
  const profile = mkdtempSync(join(tmpdir(), 'dealership-profile-'));
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launchPersistentContext(profile, {
    ...(executablePath !== undefined && { executablePath }),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    await before(await browser.newPage());
    return await runLighthouse(site.url + path, { port });
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function publicFigures(page: {
  route: string;
  runs: readonly PageRun[];
  floor: number;
  html: string;
  htmlBytes: number;
}): Figure[] {
  const { route: subject, runs, floor, html, htmlBytes } = page;
  const isHome = subject === HOME;
  const isBikePage = subject === bikePage;
  const bytes = bytesOf(runs[0], html);
  const isTextPage = textPages.includes(subject);
  const isList = subject === pagePaths.motorcycle || subject === pagePaths.scooters;
  const firstLoad = isHome ? 250 : isBikePage ? 300 : isTextPage ? 145 : undefined;
  const isGallery = subject === pagePaths.gallery;
  return [
    {
      subject,
      measure: 'FCP',
      value: medianOf(runs, 'firstContentfulPaintMs'),
      unit: 'ms',
      goal: { atMost: 1100 },
    },
    {
      subject,
      measure: 'LCP',
      value: medianOf(runs, 'largestContentfulPaintMs'),
      unit: 'ms',
      goal: { atMost: isHome || isBikePage || isList ? 1200 : 1300 },
    },
    {
      subject,
      measure: 'TBT',
      value: medianOf(runs, 'totalBlockingMs'),
      unit: 'ms',
      floor,
      goal: { atMost: 100, of: 'excess' },
    },
    {
      subject,
      measure: 'CLS',
      value: medianOf(runs, 'layoutShift'),
      unit: 'shift',
      // 0.00 after rounding.
      goal: { atMost: 0.005 },
    },
    score(subject, runs, 'performance', isHome ? 100 : 98),
    score(subject, runs, 'accessibility', 100),
    score(subject, runs, 'best-practices', 100),
    score(subject, runs, 'seo', 100),
    {
      subject,
      measure: 'first load',
      value: bytes.firstLoad / KB,
      unit: 'KB',
      ...goalOf(firstLoad),
    },
    {
      subject,
      measure: 'in all',
      value: bytes.all / KB,
      unit: 'KB',
      ...goalOf(isHome ? 230 : isGallery ? 250 : undefined),
    },
    {
      subject,
      measure: 'requests',
      value: bytes.requests,
      unit: 'count',
      ...goalOf(isHome ? 30 : undefined),
    },
    {
      subject,
      measure: 'JS, gzip',
      value: bytes.scriptGzip / KB,
      unit: 'KB',
      goal: { atMost: (isHome ? homeScript : isTextPage ? textScript : publicScript) / KB },
    },
    {
      subject,
      measure: 'later JS, gzip',
      value: bytes.laterScriptGzip / KB,
      unit: 'KB',
      goal: { atMost: 60 },
    },
    {
      subject,
      measure: 'CSS, gzip',
      value: bytes.styleGzip / KB,
      unit: 'KB',
      goal: { atMost: 12 },
    },
    {
      subject,
      measure: 'HTML, brotli',
      value: htmlBytes / KB,
      unit: 'KB',
      goal: { atMost: 14 },
    },
    {
      subject,
      measure: 'largest picture',
      value: bytes.largestPicture / KB,
      unit: 'KB',
      goal: { atMost: 45 },
    },
    {
      subject,
      measure: 'third-party requests',
      value: bytes.foreign,
      unit: 'count',
      goal: { atMost: 0 },
    },
  ];
}

function secondVisitFigures(measured: Measured): Figure[] {
  const runs = measured.get(SECOND_VISIT);
  if (runs === undefined) return [];
  return [
    {
      subject: SECOND_VISIT,
      measure: 'FCP',
      value: medianOf(runs, 'firstContentfulPaintMs'),
      unit: 'ms',
      floor: medianOf(measured.get(FLOOR) ?? [], 'firstContentfulPaintMs'),
      goal: { atMost: 600 },
    },
  ];
}

function adminFigures(runs: readonly PageRun[] | undefined): Figure[] {
  if (runs === undefined) return [];
  const subject = adminList;
  const bytes = bytesOf(runs[0], '');
  return [
    { subject, measure: 'FCP', value: medianOf(runs, 'firstContentfulPaintMs'), unit: 'ms' },
    { subject, measure: 'LCP', value: medianOf(runs, 'largestContentfulPaintMs'), unit: 'ms' },
    { subject, measure: 'TBT', value: medianOf(runs, 'totalBlockingMs'), unit: 'ms' },
    { subject, measure: 'CLS', value: medianOf(runs, 'layoutShift'), unit: 'shift' },
    { subject, measure: 'performance', value: medianScore(runs, 'performance'), unit: 'points' },
    score(subject, runs, 'accessibility', 100),
    score(subject, runs, 'best-practices', 100),
    {
      subject,
      measure: 'JS, gzip, late ones included',
      value: bytes.laterScriptGzip / KB,
      unit: 'KB',
      goal: { atMost: adminScript / KB },
    },
  ];
}

function score(
  subject: string,
  runs: readonly PageRun[],
  measure: keyof PageRun['scores'],
  atLeast: number,
): Figure {
  return { subject, measure, value: medianScore(runs, measure), unit: 'points', goal: { atLeast } };
}

function goalOf(atMost: number | undefined) {
  return atMost === undefined ? {} : { goal: { atMost } };
}

function medianScore(runs: readonly PageRun[], category: keyof PageRun['scores']): number {
  return median(runs.map(({ scores }) => scores[category]));
}

type Metric =
  | 'firstContentfulPaintMs'
  | 'largestContentfulPaintMs'
  | 'totalBlockingMs'
  | 'layoutShift';

function medianOf(runs: readonly PageRun[], metric: Metric): number {
  return median(runs.map((run) => run[metric]));
}

/**
 * Bytes of a page's first load. They are the same in every run, so one is enough.
 * @param html the page's document, which names the code of the page: other files that an idle browser fetches are
 * later code
 */
function bytesOf(run: PageRun | undefined, html: string) {
  const requests = run?.requests ?? [];
  const [document] = requests;
  const isOurs = (url: string) => new URL(url).origin === new URL(document?.url ?? url).origin;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0);
  const gzipOf = (chosen: readonly PageRequest[]) =>
    sum(chosen.filter(({ url }) => isOurs(url)).map(builtGzipBytes));
  const scripts = requests.filter(({ type }) => type === 'Script');
  const code = requests.filter(({ type }) => type === 'Script' || type === 'Stylesheet');
  const isNamed = ({ url }: PageRequest) => html.includes(new URL(url).pathname);
  const whenIdle = code.filter((each) => !isNamed(each));
  const all = sum(requests.map(({ bytes }) => bytes));
  return {
    all,
    requests: requests.length,
    firstLoad: all - sum(whenIdle.map(({ bytes }) => bytes)),
    scriptGzip: gzipOf(scripts.filter(isNamed)),
    laterScriptGzip: gzipOf(scripts.filter((each) => !isNamed(each))),
    styleGzip: gzipOf(requests.filter(({ type }) => type === 'Stylesheet')),
    largestPicture: Math.max(0, ...pictures(run).map(({ bytes }) => bytes)),
    foreign: requests.filter(({ url }) => !isOurs(url)).length,
  };
}

function pictures(run: PageRun | undefined) {
  return (run?.requests ?? []).filter(({ type }) => type === 'Image');
}

/** The budgets count gzip, as scripts/route-sizes.mjs does; the wire carries brotli. */
function builtGzipBytes({ url }: { url: string }): number {
  const file = join(repoRoot, 'client', 'dist', 'en', new URL(url).pathname);
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

function brotliBytes(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

function notesOn(measured: Measured, runs: number): string[] {
  const indexes = [...measured.values()].flat().map(({ benchmarkIndex }) => benchmarkIndex);
  const ours = [...measured].filter(([subject]) => subject !== FLOOR);
  const lost = ours.flatMap(([subject, pageRuns]) =>
    [...new Set(pageRuns.flatMap((run) => run.lost))].map((audit) => `${subject}: ${audit}`),
  );
  return [
    `Lighthouse for mobile with its default simulated throttling (slow 4G, processor four times slower); medians of ${runs} ${runs === 1 ? 'run' : 'runs'}, bytes of the first.`,
    `Lighthouse's own measure of the machine while it ran: median ${Math.round(median(indexes))}, from ${Math.min(...indexes)} to ${Math.max(...indexes)}.`,
    'Later JS and CSS are those that the document does not name and an idle browser asks for without a touch; the first load is all but them.',
    ...(lost.length > 0 ? [`Audits not passed: ${lost.join('; ')}.`] : []),
  ];
}

function explain(measured: Measured) {
  return [...measured].map(([subject, pageRuns]) => ({
    subject,
    largestPaint: pageRuns[0]?.largestPaint,
    runs: pageRuns.map((run) => ({
      fcp: Math.round(run.firstContentfulPaintMs),
      lcp: Math.round(run.largestContentfulPaintMs),
      tbt: Math.round(run.totalBlockingMs),
      cls: run.layoutShift,
      performance: run.scores.performance,
      machine: run.benchmarkIndex,
    })),
    requests: (pageRuns[0]?.requests ?? []).map(({ url, type, bytes }) => ({
      path: new URL(url).pathname,
      type,
      bytes,
    })),
  }));
}
