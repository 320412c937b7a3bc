import {
  allEnquiriesReport,
  DEFAULT_LOCALE,
  textsIn,
  reportNotes,
  toReportTable,
} from '@dealership/shared';
import { findEnquiries, listEnquiries, type EnquiryFilter } from '../list/list-repository.ts';
import { allReports, createRowsMaker, type EnquirySources } from '../list/reports.ts';
import { drawReport } from './report-pdf.ts';

/** A report, and its rows that are wanted as PDF. */
export interface ReportOrder {
  /** Path of the report's call. */
  path: string;
  filter: EnquiryFilter;
  /** One page of it; absent: all rows. */
  range: { page: number; limit: number } | undefined;
  /** Epoch ms. */
  madeAt: number;
  seller: string;
  /** Name of the branch to which it is narrowed. */
  branchName: string | undefined;
}

/** Reads a report's rows and draws them (rules: report-pdf), in parts. */
export async function* drawReportFile(
  sources: EnquirySources,
  { path, filter, range, madeAt, seller, branchName }: ReportOrder,
): AsyncGenerator<Uint8Array> {
  const report = allReports.find((each) => each.path === path);
  if (!report) throw new Error(`there is no report ${path}`);
  const { title, orientation, columns } = report;
  const page = range && (await findEnquiries(sources.db, filter, range));
  const batches = page ? [page.enquiries] : listEnquiries(sources.db, filter);
  const toRows = await createRowsMaker(sources, report.toRow);
  const cells = async function* () {
    for await (const batch of batches) yield toReportTable(columns, await toRows(batch)).cells;
  };
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
        branch: branchName,
        madeAt,
        total: page?.total,
        kind: isNarrowed ? kinds[kind].title : undefined,
      },
      texts,
    ),
    header: toReportTable(columns, []).header,
    batches: cells(),
  });
}
