import { DEFAULT_PAGE_SIZE, isEnquiryKind, storedAt } from '@dealership/shared';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { useQuery } from '@tanstack/react-query';
import { latePart } from '../../../lib/browser/late.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { fetchReport } from '../fetch-report.ts';
import type { ReportAddress } from '../report-address.ts';
import { allEnquiriesSource, type Row } from '../report-source.ts';
import { useOpenRow } from '../panel/use-open-row.ts';
import { EnquiryRows } from './enquiry-rows.tsx';
import styles from './latest-enquiries.module.css';

const EnquiryPanel = latePart(
  async () => (await import('../panel/enquiry-panel.tsx')).EnquiryPanel,
);

const REFRESH_MS = 60_000;

/** Few enough that today's numbers below them are on the same screen. */
const SHOWN = 5;

const unfiltered: ReportAddress = {
  fromDate: '',
  toDate: '',
  search: '',
  kind: '',
  branch: '',
  page: 1,
  limit: DEFAULT_PAGE_SIZE,
};

/** A row with the type, day and time as the other screens write them; reports have longer names and ISO dates. */
function inWords(row: Row): Row {
  const [kind = '', date = '', time = ''] = [row.kind, row.created_date, row.created_time].map(
    String,
  );
  return {
    ...row,
    kind: isEnquiryKind(kind) ? kindNames[kind] : kind,
    created_date: timeTexts.date(date),
    created_time: timeTexts.clock(storedAt(date, time)),
  };
}

/** The newest enquiries of all kinds, for the dashboard. */
export function LatestEnquiries() {
  const { emptyMessage, title } = allEnquiriesSource;
  const query = useQuery({
    queryKey: queryKeys.report(allEnquiriesSource.path, unfiltered),
    queryFn: ({ signal }) => fetchReport(allEnquiriesSource, unfiltered, signal),
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
  });
  const { data, isPending } = query;
  const rows = data?.data.slice(0, SHOWN) ?? [];
  const { open, openRow } = useOpenRow({
    rows,
    // Only the newest; the list of all enquiries has the rest.
    page: data && { first: 1, totalRecords: rows.length, totalPages: 1 },
    pageNumber: 1,
    isStale: false,
    onPage: () => undefined,
  });
  if (query.isError) return <QueryFailure of={query} />;
  return (
    <div className={styles.latest} data-waiting={isPending}>
      <EnquiryRows
        source={allEnquiriesSource}
        label={title}
        rows={rows.map(inWords)}
        onOpen={openRow}
        isBusy={isPending}
        empty={data ? <EmptyScreen name="dashboard">{emptyMessage}</EmptyScreen> : '\u00a0'}
        height="rows"
      />
      {open && <EnquiryPanel {...open} hasState={false} />}
    </div>
  );
}
