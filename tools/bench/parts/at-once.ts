import { allEnquiriesReport } from '@dealership/shared';
import { noteEngines, startEngines, type Engine } from '../engines.ts';
import { numberedEnquiryLoad } from '../enquiry-load.ts';
import { show } from '../figure-text.ts';
import type { Figure, PartResult } from '../figures.ts';
import { applyLoad, AT_ONCE, type Load } from '../load.ts';
import type { BenchOptions } from '../part.ts';
import { COMMON, PAGE_SIZE } from '../report-pages.ts';
import { withSeededSite, type Site } from '../site.ts';

const DEFAULT_ROWS = [100_000];
const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 8;

/** Answers to staff and stored enquiries of visitors in a second, with many requests at once. */
export async function atOnce({
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
        `${AT_ONCE} requests at once from autocannon beside the server, ${ROUND_SECONDS} s each after ${WARM_UP_SECONDS} s of warming up: pages of ${PAGE_SIZE} of the list of all enquiries, with the total, and enquiries with another mobile number each time.`,
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
    for (const [measure, load] of await loadsOf(site)) {
      const ours = { ...load, url: site.url + load.url };
      await applyLoad(ours, { seconds: WARM_UP_SECONDS });
      const { perSecond: value } = await applyLoad(ours, { seconds: ROUND_SECONDS });
      const unit = 'a second';
      process.stderr.write(`  ${subject}, ${measure}: ${show(value, unit)}\n`);
      figures.push({ subject, measure, value, unit });
    }
    return figures;
  });
}

/** Requests of staff and visitors, by name; those that add enquiries come last. */
export async function loadsOf(site: Site): Promise<[string, Load][]> {
  const { cookie } = await site.signIn();
  const headers = { 'content-type': 'application/json', cookie };
  const list = (query: { page: number; search?: string }): Load => ({
    url: allEnquiriesReport.path,
    method: 'POST',
    headers,
    body: JSON.stringify({ ...query, limit: PAGE_SIZE }),
  });
  const answer = await fetch(site.url + allEnquiriesReport.path, {
    method: 'POST',
    headers,
    body: '{}',
  });
  const { data } = (await answer.json()) as { data: { mobile?: string }[] };
  const rare = data.find(({ mobile }) => mobile)?.mobile ?? '';
  return [
    ['first page', list({ page: 1 })],
    ['page 5,000', list({ page: 5000 })],
    ['search of 2 %', list({ page: 1, search: COMMON })],
    ['search, rare', list({ page: 1, search: rare })],
    ['enquiries stored', numberedEnquiryLoad],
  ];
}
