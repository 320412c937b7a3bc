import type { DeskChoices, InsightFigure } from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import type { Column } from '../../../ui/lists/admin-table.tsx';
import { reasonLabel } from '../common/event-words.ts';
import type { BarColumn } from './bar-table.tsx';
import { CountLink, type InsightLine, type RowsOf } from './rows-link.tsx';

const stages = ['arrived', 'reached', 'appointed', 'done'] as const;

/** The columns that a phone has room for. */
const onPhones = {
  person: ['arrived', 'share', 'median', 'done'],
  others: ['arrived', 'reached', 'appointed', 'done'],
};

/** The main numbers of some groups, with bars of one scale for the stages from enquiry to sale. */
export function barColumns(
  groups: readonly InsightLine[],
  rows: RowsOf,
  shown: keyof typeof onPhones,
): BarColumn<InsightLine>[] {
  const most = Math.max(1, ...groups.map(({ numbers }) => numbers.arrived));
  const figure = (name: InsightFigure): BarColumn<InsightLine> => ({
    key: name,
    header: texts.figures[name],
    cell: (line) => <CountLink line={line} figure={name} rows={rows} />,
  });
  const columns: BarColumn<InsightLine>[] = [
    ...stages.map((name) => ({
      ...figure(name),
      shareOf: ({ numbers }: InsightLine) => numbers[name] / most,
    })),
    figure('lost'),
    {
      key: 'share',
      header: texts.figures.in_time,
      cell: ({ numbers }) => texts.share(numbers.in_time, numbers.promised),
    },
    {
      key: 'median',
      header: texts.firstAnswer,
      cell: ({ numbers }) => texts.minutes(numbers.median),
    },
  ];
  return columns.map((column) => ({
    ...column,
    isExtra: !onPhones[shown].includes(column.key),
  }));
}

/** Counts of the enquiries that were answered in time, and of those that were due. */
export function InTimeCounts({ line, rows }: { line: InsightLine; rows: RowsOf }) {
  return (
    <>
      <CountLink line={line} figure="in_time" rows={rows} /> {texts.of}{' '}
      <CountLink line={line} figure="promised" rows={rows} />
    </>
  );
}

function InTime({ line, rows }: { line: InsightLine; rows: RowsOf }) {
  const { in_time: inTime, promised } = line.numbers;
  if (promised === 0) return texts.share(0, 0);
  return (
    <>
      {texts.share(inTime, promised)}: <InTimeCounts line={line} rows={rows} />
    </>
  );
}

/** All numbers, each with a link to its enquiries. */
export function figureColumns(rows: RowsOf): Column<InsightLine>[] {
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

/** Lost enquiries, a column for each reason. */
export function reasonColumns(
  whole: InsightLine,
  rows: RowsOf,
  choices: DeskChoices | undefined,
): Column<InsightLine>[] {
  return whole.numbers.reasons.map(({ reason: key }) => {
    const label = reasonLabel(key, choices);
    return {
      key,
      header: label,
      look: 'number',
      cell: (line) => <CountLink line={line} figure="lost" reason={{ key, label }} rows={rows} />,
    };
  });
}
