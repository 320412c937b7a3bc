import {
  DASHBOARD_DAYS,
  addDays,
  dayOf,
  enquiryKinds,
  startOfDay,
  type DashboardCounts,
  type DashboardHistory,
} from '@dealership/shared';
import type { Database } from '../../../db/open-database.ts';
import type { NamedHandlers } from '../../../http/add-calls.ts';
import { countByKind, countByKindAndDay } from './count-repository.ts';

interface Deps {
  db: Database;
  clock: () => number;
}

/** Today's counts (rules: dashboard-counts), and every kind's totals and last days. */
export function dashboardHandlers({ db, clock }: Deps) {
  return {
    'GET /api/dashboard': async () => [await readCounts(db, dayOf(clock()))],
    'GET /api/dashboard/history': () => readHistory(db, dayOf(clock())),
  } satisfies Partial<NamedHandlers>;
}

async function readCounts(db: Database, day: string): Promise<DashboardCounts> {
  const today = await countByKind(db, { from: startOfDay(day) });
  return {
    bookings: today['service-booking'] ?? 0,
    amc: today.amc ?? 0,
    warranty: today.warranty ?? 0,
    enquiry_report: today.product ?? 0,
  };
}

async function readHistory(db: Database, today: string): Promise<DashboardHistory> {
  const days = Array.from({ length: DASHBOARD_DAYS }, (_, index) =>
    addDays(today, index + 1 - DASHBOARD_DAYS),
  );
  const [totals, counts] = await Promise.all([
    countByKind(db),
    countByKindAndDay(db, { from: startOfDay(days[0] ?? today) }),
  ]);
  const byKindAndDay = new Map(
    counts.map(({ kind, dayStart, count }) => [`${kind} ${dayOf(dayStart)}`, count]),
  );
  const kinds = enquiryKinds.map((kind) => {
    const byDay = days.map((day) => byKindAndDay.get(`${kind} ${day}`) ?? 0);
    return [kind, { total: totals[kind] ?? 0, byDay }] as const;
  });
  return { days, kinds: Object.fromEntries(kinds) as DashboardHistory['kinds'] };
}
