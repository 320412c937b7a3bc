import {
  allEnquiriesReport,
  dayOf,
  reportOf,
  type DashboardCounts,
  type DashboardHistory,
  type EnquiryKind,
} from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mainKinds, otherKinds } from '../../features/dashboard/main-kinds.ts';
import { numberText } from '../../features/dashboard/number-text.ts';
import { NumberTiles } from '../../features/dashboard/number-tiles.tsx';
import { WeekBars } from '../../features/dashboard/week-bars.tsx';
import { LatestEnquiries } from '../../features/reports/list/latest-enquiries.tsx';
import { call } from '../../lib/call.ts';
import { allEnquiriesTexts } from '@dealership/shared/messages/common/all-enquiries.ts';
import { dashboardTexts } from '@dealership/shared/messages/staff/dashboard.ts';
import { Link } from '../../ui/link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import styles from './dashboard-screen.module.css';
import { screenLink } from './screen-link.ts';

const keys: Readonly<Partial<Record<EnquiryKind, keyof DashboardCounts>>> = {
  'service-booking': 'bookings',
  amc: 'amc',
  warranty: 'warranty',
  product: 'enquiry_report',
};

/** It may stand open all day at the counter, and whoever comes back to it wants to see what came in. */
const freshness = { refetchOnWindowFocus: true, refetchInterval: 60_000 } as const;

/** What came in, the newest first; every number leads to the enquiries behind it. */
export function DashboardScreen() {
  const counts = useQuery({ queryKey: ['dashboard'], queryFn: fetchCounts, ...freshness });
  const history = useQuery({ queryKey: ['history'], queryFn: fetchHistory, ...freshness });
  const [openedAt] = useState(() => Date.now());
  // A dashboard left open over night shows, and leads to, the day that its numbers are of.
  const today = dayOf(Math.max(openedAt, counts.dataUpdatedAt));

  const failed = [counts, history].filter(({ isError }) => isError);
  const addressOf = (kind: EnquiryKind) => listOf(kind, { fromDate: today, toDate: today });

  return (
    <section className={styles.page} aria-labelledby="screen-title">
      <h1 id="screen-title">{dashboardTexts.title}</h1>
      <div className={styles.latest}>
        <h2>{dashboardTexts.latest}</h2>
        <Link to={listOf('')}>
          {history.data
            ? dashboardTexts.all(numberText(totalOf(history.data)))
            : allEnquiriesTexts.title}
        </Link>
      </div>
      <LatestEnquiries />
      <h2 className={styles.heading}>
        {dashboardTexts.today}, <time dateTime={today}>{longDay(today)}</time>
      </h2>
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
          numberOf={(kind) => counts.data?.[keys[kind] ?? 'bookings']}
          addressOf={addressOf}
          isBusy={counts.isPending}
        />
      )}
      {!history.isError && (
        <>
          <h3 className="visually-hidden">{dashboardTexts.others}</h3>
          <NumberTiles
            kinds={otherKinds}
            size="small"
            numberOf={(kind) => history.data?.kinds[kind].byDay.at(-1)}
            addressOf={addressOf}
            isBusy={history.isPending}
          />
        </>
      )}
      {history.data && (
        <>
          <h2 className={styles.heading}>{dashboardTexts.weeks}</h2>
          <WeekBars history={history.data} addressOf={listOf} />
        </>
      )}
    </section>
  );
}

/** Of all kinds, since the first enquiry. */
function totalOf({ kinds }: DashboardHistory): number {
  return Object.values(kinds).reduce((sum, { total }) => sum + total, 0);
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
function listOf(kind: EnquiryKind | '', days: Record<string, string> = {}): string {
  const report = kind === '' ? undefined : reportOf(kind);
  if (report) return screenLink(report.screen, days);
  return screenLink(allEnquiriesReport.screen, { ...(kind !== '' && { kind }), ...days });
}

const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' });

function longDay(day: string): string {
  return dayFormat.format(Date.parse(`${day}T00:00:00Z`));
}
