import { quotedFigures, type Quoted, type QuotedFigure } from '@dealership/shared';
import { insightsTexts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { useOwnBranchName } from '../../../lib/staff/branches.ts';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { BarTable } from './bar-table.tsx';
import { ExportButtons } from './export-buttons.tsx';
import type { InsightAddress } from './insight-address.ts';
import { notesOfFilters, type InsightDocument } from './insight-document.ts';
import type { ExportInsights } from './insight-numbers.tsx';
import styles from './insights.module.css';

const { quotations: texts, file } = insightsTexts;

interface InsightQuotationsProps {
  address: InsightAddress;
  onExport: ExportInsights;
}

/** From quotations to sales (rules: insights-quotations). There are no lists behind these numbers, so no links. */
export function InsightQuotations({ address, onExport }: InsightQuotationsProps) {
  const { from, to, kind, branch } = address;
  const branchName = useOwnBranchName(branch);
  const body = { from, to, ...(kind && { kinds: [kind] }), ...(branch && { branch }) };
  const query = useQuery({
    queryKey: queryKeys.insightQuotations(body),
    queryFn: ({ signal }) => call('POST /api/insights/quotations', { body, signal }),
    staleTime: 0,
  });
  const { data, error } = query;
  return (
    <section className={styles.part} aria-labelledby="insight-quotations">
      <h2 id="insight-quotations">{texts.title}</h2>
      <p className={styles.hint}>{texts.note}</p>
      <QueryFailure of={query} />
      {!data && !error && <p aria-busy="true">{insightsTexts.loading}</p>}
      {data?.made === 0 && <p>{texts.none}</p>}
      {data && data.made > 0 && (
        <>
          <ExportButtons
            label={texts.exports}
            onMake={(format) => onExport(format, quotedDocument(address, { data, branchName }))}
          />
          <QuotedTable data={data} />
        </>
      )}
    </section>
  );
}

function QuotedTable({ data }: { data: Quoted }) {
  const most = Math.max(...Object.values(data));
  return (
    <BarTable
      label={texts.title}
      by={texts.what}
      columns={[
        {
          key: 'count',
          header: texts.count,
          cell: ({ key }: { key: QuotedFigure }) => insightsTexts.number(data[key]),
          shareOf: ({ key }) => data[key] / most,
        },
      ]}
      lines={quotedFigures.map((key) => ({ key, name: texts.figures[key] }))}
      keyOf={({ key }) => key}
    />
  );
}

/** The numbers on the screen as one table, in English (rules: insights-files). */
function quotedDocument(
  address: InsightAddress,
  { data, branchName }: { data: Quoted; branchName: string | undefined },
): InsightDocument {
  const { title, what, count, note, figures } = file.quotations;
  return {
    title,
    fileName: 'quotations',
    orientation: 'portrait',
    notes: notesOfFilters(address, branchName, [note]),
    table: {
      header: [what, count],
      cells: quotedFigures.map((key) => [figures[key], String(data[key])]),
    },
  };
}
