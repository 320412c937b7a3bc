import {
  dayOf,
  timeOf,
  type ExportFormat,
  type Insights,
  type InsightGroup,
} from '@dealership/shared';
import { reportPaperTexts } from '@dealership/shared/texts/common/report-paper.ts';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { useChoices } from '../../../lib/staff/use-choices.ts';
import { ExportButtons } from './export-buttons.tsx';
import { groupName } from './group-name.ts';
import type { InsightAddress } from './insight-address.ts';
import { AnswerChart, FunnelChart } from './insight-charts.tsx';
import { insightDocument, type InsightDocument } from './insight-document.ts';
import { InsightOverview } from './insight-overview.tsx';
import { InsightTable, ReasonTable, type InsightLine } from './insight-table.tsx';
import styles from './insights.module.css';
import { rowsOf } from './rows-link.tsx';

/** Makes a file, or prints. @returns the reason for a failure; `''`: it is done */
export type ExportInsights = (format: ExportFormat, document: InsightDocument) => Promise<string>;

interface InsightNumbersProps {
  onExport: ExportInsights;
  data: Insights;
  address: InsightAddress;
}

/** The numbers of a period: totals, charts and tables. */
export function InsightNumbers({ data, address, onExport }: InsightNumbersProps) {
  const { data: choices, isPending } = useChoices();
  const by = texts.groups[address.by];
  const rows = rowsOf(address);
  const whole = { part: { name: texts.all }, numbers: data.total };
  const groups = data.groups.map((group) => lineOf(address.by, group));
  const lines = [whole, ...groups];

  const make = (format: ExportFormat) =>
    onExport(format, insightDocument({ by, lines, notes: notesOf(address), choices }));

  return (
    <>
      {/* The exports contain the names of the reasons. */}
      <ExportButtons label={texts.exports} disabled={isPending} onMake={make} />
      <InsightOverview whole={whole} rows={rows} />
      <FunnelChart groups={groups} rows={rows} />
      <AnswerChart groups={groups} />
      <section className={styles.part}>
        <h2>{texts.table}</h2>
        <InsightTable by={by} lines={lines} rows={rows} />
      </section>
      <section className={styles.part}>
        <h2>{texts.lostFor}</h2>
        <ReasonTable by={by} lines={lines} rows={rows} choices={choices} />
      </section>
    </>
  );
}

function lineOf(
  by: InsightGroup,
  { key, name, ...numbers }: Insights['groups'][number],
): InsightLine {
  return { part: { key, name: groupName(by, { key, name }) }, numbers };
}

/** The lines above the table of a file. */
function notesOf({ from, to, kind }: InsightAddress): string[] {
  const { notes } = reportPaperTexts;
  const now = Date.now();
  return [
    from === to ? notes.onDay(from) : notes.fromTo(from, to),
    ...(kind ? [notes.kind(kindNames[kind])] : []),
    notes.madeOn(dayOf(now), timeOf(now)),
  ];
}
