import type { EnquiryKind } from '@dealership/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { reportTexts } from '@dealership/shared/texts/staff/reports.ts';
import { ApiError } from '../../../lib/calls/api-client.ts';
import { latePart } from '../../../lib/browser/late.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useMay } from '../../../lib/staff/rights.ts';
import { isSame, useTypedFilters } from '../../../lib/staff/use-typed-filters.ts';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { PageFoot } from '../../../ui/lists/page-foot.tsx';
import { useOwnBranchName } from '../../../lib/staff/branches.ts';
import { ExportBar } from '../export/export-bar.tsx';
import { fetchReport } from '../fetch-report.ts';
import { EnquiryRows, useStates } from './enquiry-rows.tsx';
import { pageSizes, useReportAddress, type Filters } from '../report-address.ts';
import { allEnquiriesSource, reportSource, type ReportSource } from '../report-source.ts';
import styles from './report-page.module.css';
import { useOpenRow } from '../panel/use-open-row.ts';
import { Button } from '../../../ui/button.tsx';
import { bindFields } from '../../../ui/forms/bind-fields.ts';
import { ReportPresets } from '../../../ui/forms/date-presets.tsx';
import { InputField } from '../../../ui/forms/input-field.tsx';
import { BranchField, KindField } from '../../../ui/forms/kind-field.tsx';

const EnquiryPanel = latePart(
  async () => (await import('../panel/enquiry-panel.tsx')).EnquiryPanel,
);

/** A typed search is applied after this pause (rules: given-figures). */
const SEARCH_DELAY_MS = 600;

/** The report of a kind, or the list of all enquiries. */
export function ReportScreen({ kind }: { kind: EnquiryKind | undefined }) {
  if (kind === undefined) return <ReportPage source={allEnquiriesSource} hasStates />;
  const source = reportSource(kind);
  return source && <ReportPage source={source} />;
}

interface ReportPageProps {
  source: ReportSource;
  /** The list shows the states of its enquiries on the desk. */
  hasStates?: boolean;
}

/** Every report of the back office, and the list of all enquiries. Its state is in the address. */
export function ReportPage({ source, hasStates = false }: ReportPageProps) {
  const [address, changeAddress] = useReportAddress();
  const branchName = useOwnBranchName(address.branch === '' ? '' : Number(address.branch));
  const report = useQuery({
    // The address is part of the key, so a late answer cannot replace a newer one.
    queryKey: queryKeys.report(source.path, address),
    queryFn: ({ signal }) => fetchReport(source, address, signal),
    // Until it is loaded, the previous rows are shown.
    placeholderData: keepPreviousData,
  });
  const { page, limit, ...shown } = address;
  const inputs = useTypedFilters(shown, SEARCH_DELAY_MS, (filters, { isTyped }) => {
    if (page === 1 && isSame(filters, shown)) void report.refetch();
    // A history entry for each letter would make the back button useless.
    else changeAddress({ ...filters, page: 1 }, { replace: isTyped });
  });

  const { data: loaded, error } = report;
  const search = inputs.typed.search.trim();
  const isAhead = report.isPlaceholderData || search !== address.search;
  const rows = (loaded?.data ?? []).filter((row) => !isAhead || source.matches(row, search));

  const lastPage = loaded?.totalPages ?? 0;
  const isBeyond = !report.isPlaceholderData && lastPage > 0 && address.page > lastPage;
  useEffect(() => {
    if (isBeyond) changeAddress({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, changeAddress]);

  const mayWork = useMay('enquiries.work');
  // For the loaded rows: typing sends no request.
  const stateOfRow = useStates(loaded?.data ?? [], mayWork && hasStates);

  const { open, openRow } = useOpenRow({
    rows,
    page: loaded,
    pageNumber: address.page,
    isStale: report.isPlaceholderData,
    onPage: (page) => changeAddress({ page }),
  });

  const problems = problemsOf(error);
  const isFilterProblem = Object.keys(shown).some((name) => name in problems);
  const isNarrowed = Object.values(shown).some((value) => value !== '');
  const empty = isNarrowed ? (
    source.emptyMessage
  ) : (
    <EmptyScreen name={source.kind ? 'report' : 'enquiries'}>{source.emptyMessage}</EmptyScreen>
  );

  return (
    <section className="screen" aria-labelledby="screen-title">
      <div className={styles.head}>
        <h1 id="screen-title">{source.title}</h1>
        <ExportBar
          input={{ source, address, branchName, shown: rows, total: loaded?.totalRecords ?? 0 }}
        />
      </div>
      <FilterForm
        inputs={inputs}
        hasKindFilter={!source.kind}
        isBusy={report.isFetching}
        isChanged={!isSame({ ...inputs.typed, search }, shown)}
        problems={problems}
      />
      {isFilterProblem ? (
        // The error is already shown beside each filter.
        <LoadFailure text={reportTexts.correct} />
      ) : (
        <QueryFailure of={report} />
      )}
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
        page={page}
        limit={limit}
        sizes={pageSizes}
        onChange={changeAddress}
      />
      {open && <EnquiryPanel {...open} hasState={hasStates} />}
    </section>
  );
}

/** The server's errors, by the names of the inputs. */
function problemsOf(error: Error | null): ApiError['fields'] {
  if (!(error instanceof ApiError)) return {};
  const { searchTerm, ...fields } = error.fields;
  return searchTerm === undefined ? fields : { ...fields, search: searchTerm };
}

interface FilterFormProps {
  /** The search is applied while typing, the others with SEARCH. */
  inputs: ReturnType<typeof useTypedFilters<Filters>>;
  hasKindFilter: boolean;
  isBusy: boolean;
  /** Whether the filters differ from those of the rows: they can be applied, even while rows are loading. */
  isChanged: boolean;
  /** The server's text for each filter that it refused. */
  problems: Partial<Record<string, string>>;
}

function FilterForm(props: FilterFormProps) {
  const { hasKindFilter, isBusy, isChanged, problems } = props;
  const { typed, change, apply } = props.inputs;
  const field = bindFields({ values: typed, problems, onChange: change });
  return (
    <form
      className={styles.form}
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {(['fromDate', 'toDate'] as const).map((name) => (
        <InputField key={name} {...field(name)} type="date" label={reportTexts[name]} />
      ))}
      {hasKindFilter && (
        <KindField
          kind={typed.kind}
          nameOf={(kind) => kindTexts[kind].title}
          onChoose={(kind) => apply({ kind })}
          className={styles.kind}
          error={problems.kind}
        />
      )}
      <BranchField
        branch={typed.branch === '' ? '' : Number(typed.branch)}
        onChoose={(branch) => apply({ branch: String(branch) })}
        className={styles.kind}
        error={problems.branch}
      />
      <div className={styles.find}>
        <InputField
          {...field('search')}
          label={reportTexts.search}
          className={styles.search}
          type="search"
          spellCheck={false}
        />
        <Button
          type="submit"
          variant="primary"
          className={styles.submit}
          busy={isBusy && !isChanged}
        >
          {isBusy ? reportTexts.loading : reportTexts.submit}
        </Button>
      </div>
      <div className={styles.presets}>
        <ReportPresets chosen={typed} onChoose={apply} />
      </div>
    </form>
  );
}
