import { toReportTable } from '@dealership/shared';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../lib/failure-text.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { contactLink } from './contact-link.tsx';
import { fetchReport } from './fetch-report.ts';
import { readReportAddress } from './report-address.ts';
import { allEnquiriesSource } from './report-source.ts';

const REFRESH_MS = 60_000;

const unfiltered = readReportAddress(new URLSearchParams());

/** The newest enquiries of all kinds, for a first look in the morning. */
export function LatestEnquiries() {
  const { columns, emptyMessage, title } = allEnquiriesSource;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['report', allEnquiriesSource.path, unfiltered],
    queryFn: ({ signal }) => fetchReport(allEnquiriesSource, unfiltered, signal),
    refetchOnWindowFocus: true,
    refetchInterval: REFRESH_MS,
  });
  if (error) return <LoadFailure text={failureText(error)} onRetry={() => void refetch()} />;
  const rows = data?.data ?? [];
  return (
    <DataTable
      label={title}
      {...toReportTable(columns, rows)}
      rowKeys={rows.map(({ reference }) => reference)}
      renderCell={(text, column) => contactLink(text, columns[column]?.reaches)}
      isBusy={isPending}
      empty={data ? emptyMessage : '\u00a0'}
      height="rows"
    />
  );
}
