import type { DeskChoices, InsightFigure, InsightNumbers } from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { AdminTable, type Column } from '../../../ui/lists/admin-table.tsx';
import { reasonLabel } from '../common/event-words.ts';
import styles from './insights.module.css';
import { CountLink, whatOf, type Part, type RowsOf } from './rows-link.tsx';

/** The total or a group, with its numbers. */
export interface InsightLine {
  part: Part;
  numbers: InsightNumbers;
}

interface InsightTableProps {
  /** The name of the grouping. */
  by: string;
  /** The total comes first. */
  lines: readonly InsightLine[];
  rows: RowsOf;
}

/** Share of the due enquiries that were answered in time, with both counts. */
export function InTime({ line: { part, numbers }, rows }: { line: InsightLine; rows: RowsOf }) {
  const { in_time: inTime, promised } = numbers;
  if (promised === 0) return texts.share(0, 0);
  return (
    <>
      {texts.share(inTime, promised)}:{' '}
      <CountLink count={inTime} to={rows('in_time', part)} what={whatOf('in_time', part)} />{' '}
      {texts.of}{' '}
      <CountLink count={promised} to={rows('promised', part)} what={whatOf('promised', part)} />
    </>
  );
}

/** All numbers of the period, each with a link to its enquiries. */
export function InsightTable({ by, lines, rows }: InsightTableProps) {
  const figure = (name: InsightFigure): Column<InsightLine> => ({
    key: name,
    header: texts.figures[name],
    look: 'number',
    cell: ({ part, numbers }) => (
      <CountLink count={numbers[name]} to={rows(name, part)} what={whatOf(name, part)} />
    ),
  });
  const columns: Column<InsightLine>[] = [
    {
      key: 'group',
      header: by,
      cell: ({ part }) => <strong className={styles.name}>{part.name}</strong>,
    },
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

interface ReasonTableProps extends InsightTableProps {
  choices: DeskChoices | undefined;
}

/** Why enquiries were lost. */
export function ReasonTable({ by, lines, rows, choices }: ReasonTableProps) {
  const reasons = lines[0]?.numbers.reasons ?? [];
  const columns: Column<InsightLine>[] = [
    {
      key: 'group',
      header: by,
      cell: ({ part }) => <strong className={styles.name}>{part.name}</strong>,
    },
    ...reasons.map(({ reason }): Column<InsightLine> => {
      const label = reasonLabel(reason, choices);
      return {
        key: reason,
        header: label,
        look: 'number',
        cell: ({ part, numbers }) => (
          <CountLink
            count={numbers.reasons.find((each) => each.reason === reason)?.count ?? 0}
            to={rows('lost', part, reason)}
            what={`${whatOf('lost', part)}, ${label}`}
          />
        ),
      };
    }),
  ];
  return (
    <AdminTable
      label={texts.lostFor}
      columns={columns}
      keyOf={keyOf}
      rows={lines.filter(({ numbers }) => numbers.lost > 0)}
      empty={texts.nothingLost}
    />
  );
}

/** No group has this key. */
const WHOLE = '*';

function keyOf({ part }: InsightLine): string {
  return part.key ?? WHOLE;
}
