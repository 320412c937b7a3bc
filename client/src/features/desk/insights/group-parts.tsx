import type { DeskChoices, InsightGroup, Insights } from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { AdminTable, type Column } from '../../../ui/lists/admin-table.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { reasonLabel } from '../common/event-words.ts';
import { BarTable } from './bar-table.tsx';
import { barColumns, figureColumns, reasonColumns } from './figure-columns.tsx';
import { groupName, useInsights, type InsightAddress } from './insight-address.ts';
import styles from './insights.module.css';
import { CountLink, rowsOf, type InsightLine, type RowsOf } from './rows-link.tsx';

/** The groups of an answer, as the screen names them. */
export function linesOf({ groups }: Insights, by: InsightGroup): InsightLine[] {
  return groups.map(({ key, name, ...numbers }) => {
    return { key, name: groupName(by, { key, name }), numbers };
  });
}

interface GroupPartProps {
  by: InsightGroup;
  groups: readonly InsightLine[];
  rows: RowsOf;
}

/** Groups with their main numbers. */
export function GroupPart({ by, groups, rows }: GroupPartProps) {
  return (
    <section className={styles.part}>
      <h2>{texts.grouped[by]}</h2>
      <BarTable
        label={texts.grouped[by]}
        by={texts.groups[by]}
        columns={barColumns(groups, rows, by === 'person' ? 'person' : 'others')}
        lines={groups}
        keyOf={({ key = '' }) => key}
      />
    </section>
  );
}

/** The people beside another grouping. */
export function PeoplePart({ address }: { address: InsightAddress }) {
  const ofPeople: InsightAddress = { ...address, by: 'person' };
  const query = useInsights(ofPeople);
  const { data, error } = query;
  if (!data) {
    return error ? <QueryFailure of={query} /> : <p aria-busy="true">{texts.loading}</p>;
  }
  return <GroupPart by="person" groups={linesOf(data, 'person')} rows={rowsOf(ofPeople)} />;
}

interface TablesProps extends Pick<GroupPartProps, 'by' | 'rows'> {
  whole: InsightLine;
  groups: readonly InsightLine[];
}

/** All numbers of all groups. */
export function AllNumbers({ by, rows, whole, groups }: TablesProps) {
  return (
    <Fold title={texts.table} by={by} columns={figureColumns(rows)} lines={[whole, ...groups]} />
  );
}

/** Why enquiries were lost: as a whole, and by group. */
export function LostPart({
  by,
  rows,
  whole,
  groups,
  choices,
}: TablesProps & { choices: DeskChoices | undefined }) {
  const reasons = whole.numbers.reasons.map(({ reason: key, count }) => {
    return { key, count, name: reasonLabel(key, choices) };
  });
  const most = Math.max(...reasons.map(({ count }) => count));
  return (
    <section className={styles.part}>
      <h2>{texts.lostFor}</h2>
      {reasons.length === 0 ? (
        <p>{texts.nothingLost}</p>
      ) : (
        <>
          <BarTable
            label={texts.lostFor}
            by={texts.reason}
            columns={[
              {
                key: 'count',
                header: texts.figures.lost,
                cell: ({ key, name }) => (
                  <CountLink line={whole} figure="lost" reason={{ key, label: name }} rows={rows} />
                ),
                shareOf: ({ count }) => count / most,
              },
            ]}
            lines={reasons}
            keyOf={({ key }) => key}
          />
          <Fold
            title={texts.lostBy(by)}
            by={by}
            columns={reasonColumns(whole, rows, choices)}
            lines={[whole, ...groups].filter(({ numbers }) => numbers.lost > 0)}
          />
        </>
      )}
    </section>
  );
}

interface FoldProps {
  title: string;
  by: InsightGroup;
  columns: readonly Column<InsightLine>[];
  lines: readonly InsightLine[];
}

/** A wide table for a closer look. */
function Fold({ title, by, columns, lines }: FoldProps) {
  const names: Column<InsightLine> = {
    key: 'group',
    header: texts.groups[by],
    cell: ({ name }) => <strong className={styles.name}>{name}</strong>,
  };
  return (
    <details className={`fold ${styles.fold}`}>
      <summary>{title}</summary>
      <AdminTable
        label={title}
        columns={[names, ...columns]}
        // No group has the key `*`, which means the total.
        keyOf={({ key }) => key ?? '*'}
        rows={lines}
        isAlwaysTable
      />
    </details>
  );
}
