import { insightFigures, type DeskChoices, type ReportTable } from '@dealership/shared';
import { insightsTexts as texts } from '@dealership/shared/texts/staff/desk/insights.ts';
import { reasonLabel } from '../common/event-words.ts';
import type { InsightLine } from './insight-table.tsx';

/** The numbers for a file or for print. */
export interface InsightDocument {
  title: string;
  /** The filters, one line each. */
  notes: string[];
  table: ReportTable;
  orientation: 'landscape' | 'portrait';
  /** Without the extension. */
  fileName: string;
}

interface DocumentDetails {
  /** The name of the grouping. */
  by: string;
  lines: readonly InsightLine[];
  notes: string[];
  choices: DeskChoices | undefined;
}

/** The numbers on the screen as one table. */
export function insightDocument({ by, lines, notes, choices }: DocumentDetails): InsightDocument {
  return {
    title: texts.title,
    notes,
    fileName: 'insights',
    orientation: 'landscape',
    table: {
      header: [
        by,
        ...insightFigures.map((figure) => texts.figures[figure]),
        texts.export.share,
        texts.export.median,
        texts.export.p90,
        texts.lostFor,
      ],
      cells: lines.map(({ part, numbers }) => [
        part.name,
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
