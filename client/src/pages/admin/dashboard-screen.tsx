import { allEnquiriesReport, dayOf, reportOf, type EnquiryKind } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api-client.ts';
import { LatestEnquiries } from '../../features/reports/latest-enquiries.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import styles from './dashboard-screen.module.css';
import { screenLink } from './screen-link.ts';

/** The first item of `GET /api/dashboard`: today's numbers (contract P22). */
interface DashboardCounts {
  bookings: number;
  amc: number;
  warranty: number;
  enquiry_report: number;
}

const tiles: readonly { key: keyof DashboardCounts; caption: string; kind: EnquiryKind }[] = [
  { key: 'bookings', caption: 'Service bookings', kind: 'service-booking' },
  { key: 'amc', caption: 'AMC enquiries', kind: 'amc' },
  { key: 'warranty', caption: 'Extended warranty enquiries', kind: 'warranty' },
  { key: 'enquiry_report', caption: 'Product enquiries', kind: 'product' },
];

/** It may stand open all day at the counter. */
const REFRESH_MS = 60_000;

/** What came in today; every number leads to the enquiries behind it. */
export function DashboardScreen() {
  const counts = useQuery({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<DashboardCounts[]>('/api/dashboard', { signal });
      const [first] = data;
      if (first === undefined) throw new Error('The dashboard came without numbers.');
      return first;
    },
    // Whoever comes back to this tab wants to see what came in meanwhile.
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
  });
  const [openedAt] = useState(() => Date.now());
  // A dashboard left open over night shows, and leads to, the day that its numbers are of.
  const today = dayOf(Math.max(openedAt, counts.dataUpdatedAt));

  return (
    <section className={styles.page} aria-labelledby="screen-title">
      <h1 id="screen-title">Dashboard</h1>
      <p className={styles.day}>
        Today, <time dateTime={today}>{longDay(today)}</time>
      </p>
      {counts.isError && (
        <LoadFailure text="Failed to fetch dashboard data" onRetry={() => void counts.refetch()} />
      )}
      {!counts.isError && (
        <ul className={styles.tiles} aria-busy={counts.isPending}>
          {tiles.map(({ key, caption, kind }) => (
            <li key={key}>
              <Link className={styles.tile} to={reportOfDay(kind, today)}>
                <span className={styles.number}>{counts.data?.[key] ?? '–'}</span>
                <span>{caption}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.latest}>
        <h2>Latest enquiries</h2>
        <Link to={screenLink(allEnquiriesReport.screen)}>All Enquiries</Link>
      </div>
      <LatestEnquiries />
    </section>
  );
}

function reportOfDay(kind: EnquiryKind, day: string): string {
  return screenLink(reportOf(kind)?.screen ?? '', { fromDate: day, toDate: day });
}

const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' });

function longDay(day: string): string {
  return dayFormat.format(Date.parse(`${day}T00:00:00Z`));
}
