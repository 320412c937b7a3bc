import {
  allEnquiriesColumns,
  allEnquiriesReport,
  hasReading,
  readCode,
  readName,
  readSearch,
  reportOf,
  rowMatches,
  type EnquiryKind,
  type ReportDefinition,
  type TableColumn,
} from '@dealership/shared';
import { allEnquiriesTexts } from '@dealership/shared/texts/common/all-enquiries.ts';
import type { Reach } from '../../ui/contact-link.tsx';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';

/** A row of any list; `reference` identifies the enquiry. */
export type Row = Readonly<Record<string, unknown>> & { readonly reference: string };

/** The content of a report screen: one of the eleven reports, or the list of all kinds. */
export interface ReportSource extends Pick<
  ReportDefinition,
  'path' | 'fileName' | 'orientation' | 'searchKey' | 'sendsEmpty'
> {
  readonly title: string;
  readonly columns: readonly SourceColumn[];
  readonly emptyMessage: string;
  /** The kind of a report; absent: the list of all kinds, which can be narrowed to one. */
  readonly kind?: EnquiryKind;
  /** Whether a loaded row matches the typed text; used until the server has answered. */
  readonly matches: (row: Row, search: string) => boolean;
}

/** A column, and whether it holds a phone number or e-mail address. */
export interface SourceColumn extends TableColumn {
  readonly reaches?: Reach;
}

/** The report of a kind, or `undefined` for a kind without one. */
export function reportSource(kind: EnquiryKind): ReportSource | undefined {
  const report = reportOf(kind);
  const { report: texts } = kindTexts[kind];
  return (
    report &&
    texts && {
      ...report,
      title: texts.title,
      columns: report.columns.map((column) => toColumn(column, column.source)),
      emptyMessage: texts.emptyMessage,
      kind,
      matches: (row, search) => rowMatches(report, row, search),
    }
  );
}

export const allEnquiriesSource: ReportSource = {
  ...allEnquiriesReport,
  title: allEnquiriesTexts.title,
  columns: allEnquiriesColumns(kindTexts, allEnquiriesTexts).map((column) =>
    toColumn(column, column.key),
  ),
  emptyMessage: allEnquiriesTexts.emptyMessage,
  sendsEmpty: true,
  // The server searches each kind by its own report's rule; here any text of the row may match.
  matches: (row, search) =>
    search === '' ||
    hasReading(
      textsOf(row).flatMap((text) => [readName(text), readCode(text)]),
      readSearch(search),
    ),
};

function toColumn(column: TableColumn, source: string): SourceColumn {
  if (source === 'mobile') return { ...column, reaches: 'phone' };
  return source === 'email' ? { ...column, reaches: 'mail' } : column;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
