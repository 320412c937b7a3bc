import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { reportTexts } from '@dealership/shared/texts/staff/reports.ts';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { late } from '../../../lib/browser/late.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageFoot } from '../../../ui/lists/page-foot.tsx';
import { ExportBar } from '../export/export-bar.tsx';
import { fetchReport } from '../fetch-report.ts';
import { EnquiryRows } from './enquiry-rows.tsx';
import { FilterForm } from './filter-form.tsx';
import {
  filterNames,
  hasSameFilters,
  pageSizes,
  useReportAddress,
  type ReportAddress,
} from '../report-address.ts';
import type { ReportSource } from '../report-source.ts';
import styles from './report-page.module.css';
import { useOpenRow } from '../panel/use-open-row.ts';
import { useReportFilters } from './use-report-filters.ts';
import { useStates } from './use-states.ts';

const EnquiryPanel = late(async () => (await import('../panel/enquiry-panel.tsx')).EnquiryPanel);

interface ReportPageProps {
  source: ReportSource;
  /** Address of an enquiry on the desk, for the lists that show its state. */
  deskAddressOf?: ((reference: string) => string) | undefined;
}

/** Every report of the back office, and the list of all enquiries. Its state is in the address. */
export function ReportPage({ source, deskAddressOf }: ReportPageProps) {
  const [address, changeAddress] = useReportAddress();
  const report = useReport(source, address);
  const { draft, change, apply } = useReportFilters(address, (filters, { isTyped }) => {
    const isSameAddress = address.page === 1 && hasSameFilters(filters, address);
    if (isSameAddress) void report.refetch();
    // A history entry for each letter would make the back button useless.
    else changeAddress({ ...filters, page: 1 }, { replace: isTyped });
  });

  const { loaded, error } = report;
  const search = draft.search.trim();
  const isAhead = report.isPlaceholderData || search !== address.search;
  const rows = (loaded?.data ?? []).filter((row) => !isAhead || source.matches(row, search));

  const lastPage = loaded?.totalPages ?? 0;
  const isBeyond = !report.isPlaceholderData && lastPage > 0 && address.page > lastPage;
  useEffect(() => {
    if (isBeyond) changeAddress({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, changeAddress]);

  const isOnDesk = useMay('enquiries.work') && deskAddressOf !== undefined;
  // For the loaded rows: typing sends no request.
  const stateOfRow = useStates(loaded?.data ?? [], isOnDesk);

  const { open, openRow } = useOpenRow({
    rows,
    page: loaded,
    pageNumber: address.page,
    isStale: report.isPlaceholderData,
    onPage: (page) => changeAddress({ page }),
  });

  const isNarrowed = filterNames.some((name) => address[name] !== '');
  const empty = isNarrowed ? (
    source.emptyMessage
  ) : (
    <EmptyScreen name={source.hasKindFilter ? 'enquiries' : 'report'}>
      {source.emptyMessage}
    </EmptyScreen>
  );

  return (
    <section className={styles.page} aria-labelledby="screen-title">
      <div className={styles.head}>
        <h1 id="screen-title">{source.title}</h1>
        <ExportBar input={{ source, address, shown: rows, total: loaded?.totalRecords ?? 0 }} />
      </div>
      <FilterForm
        draft={draft}
        onChange={change}
        onApply={apply}
        hasKindFilter={source.hasKindFilter}
        isBusy={report.isFetching}
        isChanged={!hasSameFilters({ ...draft, search }, address)}
        problems={problemsOf(error)}
      />
      {error && <ReportFailure error={error} onRetry={() => void report.refetch()} />}
      {(loaded || !error) && (
        <EnquiryRows
          source={source}
          label={reportTexts.rowsOf(source.title)}
          rows={rows}
          stateOfRow={stateOfRow}
          onOpen={openRow}
          isBusy={report.isFetching}
          empty={loaded && !isAhead && !isBeyond ? empty : '\u00a0'}
        />
      )}
      <PageFoot
        shown={loaded && { ...loaded, count: rows.length }}
        page={address.page}
        limit={address.limit}
        sizes={pageSizes}
        onChange={changeAddress}
      />
      {open && (
        <Suspense>
          <EnquiryPanel {...open} deskAddressOf={deskAddressOf} />
        </Suspense>
      )}
    </section>
  );
}

function ReportFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isFilterProblem = filterNames.some((name) => name in problemsOf(error));
  // The error is already shown beside each filter.
  if (isFilterProblem) return <LoadFailure text={reportTexts.correct} />;
  return <LoadFailure text={failureText(error)} onRetry={onRetry} />;
}

/** The server's errors, by the names of the inputs. */
function problemsOf(error: Error | null): ApiError['fields'] {
  if (!(error instanceof ApiError)) return {};
  const { searchTerm, ...fields } = error.fields;
  return searchTerm === undefined ? fields : { ...fields, search: searchTerm };
}

/** The page of rows for the address; until it is loaded, the previous rows. */
function useReport(source: ReportSource, address: ReportAddress) {
  const { data, ...query } = useQuery({
    // The address is part of the key, so a late answer cannot replace a newer one.
    queryKey: queryKeys.report(source.path, address),
    queryFn: ({ signal }) => fetchReport(source, address, signal),
    placeholderData: keepPreviousData,
  });
  return { ...query, loaded: data };
}
