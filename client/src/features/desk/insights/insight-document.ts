import {
  dayOf,
  insightFigures,
  timeOf,
  type DeskChoices,
  type Insights,
  type Period,
  type ReportTable,
} from '@dealership/shared';
import { reportPaperTexts } from '@dealership/shared/texts/common/report-paper.ts';
import { insightsTexts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { groupName, type InsightAddress } from './insight-address.ts';

const { notes } = reportPaperTexts;
const { file: texts, share } = insightsTexts;

export interface InsightDocument {
  title: string;
  /** The filters, one line each. */
  notes: string[];
  table: ReportTable;
  orientation: 'landscape' | 'portrait';
  /** Without the extension. */
  fileName: string;
}

/** The lines above the table of a file: the period, what else limits the numbers, and the time. */
export function notesOf({ from, to }: Period, others: readonly string[]): string[] {
  const now = Date.now();
  return [
    from === to ? notes.onDay(from) : notes.fromTo(from, to),
    ...others,
    notes.madeOn(dayOf(now), timeOf(now)),
  ];
}

/** The lines above a table of the enquiries of a period. */
export function notesOfFilters(
  { kind, ...period }: InsightAddress,
  branchName: string | undefined,
  others: readonly string[] = [],
) {
  return notesOf(period, [
    ...(kind ? [notes.kind(texts.kinds[kind])] : []),
    ...(branchName === undefined ? [] : [notes.branch(branchName)]),
    ...others,
  ]);
}

/** The numbers on the screen as one table, in English (rules: insights-files). */
export function insightDocument(
  address: InsightAddress,
  { total, groups }: Insights,
  { choices, branchName }: { choices: DeskChoices | undefined; branchName: string | undefined },
): InsightDocument {
  const { by } = address;
  const reasonOf = (key: string) =>
    choices?.reasons.find((reason) => reason.key === key)?.label.en ?? key;
  const lines = [
    { name: texts.all, numbers: total },
    ...groups.map((group) => ({ name: groupName(by, group, texts), numbers: group })),
  ];
  return {
    title: texts.title,
    notes: notesOfFilters(address, branchName),
    fileName: 'insights',
    orientation: 'landscape',
    table: {
      header: [
        texts.groups[by],
        ...insightFigures.map((figure) => texts.figures[figure]),
        texts.share,
        texts.median,
        texts.p90,
        texts.lostFor,
      ],
      cells: lines.map(({ name, numbers }) => [
        name,
        ...insightFigures.map((figure) => String(numbers[figure])),
        share(numbers.in_time, numbers.promised),
        ...[numbers.median, numbers.p90].map((minutes) => String(minutes ?? '')),
        numbers.reasons.map(({ reason, count }) => `${reasonOf(reason)}: ${count}`).join('\n'),
      ]),
    },
  };
}
