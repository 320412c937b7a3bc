import { tapWays, type Period, type TapCounts } from '@dealership/shared';
import { insightTapsTexts as texts } from '@dealership/shared/texts/staff/desk/insight-taps.ts';
import { insightsTexts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { BarTable } from './bar-table.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { notesOf, type InsightDocument } from './insight-document.ts';
import type { ExportInsights } from './insight-numbers.tsx';
import styles from './insights.module.css';

interface TapLine {
  key: string;
  name: string;
  ways: TapCounts['total'];
}

interface InsightTapsProps {
  period: Period;
  onExport: ExportInsights;
}

/** Visitors' taps on *Call* and *WhatsApp* (rules: taps). There are no rows behind these numbers, so no links. */
export function InsightTaps({ period, onExport }: InsightTapsProps) {
  const { from, to } = period;
  const query = useQuery({
    queryKey: queryKeys.insightTaps(from, to),
    queryFn: ({ signal }) => call('POST /api/insights/taps', { body: { from, to }, signal }),
    staleTime: 0,
  });
  const { data, error } = query;
  return (
    <section className={styles.part} aria-labelledby="insight-taps">
      <h2 id="insight-taps">{texts.title}</h2>
      <p className={styles.hint}>{texts.intro}</p>
      <QueryFailure of={query} />
      {!data && !error && <p aria-busy="true">{insightsTexts.loading}</p>}
      {data && <TapNumbers data={data} period={period} onExport={onExport} />}
    </section>
  );
}

function TapNumbers({ data, period, onExport }: InsightTapsProps & { data: TapCounts }) {
  const { whole, pages, models } = linesOf(data, texts);
  if (bothOf(data.total) === 0) return <p>{texts.none}</p>;
  return (
    <>
      <ExportButtons
        label={texts.exports}
        onMake={(format) => onExport(format, tapDocument(period, data))}
      />
      <TapTable label={texts.byPage} by={texts.page} lines={[whole, ...pages]} />
      <details className="fold">
        <summary>{texts.byModel}</summary>
        <TapTable label={texts.byModel} by={texts.model} lines={[whole, ...models]} />
      </details>
    </>
  );
}

type LineTexts = Pick<typeof texts, 'all' | 'pages' | 'noModel'>;

function linesOf({ total, pages, models }: TapCounts, { all, pages: names, noModel }: LineTexts) {
  return {
    whole: { key: '*', name: all, ways: total },
    pages: pages.map(({ page: key, ...ways }) => ({ key, name: names[key], ways })),
    models: models.map(({ key, name = noModel, ...ways }) => ({ key, name, ways })),
  };
}

function TapTable({ label, by, lines }: { label: string; by: string; lines: TapLine[] }) {
  const most = Math.max(...lines.map(({ ways }) => bothOf(ways)));
  const count = (key: string, header: string, of: (ways: TapCounts['total']) => number) => ({
    key,
    header,
    cell: ({ ways }: TapLine) => insightsTexts.number(of(ways)),
    shareOf: ({ ways }: TapLine) => of(ways) / most,
  });
  return (
    <BarTable
      label={`${texts.title}, ${label}`}
      by={by}
      columns={[
        ...tapWays.map((way) => count(way, texts.ways[way], (ways) => ways[way])),
        count('both', texts.total, bothOf),
      ]}
      lines={lines}
      keyOf={({ key }) => key}
    />
  );
}

function bothOf(ways: TapCounts['total']): number {
  return tapWays.reduce((sum, way) => sum + ways[way], 0);
}

/** The numbers on the screen as one table, in English (rules: insights-files). */
function tapDocument(period: Period, data: TapCounts): InsightDocument {
  const { file } = texts;
  const { whole, pages, models } = linesOf(data, file);
  const cells = (by: string, lines: readonly TapLine[]) =>
    lines.map(({ name, ways }) => [
      by,
      name,
      ...tapWays.map((way) => String(ways[way])),
      String(bothOf(ways)),
    ]);
  return {
    title: file.title,
    fileName: 'calls-and-whatsapp',
    orientation: 'portrait',
    notes: notesOf(period, [file.intro]),
    table: {
      header: [file.by, file.what, ...tapWays.map((way) => file.ways[way]), file.total],
      cells: [...cells('', [whole]), ...cells(file.page, pages), ...cells(file.model, models)],
    },
  };
}
