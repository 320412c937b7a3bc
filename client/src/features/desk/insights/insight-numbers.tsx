import type { ExportFormat, Insights } from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { useOwnBranchName } from '../../../lib/staff/branches.ts';
import { useChoices } from '../../../lib/staff/use-choices.ts';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import { CourseChart } from './course-chart.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { AllNumbers, GroupPart, linesOf, LostPart, PeoplePart } from './group-parts.tsx';
import { useBefore, type InsightAddress } from './insight-address.ts';
import { insightDocument, type InsightDocument } from './insight-document.ts';
import { InsightOverview } from './insight-overview.tsx';
import styles from './insights.module.css';
import { rowsOf } from './rows-link.tsx';

/** Makes a file, or prints. @returns the reason for a failure; `''`: it is done */
export type ExportInsights = (format: ExportFormat, document: InsightDocument) => Promise<string>;

interface InsightNumbersProps {
  onExport: ExportInsights;
  data: Insights;
  address: InsightAddress;
  /** Day of the numbers, `YYYY-MM-DD`. */
  countedOn: string;
}

/** The numbers of a period: as a whole, over the days, by person, and by what is chosen. */
export function InsightNumbers({ data, address, countedOn, onExport }: InsightNumbersProps) {
  const { by, from, to } = address;
  const { data: choices, isPending } = useChoices();
  const branchName = useOwnBranchName(address.branch);
  const { period: earlier, query } = useBefore(address);
  const before = query.data;
  const compared = before && before.total.arrived > 0 ? before : undefined;
  // Servers of the version before answer without it.
  const [course, courseBefore] = [data, compared].map((each?: Partial<Insights>) => each?.course);
  const rows = rowsOf(address);
  const whole = { name: texts.all, numbers: data.total };
  const groups = linesOf(data, by);
  const tables = { by, rows, whole, groups };
  return (
    <>
      <div className={styles.head}>
        <p className={styles.hint}>
          {before && (
            <span>{(compared ? texts.compared : texts.nothingBefore)(earlier, address)} </span>
          )}
          {to >= countedOn && <span>{to === countedOn ? texts.notOver : texts.periodNotOver}</span>}
        </p>
        {/* The exports contain the names of the reasons. */}
        <ExportButtons
          label={texts.exports}
          disabled={isPending}
          onMake={(format) =>
            onExport(format, insightDocument(address, data, { choices, branchName }))
          }
        />
      </div>
      <QueryFailure of={query} />
      <InsightOverview
        whole={whole}
        rows={rows}
        period={address}
        course={course}
        before={compared && { period: earlier, numbers: compared.total }}
      />
      {from !== to && course && (
        <CourseChart
          period={address}
          counts={course.arrived.map(Number)}
          before={compared && { period: earlier, counts: courseBefore?.arrived.map(Number) ?? [] }}
          rowsOn={(days) => rowsOf(address, days)('arrived', whole)}
        />
      )}
      {by !== 'person' && <PeoplePart address={address} />}
      <GroupPart by={by} groups={groups} rows={rows} />
      <AllNumbers {...tables} />
      <LostPart {...tables} choices={choices} />
    </>
  );
}
