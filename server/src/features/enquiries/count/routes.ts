import {
  DASHBOARD_DAYS,
  addDays,
  dayOf,
  startOfDay,
  type DashboardCounts,
  type DashboardHistory,
  type EnquiryKind,
  type Reads,
} from '@dealership/shared';
import type { Needs } from '../../../needs.ts';
import type { Database } from '../../../db/open-database.ts';
import type { NamedHandlers } from '../../../http/calls/add-calls.ts';
import { readsIn } from '../../../http/calls/require-session.ts';
import { countByKind, countByKindAndDay } from './count-repository.ts';

/** Today's counts (rules: dashboard-counts), and the totals and last days of what the user may read. */
export function dashboardHandlers({ db, clock }: Needs<'db' | 'clock'>) {
  return {
    'GET /api/dashboard': async ({ response }) => [
      await readCounts(db, readsIn(response), dayOf(clock())),
    ],
    'GET /api/dashboard/history': ({ response }) =>
      readHistory(db, readsIn(response), dayOf(clock())),
  } satisfies Partial<NamedHandlers>;
}

/** The names that the dashboard has always used for these counts. */
const kindOfCount = {
  bookings: 'service-booking',
  amc: 'amc',
  warranty: 'warranty',
  enquiry_report: 'product',
} as const satisfies Record<keyof DashboardCounts, EnquiryKind>;

async function readCounts(db: Database, reads: Reads, day: string): Promise<DashboardCounts> {
  const today = await countByKind(db, { reads, from: startOfDay(day) });
  return Object.fromEntries(
    Object.entries(kindOfCount)
      .filter(([, kind]) => reads.kinds.includes(kind))
      .map(([name, kind]) => [name, today[kind] ?? 0]),
  );
}

async function readHistory(db: Database, reads: Reads, today: string): Promise<DashboardHistory> {
  const days = Array.from({ length: DASHBOARD_DAYS }, (_, index) =>
    addDays(today, index + 1 - DASHBOARD_DAYS),
  );
  const [totals, counts] = await Promise.all([
    countByKind(db, { reads }),
    countByKindAndDay(db, { reads, from: startOfDay(days[0] ?? today) }),
  ]);
  const byKindAndDay = new Map(
    counts.map((row) => [`${row.kind} ${dayOf(row.day_start)}`, row.count]),
  );
  const entries = reads.kinds.map((kind) => {
    const byDay = days.map((day) => byKindAndDay.get(`${kind} ${day}`) ?? 0);
    return [kind, { total: totals[kind] ?? 0, byDay }] as const;
  });
  return { days, kinds: Object.fromEntries(entries) };
}
