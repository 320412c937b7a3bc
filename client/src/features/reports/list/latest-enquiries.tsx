import { toReportTable } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { contactLink } from '../contact-link.tsx';
import { fetchReport } from '../fetch-report.ts';
import { readReportAddress } from '../report-address.ts';
import { allEnquiriesSource } from '../report-source.ts';
import { useOpenRow } from '../panel/use-open-row.ts';

const EnquiryPanel = lazy(async () => ({
  default: (await import('../panel/enquiry-panel.tsx')).EnquiryPanel,
}));

const REFRESH_MS = 60_000;

const unfiltered = readReportAddress(new URLSearchParams());

/** The newest enquiries of all kinds, for the dashboard. */
export function LatestEnquiries() {
  const { columns, emptyMessage, title } = allEnquiriesSource;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['report', allEnquiriesSource.path, unfiltered],
    queryFn: ({ signal }) => fetchReport(allEnquiriesSource, unfiltered, signal),
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
  });
  const rows = data?.data ?? [];
  const { open, openRow } = useOpenRow({
    rows,
    // Only the ten newest; the list of all enquiries has the rest.
    page: data && { first: 1, totalRecords: rows.length, totalPages: 1 },
    pageNumber: 1,
    isStale: false,
    onPage: () => undefined,
  });
  if (error) return <LoadFailure text={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <DataTable
        label={title}
        {...toReportTable(columns, rows)}
        rowKeys={rows.map(({ reference }) => reference)}
        renderCell={(text, column) => contactLink(text, columns[column]?.reaches)}
        onOpen={openRow}
        isBusy={isPending}
        empty={data ? emptyMessage : '\u00a0'}
        height="rows"
      />
      {open && (
        <Suspense>
          <EnquiryPanel {...open} />
        </Suspense>
      )}
    </>
  );
}
