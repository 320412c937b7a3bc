import type { ExportFormat, InsightFigure, Insights } from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { useChoices } from '../../../lib/staff/use-choices.ts';
import { Pair } from '../../../ui/lists/pair.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { groupName, type InsightAddress } from './insight-address.ts';
import { AnswerChart, FunnelChart } from './insight-charts.tsx';
import { insightDocument, type InsightDocument } from './insight-document.ts';
import { InsightTable, InTime, ReasonTable } from './insight-table.tsx';
import styles from './insights.module.css';
import { CountLink, rowsOf, type InsightLine, type RowsOf } from './rows-link.tsx';

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
  const whole = { name: texts.all, numbers: data.total };
  const groups = data.groups.map(({ key, name, ...numbers }) => {
    return { key, name: groupName(address.by, { key, name }), numbers };
  });
  const lines = [whole, ...groups];

  return (
    <>
      {/* The exports contain the names of the reasons. */}
      <ExportButtons
        label={texts.exports}
        disabled={isPending}
        onMake={(format) => onExport(format, insightDocument(address, lines, choices))}
      />
      <Overview whole={whole} rows={rows} />
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

function Overview({ whole, rows }: { whole: InsightLine; rows: RowsOf }) {
  const { numbers } = whole;
  const figure = (name: InsightFigure) => (
    <Pair key={name} name={texts.figures[name]}>
      <CountLink line={whole} figure={name} rows={rows} />
    </Pair>
  );
  return (
    <section className={styles.part}>
      <h2>{texts.overview}</h2>
      <dl className={styles.tiles}>
        {figure('arrived')}
        <Pair name={texts.inTime}>
          <InTime line={whole} rows={rows} />
        </Pair>
        {(['median', 'p90'] as const).map((name) => (
          <Pair key={name} name={texts[name]}>
            <span>{texts.minutes(numbers[name])}</span>
            {numbers[name] !== null && <small> {texts.ofOpening}</small>}
          </Pair>
        ))}
        {(['reached', 'appointed', 'missed', 'done', 'lost'] as const).map(figure)}
      </dl>
    </section>
  );
}
