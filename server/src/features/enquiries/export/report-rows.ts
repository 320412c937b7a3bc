import { listEnquiries, type EnquiryFilter } from '../list/list-repository.ts';
import { createRowsMaker, type EnquirySources, type Report, type Row } from '../list/reports.ts';

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
}

export async function* readRows(
  sources: EnquirySources,
  report: Report,
  filter: EnquiryFilter,
): AsyncGenerator<Row[]> {
  const toRows = await createRowsMaker(sources, report.toRow);
  for await (const batch of listEnquiries(sources.db, filter)) yield await toRows(batch);
}
