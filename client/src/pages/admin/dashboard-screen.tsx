import {
  allEnquiriesReport,
  dayOf,
  reportOf,
  type DashboardCounts,
  type DashboardHistory,
  type EnquiryKind,
} from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { mainKinds, otherKinds } from '../../features/dashboard/main-kinds.ts';
import { NumberTiles } from '../../features/dashboard/number-tiles.tsx';
import { LatestEnquiries } from '../../features/reports/list/latest-enquiries.tsx';
import { call } from '../../lib/call.ts';
import { allEnquiriesTexts } from '@dealership/shared/messages/common/all-enquiries.ts';
import { dashboardTexts } from '@dealership/shared/messages/staff/dashboard.ts';
import { Link } from '../../ui/link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import styles from './dashboard-screen.module.css';
import { screenLink } from './screen-link.ts';

// The numbers are there before the lines, and the libraries that draw them.
const LastDays = lazy(async () => ({
  default: (await import('../../features/dashboard/last-days.tsx')).LastDays,
}));

const keys: Readonly<Partial<Record<EnquiryKind, keyof DashboardCounts>>> = {
  'service-booking': 'bookings',
  amc: 'amc',
  warranty: 'warranty',
  product: 'enquiry_report',
};

/** It may stand open all day at the counter, and whoever comes back to it wants to see what came in. */
const freshness = { refetchOnWindowFocus: true, refetchInterval: 60_000 } as const;

/** What came in today and before; every number leads to the enquiries behind it. */
export function DashboardScreen() {
  const counts = useQuery({ queryKey: ['dashboard'], queryFn: fetchCounts, ...freshness });
  const history = useQuery({ queryKey: ['history'], queryFn: fetchHistory, ...freshness });
  const [openedAt] = useState(() => Date.now());
  // A dashboard left open over night shows, and leads to, the day that its numbers are of.
  const today = dayOf(Math.max(openedAt, counts.dataUpdatedAt));

  const failed = [counts, history].filter(({ isError }) => isError);
  const totalOf = (kind: EnquiryKind) => history.data?.kinds[kind].total;
  const addressOf = (kind: EnquiryKind, which: 'today' | 'total') =>
    listOf(kind, which === 'today' ? { fromDate: today, toDate: today } : {});

  return (
    <section className={styles.page} aria-labelledby="screen-title">
      <h1 id="screen-title">{dashboardTexts.title}</h1>
      <p className={styles.day}>
        {dashboardTexts.today}, <time dateTime={today}>{longDay(today)}</time>
      </p>
      {failed.length > 0 && (
        <LoadFailure
          text={dashboardTexts.failed}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        />
      )}
      {!counts.isError && (
        <NumberTiles
          kinds={mainKinds}
          size="large"
          numbersOf={(kind) => ({
            today: counts.data?.[keys[kind] ?? 'bookings'],
            total: totalOf(kind),
          })}
          addressOf={addressOf}
          isBusy={counts.isPending}
        />
      )}
      {!history.isError && (
        <>
          <h2 className={styles.heading}>{dashboardTexts.others}</h2>
          <NumberTiles
            kinds={otherKinds}
            size="small"
            numbersOf={(kind) => ({
              today: history.data?.kinds[kind].byDay.at(-1),
              total: totalOf(kind),
            })}
            addressOf={addressOf}
            isBusy={history.isPending}
          />
          <h2 className={styles.heading}>{dashboardTexts.history}</h2>
          <div className={styles.history}>
            {history.data && (
              <Suspense>
                <LastDays history={history.data} />
              </Suspense>
            )}
          </div>
        </>
      )}
      <div className={styles.latest}>
        <h2>{dashboardTexts.latest}</h2>
        <Link to={screenLink(allEnquiriesReport.screen)}>{allEnquiriesTexts.title}</Link>
      </div>
      <LatestEnquiries />
    </section>
  );
}

async function fetchCounts({ signal }: { signal: AbortSignal }): Promise<DashboardCounts> {
  const [first] = await call('GET /api/dashboard', { signal });
  if (first === undefined) throw new Error('The dashboard came without numbers.');
  return first;
}

async function fetchHistory({ signal }: { signal: AbortSignal }): Promise<DashboardHistory> {
  const data = await call('GET /api/dashboard/history', { signal });
  if (!Array.isArray(data.days)) throw new Error('The answer is not a history.');
  return data;
}

/** A kind without a report of its own is read in the list of all. */
function listOf(kind: EnquiryKind, days: Record<string, string>): string {
  const report = reportOf(kind);
  return report
    ? screenLink(report.screen, days)
    : screenLink(allEnquiriesReport.screen, { kind, ...days });
}

const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' });

function longDay(day: string): string {
  return dayFormat.format(Date.parse(`${day}T00:00:00Z`));
}
