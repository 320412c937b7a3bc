import {
  dayOf,
  insightFigures,
  timeOf,
  type DeskChoices,
  type Period,
  type ReportTable,
} from '@dealership/shared';
import { reportPaperTexts } from '@dealership/shared/texts/common/report-paper.ts';
import { kindNames } from '@dealership/shared/texts/staff/desk/desk.ts';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { reasonLabel } from '../common/event-words.ts';
import type { InsightAddress } from './insight-address.ts';
import type { InsightLine } from './rows-link.tsx';

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
  const { notes } = reportPaperTexts;
  const now = Date.now();
  return [
    from === to ? notes.onDay(from) : notes.fromTo(from, to),
    ...others,
    notes.madeOn(dayOf(now), timeOf(now)),
  ];
}

/** The numbers on the screen as one table. */
export function insightDocument(
  { by, kind, ...period }: InsightAddress,
  lines: readonly InsightLine[],
  choices: DeskChoices | undefined,
): InsightDocument {
  return {
    title: texts.title,
    notes: notesOf(period, kind ? [reportPaperTexts.notes.kind(kindNames[kind])] : []),
    fileName: 'insights',
    orientation: 'landscape',
    table: {
      header: [
        texts.groups[by],
        ...insightFigures.map((figure) => texts.figures[figure]),
        texts.export.share,
        texts.export.median,
        texts.export.p90,
        texts.lostFor,
      ],
      cells: lines.map(({ name, numbers }) => [
        name,
        ...insightFigures.map((figure) => String(numbers[figure])),
        texts.share(numbers.in_time, numbers.promised),
        ...[numbers.median, numbers.p90].map((minutes) => String(minutes ?? '')),
        numbers.reasons
          .map(({ reason, count }) => `${reasonLabel(reason, choices)}: ${count}`)
          .join('\n'),
      ]),
    },
  };
}
