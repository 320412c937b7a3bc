import { FROM_NEWEST, MAX_PAGE_SIZE, MAX_ROWS_FOR_PAPER, type RowsAfter } from '@dealership/shared';
import { tooManyRows, type ExportJob } from './export-job.ts';
import { api } from '../../../lib/calls/api-client.ts';
import { Refusal } from '../../../lib/calls/refusal.ts';
import { requestFilters } from '../fetch-report.ts';
import type { Filters } from '../report-address.ts';
import type { ReportSource, Row } from '../report-source.ts';

/**
 * All matching rows, newest first, as they were at the start: rows that arrive later are newer and left out,
 * and rows erased in the meantime do not shift the others.
 * @throws {Refusal} beyond `MAX_ROWS_FOR_PAPER`
 */
export async function fetchAllRows(
  source: ReportSource,
  filters: Filters,
  { signal, onProgress }: Pick<ExportJob, 'signal' | 'onProgress'>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let total: number | undefined;
  let after: string | null = FROM_NEWEST;
  while (after !== null) {
    const body = { after, limit: MAX_PAGE_SIZE, ...requestFilters(source, filters) };
    const answer: RowsAfter<Row> = (await api.post<RowsAfter<Row>>(source.path, body, { signal }))
      .data;
    // An answer of an older server, or a proxy's own page, has no `next`; the end is `null`.
    if (!Array.isArray(answer.data) || (answer.next as string | null | undefined) === undefined) {
      throw new Error('The answer is not a part of a report.');
    }
    total ??= answer.totalRecords;
    if (total > MAX_ROWS_FOR_PAPER) throw new Refusal(tooManyRows(total));
    rows.push(...answer.data);
    onProgress({ done: Math.min(rows.length, total), total });
    after = answer.data.length < MAX_PAGE_SIZE ? null : answer.next;
  }
  return rows;
}
