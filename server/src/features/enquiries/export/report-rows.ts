import type { Database } from '../../../db/open-database.ts';
import { listEnquiries, type EnquiryFilter } from '../list/list-repository.ts';
import {
  createRowMaker,
  addCountingChannels,
  type Report,
  type Row,
  type ReadConsents,
} from '../list/reports.ts';

/** A report, and its rows that are wanted as PDF. */
export interface ReportOrder {
  /** Path of the report's call. */
  path: string;
  filter: EnquiryFilter;
  /** One page of it; absent: all rows. */
  range: { page: number; limit: number } | undefined;
  /** Epoch ms. */
  madeAt: number;
  /** Name of the dealership. */
  seller: string;
}

export interface RowSources {
  db: Database;
  readConsents: ReadConsents;
}

export async function* readRows(
  { db, readConsents }: RowSources,
  report: Report,
  filter: EnquiryFilter,
): AsyncGenerator<Row[]> {
  const toRow = await createRowMaker(db, report.toRow);
  for await (const batch of listEnquiries(db, filter)) {
    yield await addCountingChannels(db, readConsents, batch.map(toRow));
  }
}
