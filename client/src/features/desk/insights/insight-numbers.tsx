import type { ExportFormat, InsightFigure, Insights, DeskChoices } from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { useChoices } from '../../../lib/staff/use-choices.ts';
import { Pair } from '../../../ui/lists/pair.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { groupName, type InsightAddress } from './insight-address.ts';
import { AnswerChart, FunnelChart } from './insight-charts.tsx';
import { insightDocument, type InsightDocument } from './insight-document.ts';
import styles from './insights.module.css';
import { CountLink, rowsOf, type InsightLine, type RowsOf } from './rows-link.tsx';
import { AdminTable, type Column } from '../../../ui/lists/admin-table.tsx';
import { reasonLabel } from '../common/event-words.ts';

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
  const groupColumn: Column<InsightLine> = {
    key: 'group',
    header: texts.groups[address.by],
    cell: ({ name }) => <strong className={styles.name}>{name}</strong>,
  };
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
      <TablePart
        title={texts.table}
        columns={[groupColumn, ...figureColumns(rows)]}
        lines={lines}
        empty={texts.empty}
      />
      <TablePart
        title={texts.lostFor}
        columns={[groupColumn, ...reasonColumns(whole, rows, choices)]}
        lines={lines.filter(({ numbers }) => numbers.lost > 0)}
        empty={texts.nothingLost}
      />
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
      <dl className={`tiles ${styles.tiles}`}>
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

/** Share of the due enquiries that were answered in time, with both counts. */
function InTime({ line, rows }: { line: InsightLine; rows: RowsOf }) {
  const { numbers } = line;
  if (numbers.promised === 0) return texts.share(0, 0);
  return (
    <>
      {texts.share(numbers.in_time, numbers.promised)}:{' '}
      <CountLink line={line} figure="in_time" rows={rows} /> {texts.of}{' '}
      <CountLink line={line} figure="promised" rows={rows} />
    </>
  );
}

/** All numbers of the period, each with a link to its enquiries. */
function figureColumns(rows: RowsOf): Column<InsightLine>[] {
  const figure = (name: InsightFigure): Column<InsightLine> => ({
    key: name,
    header: texts.figures[name],
    look: 'number',
    cell: (line) => <CountLink line={line} figure={name} rows={rows} />,
  });
  return [
    ...(['arrived', 'awaited', 'answered'] as const).map(figure),
    {
      key: 'share',
      header: texts.inTime,
      look: 'number',
      cell: (line) => <InTime line={line} rows={rows} />,
    },
    ...(['median', 'p90'] as const).map((name): Column<InsightLine> => ({
      key: name,
      header: texts.withins[name],
      look: 'number',
      cell: ({ numbers }) => texts.minutes(numbers[name]),
    })),
    ...(['reached', 'appointed', 'missed', 'done', 'lost'] as const).map(figure),
  ];
}

function reasonColumns(whole: InsightLine, rows: RowsOf, choices: DeskChoices | undefined) {
  return whole.numbers.reasons.map(({ reason: key }): Column<InsightLine> => {
    const reason = { key, label: reasonLabel(key, choices) };
    return {
      key,
      header: reason.label,
      look: 'number',
      cell: (line) => <CountLink line={line} figure="lost" reason={reason} rows={rows} />,
    };
  });
}

interface TablePartProps {
  title: string;
  columns: readonly Column<InsightLine>[];
  lines: readonly InsightLine[];
  empty: string;
}

function TablePart({ title, columns, lines, empty }: TablePartProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <AdminTable
        label={title}
        columns={columns}
        // No group has the key `*`, which means the total.
        keyOf={({ key }) => key ?? '*'}
        rows={lines}
        empty={empty}
      />
    </section>
  );
}
