import Papa from 'papaparse';
import {
  BYTE_ORDER_MARK,
  CSV_LINE_END,
  csvColumnsOf,
  csvOptions,
  toReportTable,
} from '@dealership/shared';
import { listEnquiries, type EnquiryFilter } from '../list/list-repository.ts';
import { createRowsMaker, type EnquirySources, type Report } from '../list/reports.ts';

/** All rows of a report as CSV text, batch by batch: the header comes with the first batch. */
export async function* toCsv(
  sources: EnquirySources,
  report: Report,
  filter: EnquiryFilter,
): AsyncGenerator<string> {
  const columns = csvColumnsOf(report);
  const { header } = toReportTable(columns, []);
  const toRows = await createRowsMaker(sources, report.toRow);
  let start = `${BYTE_ORDER_MARK}${Papa.unparse([header], csvOptions)}${CSV_LINE_END}`;
  for await (const batch of listEnquiries(sources.db, filter)) {
    const { cells } = toReportTable(columns, await toRows(batch));
    yield `${start}${Papa.unparse(cells, csvOptions)}${CSV_LINE_END}`;
    start = '';
  }
  if (start) yield start;
}
