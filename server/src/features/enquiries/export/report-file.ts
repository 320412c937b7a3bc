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
  createRowsMaker,
  type EnquirySources,
  type Report,
  type Row,
} from '../list/reports.ts';
import { drawReport } from './report-pdf.ts';
import { readRows, type ReportOrder } from './report-rows.ts';

/** Reads a report's rows and draws them (rules: report-pdf), in parts. */
export async function* drawReportFile(
  sources: EnquirySources,
  { path, filter, range, madeAt, seller }: ReportOrder,
): AsyncGenerator<Uint8Array> {
  const report = allReports.find((each) => each.path === path);
  if (!report) throw new Error(`there is no report ${path}`);
  const { title, orientation, columns } = report;
  const page = range && (await readPage(sources, report, { filter, range }));
  const { kinds, reportPaper: texts } = textsIn(DEFAULT_LOCALE);
  const { kind } = filter;
  const isNarrowed = kind && path === allEnquiriesReport.path;
  yield* drawReport({
    title,
    orientation,
    texts,
    seller,
    madeAt,
    notes: reportNotes(
      {
        ...filter,
        madeAt,
        total: page?.total,
        kind: isNarrowed ? kinds[kind].title : undefined,
      },
      texts,
    ),
    header: toReportTable(columns, []).header,
    batches: cellsOf(columns, page ? [page.rows] : readRows(sources, report, filter)),
  });
}

async function readPage(
  sources: EnquirySources,
  report: Report,
  { filter, range }: { filter: EnquiryFilter; range: NonNullable<ReportOrder['range']> },
) {
  const { enquiries, total } = await findEnquiries(sources.db, filter, range);
  const toRows = await createRowsMaker(sources, report.toRow);
  return { rows: await toRows(enquiries), total };
}

async function* cellsOf(
  columns: Report['columns'],
  batches: AsyncIterable<readonly Row[]> | readonly (readonly Row[])[],
): AsyncGenerator<string[][]> {
  for await (const rows of batches) yield toReportTable(columns, rows).cells;
}
