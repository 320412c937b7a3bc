import type { DeskChoices, InsightFigure } from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { AdminTable, type Column } from '../../../ui/lists/admin-table.tsx';
import { reasonLabel } from '../common/event-words.ts';
import styles from './insights.module.css';
import { CountLink, type InsightLine, type RowsOf } from './rows-link.tsx';

interface InsightTableProps {
  /** The name of the grouping. */
  by: string;
  /** The total comes first. */
  lines: readonly InsightLine[];
  rows: RowsOf;
}

/** Share of the due enquiries that were answered in time, with both counts. */
export function InTime({ line, rows }: { line: InsightLine; rows: RowsOf }) {
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

const groupColumn = (by: string): Column<InsightLine> => ({
  key: 'group',
  header: by,
  cell: ({ name }) => <strong className={styles.name}>{name}</strong>,
});

/** All numbers of the period, each with a link to its enquiries. */
export function InsightTable({ by, lines, rows }: InsightTableProps) {
  const figure = (name: InsightFigure): Column<InsightLine> => ({
    key: name,
    header: texts.figures[name],
    look: 'number',
    cell: (line) => <CountLink line={line} figure={name} rows={rows} />,
  });
  const columns: Column<InsightLine>[] = [
    groupColumn(by),
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
  return (
    <AdminTable
      label={texts.table}
      columns={columns}
      keyOf={keyOf}
      rows={lines}
      empty={texts.empty}
    />
  );
}

export function ReasonTable(props: InsightTableProps & { choices: DeskChoices | undefined }) {
  const { by, lines, rows, choices } = props;
  const reasons = lines[0]?.numbers.reasons ?? [];
  const columns = reasons.map(({ reason: key }): Column<InsightLine> => {
    const reason = { key, label: reasonLabel(key, choices) };
    return {
      key,
      header: reason.label,
      look: 'number',
      cell: (line) => <CountLink line={line} figure="lost" reason={reason} rows={rows} />,
    };
  });
  return (
    <AdminTable
      label={texts.lostFor}
      columns={[groupColumn(by), ...columns]}
      keyOf={keyOf}
      rows={lines.filter(({ numbers }) => numbers.lost > 0)}
      empty={texts.nothingLost}
    />
  );
}

/** No group has the key `*`, which stands for the total. */
function keyOf({ key }: InsightLine): string {
  return key ?? '*';
}
