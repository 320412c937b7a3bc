import * as z from 'zod/mini';
import { coded } from '../errors/problem.ts';
import { exportFormats, MAX_ROWS_FOR_PAPER, type ExportNotice } from './report-query.ts';

const rowsProblem = coded('rows_out_of_range', { max: MAX_ROWS_FOR_PAPER });

/** Sent by a browser that has made an export itself; the report's filters are sent with it. */
export const exportNoticeSchema: z.ZodMiniType<ExportNotice> = z.object({
  format: z.enum(exportFormats, coded('not_format')),
  rows: z
    .int(rowsProblem)
    .check(z.minimum(1, rowsProblem), z.maximum(MAX_ROWS_FOR_PAPER, rowsProblem)),
});
