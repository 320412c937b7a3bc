import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromiumFlags,
  findChromium,
  repoRoot,
  runProcess,
} from '../../scripts/base/run-process.mjs';

/** Result of Lighthouse (mobile, simulated slow 4G and slow processor) for one page. */
export interface PageRun {
  readonly firstContentfulPaintMs: number;
  readonly largestContentfulPaintMs: number;
  readonly totalBlockingMs: number;
  readonly layoutShift: number;
  /** Out of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Failed audits that count, by category. */
  readonly lost: readonly string[];
  readonly requests: readonly PageRequest[];
  /** The element of the largest contentful paint, and how long each phase took. */
  readonly largestPaint: { readonly element: string; readonly phases: Record<string, number> };
  /** Speed of the machine as Lighthouse measures it before the page. */
  readonly benchmarkIndex: number;
}

export interface PageRequest {
  readonly url: string;
  readonly type: string;
  /** On the wire, head included. */
  readonly bytes: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

interface BrowserOptions {
  port?: number;
}

const RUN_LIMIT_MS = 120_000;
const ATTEMPTS = 4;
const program = join(repoRoot, 'tools', 'bench', 'node_modules', 'lighthouse', 'cli', 'index.js');

/**
 * Measures one page, loaded once; if the recording fails, which can happen on a busy machine, once more.
 * @param options.port of a running Chromium to use as it is, cookies included; default: a new one
 */
export async function runLighthouse(url: string, options: BrowserOptions = {}): Promise<PageRun> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url, options);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function runOnce(url: string, options: BrowserOptions): Promise<PageRun> {
  const folder = mkdtempSync(join(tmpdir(), 'dealership-lighthouse-'));
  const file = join(folder, 'report.json');
  const browser =
    options.port === undefined
      ? [`--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`]
      : [`--port=${options.port}`, '--disable-storage-reset'];
  const { code, output } = await runProcess(
    process.execPath,
    [program, url, '--quiet', '--output=json', `--output-path=${file}`, ...browser],
    { env: { ...process.env, CHROME_PATH: findChromium() }, timeoutMs: RUN_LIMIT_MS },
  );
  try {
    if (code !== 0) throw new Error(`Lighthouse failed at ${url}:\n${output}`);
    return readReport(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The parts of Lighthouse's report that this file reads. */
interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit | undefined>;
}

interface Audit {
  score: number | null;
  numericValue?: number;
  details?: { items?: unknown[] };
}

function readReport(report: Report): PageRun {
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const number = (id: string) => {
    const value = report.audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no result for ${id}`);
    return value;
  };
  return {
    firstContentfulPaintMs: number('first-contentful-paint'),
    largestContentfulPaintMs: number('largest-contentful-paint'),
    totalBlockingMs: number('total-blocking-time'),
    layoutShift: number('cumulative-layout-shift'),
    scores: readScores(report),
    lost: categories.flatMap((category) => lostAudits(report, category)),
    requests: readRequests(report),
    largestPaint: readLargestPaint(report),
    benchmarkIndex: report.environment.benchmarkIndex,
  };
}

function readScores(report: Report): Record<Category, number> {
  const score = (category: Category) => Math.round((report.categories[category].score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

function lostAudits(report: Report, category: Category): string[] {
  // Performance loses points by its metrics, which are numbers of their own.
  if (category === 'performance') return [];
  return report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${category}: ${id}`);
}

function readRequests(report: Report): PageRequest[] {
  const items = (report.audits['network-requests']?.details?.items ?? []) as {
    url: string;
    resourceType?: string;
    transferSize?: number;
  }[];
  return items
    .filter(({ url }) => url.startsWith('http'))
    .map(({ url, resourceType = 'Other', transferSize = 0 }) => ({
      url,
      type: resourceType,
      bytes: transferSize,
    }));
}

function readLargestPaint(report: Report): PageRun['largestPaint'] {
  const [elements, phases] = (report.audits['largest-contentful-paint-element']?.details?.items ??
    []) as [
    { items: { node: { snippet: string } }[] } | undefined,
    { items: { phase: string; timing: number }[] } | undefined,
  ];
  return {
    element: elements?.items[0]?.node.snippet.slice(0, 160) ?? '',
    phases: Object.fromEntries(
      (phases?.items ?? []).map(({ phase, timing }) => [phase, Math.round(timing)]),
    ),
  };
}
