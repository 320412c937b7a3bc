import { dayOf } from '@dealership/shared';
import { quantile } from './figures.ts';
import type { Site } from './site.ts';

export const PAGE_SIZE = 10;
const DAY_MS = 24 * 60 * 60_000;
/** Most calls and longest time, but at least three calls. */
export const MOST_CALLS = 25;
const MOST_MS = 2500;
const FEWEST_CALLS = 3;

/** Two in a hundred made-up full names contain this at the join of first name and surname. */
export const COMMON = 'a rai';
export const ABSENT = 'zzqxj';
/** Most of the made-up e-mail addresses contain it. */
export const SHARED = 'example.com';

export type QueryClass = 'first page' | 'page 5,000' | 'last page' | 'month' | SearchClass;
type SearchClass =
  | 'search, rare'
  | 'search, none'
  | 'search of 2 %'
  | 'search, two letters'
  | 'search, shared domain';

interface ReportCall {
  readonly page: number;
  readonly fromDate?: string;
  readonly toDate?: string;
  readonly search?: string;
}

export interface Session {
  readonly site: Site;
  readonly cookie: string;
}

/** The median time of each kind of page, or why it could not be measured; one call at a time. */
export async function measureReport(
  session: Session,
  path: string,
): Promise<Map<QueryClass, number | string>> {
  const results = new Map<QueryClass, number | string>();
  for (const [query, call] of await callsOf(session, path)) {
    results.set(query, await medianOf(() => askPage(session, path, call)));
  }
  return results;
}

async function callsOf(session: Session, path: string): Promise<[QueryClass, ReportCall][]> {
  const first = await askPage(session, path, { page: 1 });
  const someRow = first.data[0] ?? {};
  const email = Object.values(someRow).find(
    (value): value is string => typeof value === 'string' && value.includes('@'),
  );
  const today = Date.now();
  return [
    ['first page', { page: 1 }],
    ...(first.totalPages > 5000
      ? ([['page 5,000', { page: 5000 }]] satisfies [QueryClass, ReportCall][])
      : []),
    ['last page', { page: Math.max(1, first.totalPages) }],
    [
      'month',
      { page: 1, fromDate: dayOf(today - 60 * DAY_MS), toDate: dayOf(today - 30 * DAY_MS) },
    ],
    ['search, rare', { page: 1, search: email ?? 'pemba.rai' }],
    ['search, none', { page: 1, search: ABSENT }],
    ['search of 2 %', { page: 1, search: COMMON }],
    ['search, two letters', { page: 1, search: 'ra' }],
    ['search, shared domain', { page: 1, search: SHARED }],
  ];
}

interface Page {
  data: Record<string, unknown>[];
  totalPages: number;
}

async function askPage({ site, cookie }: Session, path: string, call: ReportCall): Promise<Page> {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify({ ...call, limit: PAGE_SIZE }),
  });
  const body = (await answer.json()) as Page & { message?: string };
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body.message ?? ''}`);
  return body;
}

/** In milliseconds, or why it could not be measured. */
async function medianOf(work: () => Promise<unknown>): Promise<number | string> {
  const times: number[] = [];
  const started = performance.now();
  try {
    await work();
    while (
      times.length < FEWEST_CALLS ||
      (times.length < MOST_CALLS && performance.now() - started < MOST_MS)
    ) {
      const before = performance.now();
      await work();
      times.push(performance.now() - before);
    }
  } catch (error) {
    return String(error);
  }
  return quantile(times, 0.5);
}
