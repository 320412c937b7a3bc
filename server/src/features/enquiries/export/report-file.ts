import {
  allEnquiriesReport,
  DEFAULT_LOCALE,
  textsIn,
  reportNotes,
  toReportTable,
} from '@dealership/shared';
import { findEnquiries, type EnquiryFilter } from '../list/list-repository.ts';
import {
  allReports,
  createRowMaker,
  sayWhatCounts,
  type Report,
  type Row,
} from '../list/reports.ts';
import { drawReport, type ReportContent } from './report-pdf.ts';
import { readRows, type ReportOrder, type RowSources } from './report-rows.ts';

/** Reads a report's rows and draws them (rules: report-pdf), in parts. */
export async function* drawReportFile(
  sources: RowSources,
  { path, filter, range, madeAt, seller }: ReportOrder,
): AsyncGenerator<Uint8Array> {
  const report = allReports.find((each) => each.path === path);
  if (!report) throw new Error(`there is no report ${path}`);
  if (!range) {
    yield* drawReport(
      contentOf(report, readRows(sources, report, filter), { ...filter, madeAt, seller }),
    );
    return;
  }
  const { db, readConsents } = sources;
  const { enquiries, total } = await findEnquiries(db, filter, range);
  const rows = enquiries.map(await createRowMaker(db, report.toRow));
  const told = [await sayWhatCounts(db, readConsents, rows)];
  yield* drawReport(contentOf(report, told, { ...filter, madeAt, seller, total }));
}

type Rows = AsyncIterable<readonly Row[]> | readonly (readonly Row[])[];

function contentOf(
  { title, orientation, columns, path }: Report,
  rows: Rows,
  { kind, seller, ...facts }: EnquiryFilter & { total?: number; madeAt: number; seller: string },
): ReportContent {
  const { kinds, reportPaper: texts } = textsIn(DEFAULT_LOCALE);
  const isNarrowed = kind && path === allEnquiriesReport.path;
  return {
    title,
    orientation,
    texts,
    seller,
    madeAt: facts.madeAt,
    notes: reportNotes(
      { ...facts, total: facts.total, kind: isNarrowed ? kinds[kind].title : undefined },
      texts,
    ),
    header: toReportTable(columns, []).header,
    batches: cellsOf(columns, rows),
  };
}

async function* cellsOf(columns: Report['columns'], batches: Rows): AsyncGenerator<string[][]> {
  for await (const rows of batches) yield toReportTable(columns, rows).cells;
}
